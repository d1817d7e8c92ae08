import { isCue } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import { formulaOf } from "./draft.js";
import type { Question } from "./question.js";
import type { Scene } from "./scene.js";

/** Two solutions that are mixed or titrated; the amount of each may be asked by itself. */
export function reactsWithAnother(scene: Scene, { sentence, given, cues }: Question): boolean {
  if (given.length === 0) return false;
  const isTitrated = cues.some((cue) => isCue(cue, "unknown"));
  const part = scene.sentences.filter(({ block }) => block === sentence.block);
  const all = isTitrated ? part.flatMap(({ measured }) => measured) : given;
  const isEachAsked = cues.some((cue) => isCue(cue, "amount")) && !isTitrated;
  return !isEachAsked && solutesOf(all).length > 1;
}

/** Substances of the solutions among quantities. */
export function solutesOf(given: readonly Measured[]): readonly string[] {
  const names = given.flatMap(({ species, molarity, quantity }) =>
    species && (molarity || quantity.dimension === "concentration")
      ? [formulaOf(species) ?? ""]
      : [],
  );
  return [...new Set(names)];
}
