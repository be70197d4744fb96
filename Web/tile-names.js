// Names that the map cannot draw letter by letter. It draws one picture for each code point, in their order: marks that
// combine, letters that join and emoji need the browser's own text. Such names are marked in the tile, so that the
// style can tell them apart; docs/spec/host.md, "The tile of places".
//
// Theory of operation. A vector tile (Mapbox Vector Tile 2.1) is a Protocol Buffers message: field 3 are the layers,
// and in a layer field 4 are the values that features refer to by position. A text is field 1 of a value. So a text
// can be replaced without looking at any feature: only the lengths around it change.

/** Stands before a name that the browser has to draw: a code point for private use. */
export const MARK = "\ue000";

// Marks, ZWJ, vowels and finals of Hangul, right-to-left scripts, emoji, private use, and all beyond 16 bits.
const NEEDS_BROWSER =
  /[\p{M}\p{Extended_Pictographic}\p{Co}\u200d\u1160-\u11ff\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10000}-\u{10ffff}]/u;
const LAYER = (3 << 3) | 2;
const VALUE = (4 << 3) | 2;
const TEXT = (1 << 3) | 2;
// Below it, as the first byte of a code point in UTF-8, there are no combining marks, nor anything else of the above
// but the signs © and ®, which have the look of letters.
const FIRST_COMBINING = 0xcc;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Reads the fields of a message that all are of the types varint or bytes. */
function fields(bytes) {
  const found = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * factor;
      if (byte < 128 || at >= bytes.length) return value;
    }
  };
  while (at < bytes.length) {
    const from = at;
    const tag = varint();
    const type = tag & 7;
    if (type === 0) varint();
    else if (type === 1) at += 8;
    else if (type === 5) at += 4;
    const count = type === 2 ? varint() : 0;
    const content = bytes.subarray(at, (at += count));
    found.push({ tag, content, whole: bytes.subarray(from, at) });
  }
  return found;
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function field(tag, content) {
  const head = [tag];
  let count = content.length;
  for (; count > 127; count = Math.floor(count / 128)) head.push((count & 127) | 128);
  return joined([[...head, count], content]);
}

/** The message with the contents of its fields `tag` changed; itself where nothing changes. */
function changed(bytes, tag, change) {
  let isChanged = false;
  const parts = fields(bytes).map(({ tag: found, content, whole }) => {
    const wanted = found === tag ? change(content) : content;
    if (wanted === content) return whole;
    isChanged = true;
    return field(tag, wanted);
  });
  return isChanged ? joined(parts) : bytes;
}

/** The name, composed (Unicode NFC) and marked where the browser has to draw it. */
export function markedName(name) {
  const composed = name.normalize("NFC");
  return NEEDS_BROWSER.test(composed) ? MARK + composed : composed;
}

function prepared(text) {
  if (!text.some((byte) => byte >= FIRST_COMBINING)) return text;
  return encoder.encode(markedName(decoder.decode(text)));
}

/** A tile whose names are composed (Unicode NFC) and marked where the browser has to draw them. */
export const marked = (tile) =>
  changed(tile, LAYER, (layer) => changed(layer, VALUE, (value) => changed(value, TEXT, prepared)));
