import { composeScene } from "./compose.js";
import { lexicon, library } from "./library.js";
import { addTexts } from "./png.js";
import { readPrompt } from "./prompt/read-prompt.js";
import { hashText } from "./random.js";
import { renderPng } from "./render.js";
import { coarsenessOf } from "./styles.js";

/** What a picture is made of; sides in pixels, 64 to 1024, and a seed of 32 bits. */
export interface PictureOrder {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

export interface Picture {
  readonly png: Uint8Array;
  /** Nouns of the prompt that were not drawn. */
  readonly unknown: readonly string[];
}

const SCENE_MODEL = "builtin/scene";

/**
 * Draws what a prompt says as a layered vector scene and renders it to PNG, with prompt, model and
 * seed as text chunks; the same bytes for the same order. About 0.1 s at 512 x 512.
 */
export function drawPicture(order: PictureOrder): Picture {
  const { prompt, width, height, seed } = order;
  const reading = readPrompt(prompt, lexicon);
  const canvas = { width, height, seed: (seed ^ hashText(prompt)) >>> 0 };
  const svg = composeScene(reading, canvas, library);
  const plain = renderPng(svg, canvas, coarsenessOf(reading.styles, canvas));
  const texts = { prompt, model: SCENE_MODEL, seed: String(seed), software: "Gatehouse" };
  return { png: addTexts(plain, texts), unknown: reading.unknown };
}
