// Draws prompts, one a line of a file (up to its first tab), into a folder: a PNG each, and contact
// sheets of nine.
// tsx scripts/picture-sheet.ts prompts.txt FOLDER [seed] [side]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPicture } from "../src/engines/pictures/scene/draw-picture.js";
import { renderPng } from "../src/engines/pictures/scene/render.js";

const PER_ROW = 3;
const PER_SHEET = PER_ROW * PER_ROW;
const CELL = 400;
const GAP = 4;

const [source, folder, seed = "0", side = "512"] = process.argv.slice(2);
if (source === undefined || folder === undefined) {
  throw new Error("usage: tsx scripts/picture-sheet.ts prompts.txt FOLDER [seed] [side]");
}
mkdirSync(folder, { recursive: true });
const prompts = readFileSync(source, "utf8")
  .split("\n")
  .map((line) => (line.split("\t")[0] ?? "").trim())
  .filter((line) => line !== "");
const pictures = prompts.map((prompt, index) => {
  const startedAt = performance.now();
  const order = { prompt, seed: Number(seed), width: Number(side), height: Number(side) };
  const { png, unknown } = drawPicture(order);
  const ms = Math.round(performance.now() - startedAt);
  const missing = unknown.length > 0 ? `; not drawn: ${unknown.join(", ")}` : "";
  console.log(`${number(index)} ${prompt} (${ms} ms${missing})`);
  writeFileSync(join(folder, `${number(index)}.png`), png);
  return png;
});
for (let first = 0; first < pictures.length; first += PER_SHEET) {
  const sheet = join(folder, `sheet-${first / PER_SHEET + 1}.png`);
  writeFileSync(sheet, contactSheet(pictures.slice(first, first + PER_SHEET)));
}

function number(index: number): string {
  return String(index + 1).padStart(2, "0");
}

function contactSheet(shown: readonly Uint8Array[]): Uint8Array {
  const width = CELL * PER_ROW;
  const height = CELL * Math.ceil(shown.length / PER_ROW);
  const cells = shown.map((png, index) => {
    const [x, y] = [(index % PER_ROW) * CELL, Math.floor(index / PER_ROW) * CELL];
    const data = Buffer.from(png).toString("base64");
    return `<image x="${x}" y="${y}" width="${CELL - GAP}" height="${CELL - GAP}" href="data:image/png;base64,${data}"/>`;
  });
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${cells.join("")}</svg>`,
    { width, height },
  );
}
