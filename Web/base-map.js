// The style under the places: the world map's in light and dark and in three languages, or the server's own.

const WORLD = { light: "./world-map/style.light.json", dark: "./world-map/style.dark.json" };
const BARE = { version: 8, sources: {}, layers: [{ id: "bare", type: "background", paint: { "background-color": "#8aa" } }] };

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

async function worldStyle(language, theme) {
  const text = await fetched(WORLD[theme]);
  const style = JSON.parse(text.replaceAll('"name_en"', `"name_${language.slice(0, 2)}"`));
  style.sources.world.url = "pmtiles://world";
  return style;
}

/** The style; where it cannot be had, `failed` is called and the map stays bare. */
export async function baseStyle(serverStyle, language, theme, failed) {
  try {
    return serverStyle ? JSON.parse(await fetched(serverStyle)) : await worldStyle(language, theme);
  } catch {
    failed();
    return BARE;
  }
}
