import type { CueItem } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import type { Sentence } from "./scene.js";

/** What asks for amounts, where it stands, and what is given for it. */
export interface Question {
  readonly sentence: Sentence;
  readonly given: readonly Measured[];
  readonly cues: readonly CueItem[];
}
