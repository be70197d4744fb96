// The pictures of pins and of names, drawn at the screen's pixel ratio.

import { GRID, shape } from "./symbols.js";

/** The side of a pin's picture in CSS pixels: a circle of 44 and room for its shadow. */
export const PIN_SIZE = 52;
const RADIUS = 22;
const SYMBOL_SIZE = 31.2;
const RED = 0xd70015;
const GREEN = "#18794e";
const FONT = "600 13px system-ui, sans-serif";
const LINE_HEIGHT = 17;
const NAME_WIDTH = 140;

function canvas(width, height, ratio) {
  const element = document.createElement("canvas");
  element.width = Math.ceil(width * ratio);
  element.height = Math.ceil(height * ratio);
  const context = element.getContext("2d");
  context.scale(ratio, ratio);
  return context;
}

function circle(context, x, y, radius, fill) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

function check(context, x, y) {
  circle(context, x, y, 8.5, "#fff");
  circle(context, x, y, 7, GREEN);
  context.beginPath();
  context.moveTo(x - 3, y + 0.3);
  context.lineTo(x - 0.8, y + 2.5);
  context.lineTo(x + 3.2, y - 2.2);
  Object.assign(context, { strokeStyle: "#fff", lineWidth: 1.8, lineCap: "round", lineJoin: "round" });
  context.stroke();
}

function drawSymbol(context, name, color) {
  const path = shape(name);
  if (!path) return;
  const corner = (PIN_SIZE - SYMBOL_SIZE) / 2;
  context.save();
  context.translate(corner, corner);
  context.scale(SYMBOL_SIZE / GRID, SYMBOL_SIZE / GRID);
  context.fillStyle = color;
  context.fill(path);
  context.restore();
}

/** A symbol in a white circle, with a check where the person has been; `color` is 0xRRGGBB or null. */
export function pin(symbol, color, visited, ratio) {
  const context = canvas(PIN_SIZE, PIN_SIZE, ratio);
  const center = PIN_SIZE / 2;
  // Shadows are in device pixels, whatever the scale.
  Object.assign(context, { shadowColor: "rgb(0 0 0 / 45%)", shadowBlur: 4 * ratio, shadowOffsetY: ratio });
  circle(context, center, center, RADIUS, "#fff");
  context.shadowColor = "transparent";
  drawSymbol(context, symbol, `#${(color ?? RED).toString(16).padStart(6, "0")}`);
  if (visited) check(context, center + 14.5, center + 14.5);
  return context.canvas;
}

/** Whether a text reads from right to left: its first letter is of such a script (Hebrew, Arabic and their neighbours). */
const isRightToLeft = (text) => /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);

function lines(context, text) {
  // Scripts without spaces, Thai for one, are parted into words as well.
  const words = new Intl.Segmenter(undefined, { granularity: "word" });
  const rows = [""];
  for (const { segment } of words.segment(text.trim())) {
    const longer = rows.at(-1) + segment;
    const isFirst = rows.at(-1).trim() === "";
    if (isFirst || segment.trim() === "" || context.measureText(longer).width <= NAME_WIDTH) rows[rows.length - 1] = longer;
    else rows.push(segment);
  }
  return rows.map((row) => row.trim());
}

/** A name that has to be drawn by the browser, on as many lines as it takes. */
export function name(text, dark, ratio) {
  const measure = canvas(1, 1, 1);
  measure.font = FONT;
  const direction = isRightToLeft(text) ? "rtl" : "ltr";
  const rows = lines(measure, text);
  const width = 8 + Math.max(...rows.map((row) => measure.measureText(row).width));
  const context = canvas(width, rows.length * LINE_HEIGHT + 4, ratio);
  Object.assign(context, { direction, font: FONT, textAlign: "center", textBaseline: "middle", lineJoin: "round", lineWidth: 3 });
  context.strokeStyle = dark ? "#10161c" : "#fff";
  context.fillStyle = dark ? "#f2f4f6" : "#1c1f23";
  rows.forEach((row, index) => {
    const y = 2 + (index + 0.5) * LINE_HEIGHT;
    context.strokeText(row, width / 2, y);
    context.fillText(row, width / 2, y);
  });
  return context.canvas;
}
