// Vector tiles of places for the host's tests (Mapbox Vector Tile 2.1), joined by a plain grid at low zooms.

const EXTENT = 4096;
const CELLS = 4;
const LAST_JOINED_ZOOM = 6;
const utf8 = new TextEncoder();

const varint = (value) => {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
};
const chunk = (field, bytes) => [...varint(field * 8 + 2), ...varint(bytes.length), ...bytes];
const number = (field, value) => [...varint(field * 8), ...varint(value)];
const zigzag = (value) => (value < 0 ? -2 * value - 1 : 2 * value);
const valueOf = (value) =>
  typeof value === "string" ? chunk(1, utf8.encode(value)) : typeof value === "boolean" ? number(7, Number(value)) : number(5, value);

function position([, , longitude, latitude], z, x, y) {
  const size = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const column = ((longitude + 180) / 360) * size - x;
  const row = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size - y;
  return [column, row];
}

function features(places, z, x, y) {
  const cells = new Map();
  for (const place of places) {
    const [column, row] = position(place, z, x, y);
    if (column < 0 || column >= 1 || row < 0 || row >= 1) continue;
    const cell = z > LAST_JOINED_ZOOM ? place[0] : `${Math.floor(column * CELLS)}.${Math.floor(row * CELLS)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), { place, column, row }]);
  }
  return [...cells].map(([cell, members]) => {
    const mean = (key) => members.reduce((sum, member) => sum + member[key], 0) / members.length;
    const [id, name, , , color, visited, symbol] = members[0].place;
    const properties =
      members.length > 1
        ? { cluster: `${z}/${x}/${y}/${cell}`, count: members.length, label: String(members.length) }
        : { place: id, name, ...(color === null ? {} : { color }), ...(symbol && { symbol }), visited };
    return { column: mean("column"), row: mean("row"), properties };
  });
}

/** A tile with the layer `places`; each place is [id, name, longitude, latitude, color or null, visited, symbol if no star]. */
export function tileOf(places, z, x, y) {
  const keys = [];
  const values = [];
  const encoded = features(places, z, x, y).flatMap(({ column, row, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => {
      if (!keys.includes(key)) keys.push(key);
      return [...varint(keys.indexOf(key)), ...varint(values.push(value) - 1)];
    });
    const point = [...varint(9), ...varint(zigzag(Math.round(column * EXTENT))), ...varint(zigzag(Math.round(row * EXTENT)))];
    return chunk(2, [...chunk(2, tags), ...number(3, 1), ...chunk(4, point)]);
  });
  if (encoded.length === 0) return new Uint8Array(0);
  const layer = [
    ...number(15, 2),
    ...chunk(1, utf8.encode("places")),
    ...encoded,
    ...keys.flatMap((key) => chunk(3, utf8.encode(key))),
    ...values.flatMap((value) => chunk(4, valueOf(value))),
    ...number(5, EXTENT),
  ];
  return new Uint8Array(chunk(3, layer));
}
