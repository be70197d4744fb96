// MapLibre and PMTiles, loaded once and ahead of their use, and the world map's file. The file is fetched whole: that
// serves offline use, and tells nobody which part of the world is looked at.

const script = (address) =>
  new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

async function loaded() {
  await Promise.all([script("./third-party/maplibre-gl.js"), script("./third-party/pmtiles.js")]);
  maplibregl.setWorkerUrl("./third-party/maplibre-gl-worker.js");
  const protocol = new pmtiles.Protocol();
  maplibregl.addProtocol("pmtiles", async (...request) => {
    protocol.add(await world());
    return protocol.tile(...request);
  });
  return maplibregl;
}

let loading = null;
let fetching = null;

/** Resolves with `maplibregl`; a failure is forgotten, so that it can be tried again. */
export function library() {
  loading ??= loaded();
  loading.catch(() => (loading = null));
  return loading;
}

/** The world map, `pmtiles://world` in styles; likewise. */
export function world() {
  fetching ??= fetchedWorld();
  fetching.catch(() => (fetching = null));
  return fetching;
}

async function fetchedWorld() {
  const answer = await fetch("./world-map/world.pmtiles");
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new pmtiles.PMTiles(new pmtiles.FileSource(new File([await answer.blob()], "world")));
}
