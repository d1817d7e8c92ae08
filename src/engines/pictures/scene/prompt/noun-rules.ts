import type { Colour, SceneElement } from "../../../../content/drawings/drawing.js";
import { isDeterminer, isOf } from "./choose-meanings.js";
import type { Lexeme } from "./lexicon.js";
import { singularsOf } from "./singular.js";
import {
  draftSubject,
  isHatted,
  nothingPending,
  pluralCount,
  relate,
  type SubjectDraft,
} from "./subject-drafts.js";

type Next = Lexeme | "," | "." | undefined;

/** Parts that `the` names of a building that was named before. */
const BUILDING_PARTS = /^(?:towers?|windows?|doors?|walls?|gates?|smoke|roofs?|rooftops?)$/;
/** Parts that every drawn building has. */
const COMMON_PARTS = /^(?:chimneys?|roofs?|rooftops?)$/;
const VERBS = /^(?:building|painting|drawing|fishing)$/;
/** Plurals that look like their singulars. */
const INVARIABLE = /fish$|^(?:sheep|deer|reindeer|moose|squid|salmon|trout)$/;
const HATS = /^(?:hat|crown|helmet)$/;

/** Whether a noun is a verb here: `children building a snowman`. */
export function isVerb({ text }: Lexeme, next: Next): boolean {
  return VERBS.test(text) && typeof next === "object" && isDeterminer(next);
}

/** Whether a bare noun is a plural that does not show it. */
export function isHiddenPlural(element: SceneElement): boolean {
  return INVARIABLE.test(element.name);
}

/** Colours a part of its owner (`with a red roof`); false where the word names no part of it. */
export function colourPart(
  owner: SubjectDraft | undefined,
  { text, meanings }: Lexeme,
  colour: Colour | undefined,
): boolean {
  if (owner === undefined || meanings.some(({ kind }) => kind !== "element")) return false;
  const role = singularsOf(text).find((word) => Object.hasOwn(owner.element.colours, word));
  if (role !== undefined && role !== "main") {
    if (colour !== undefined) owner.parts = { ...owner.parts, [role]: colour };
    return true;
  }
  if (!HATS.test(text) || !isHatted(owner)) return false;
  if (colour !== undefined && owner.colours.length === 0) owner.colours = [colour];
  return true;
}

/** Makes `a penguin family` several penguins; false where the word is no group of what was named. */
export function gatherGroup(named: SubjectDraft | null, { meanings }: Lexeme, next: Next): boolean {
  const count = meanings.find((meaning) => meaning.kind === "count");
  const isOther = typeof next === "object" && isOf(next);
  if (named === null || count?.value.needsOf !== true || isOther) return false;
  if (named.element.group === "person" || named.element.group === "object") return false;
  named.count = count.value.count;
  named.arrangement = count.value.arrangement;
  return true;
}

/**
 * Makes one subject of two nouns in a row: `golden retriever puppy` is one dog, and of `mushroom
 * house` the last is the thing and the first is added to `unknown`. False where they are two things.
 */
export function joinNouns(
  named: SubjectDraft | null,
  { element, isPlural }: { readonly element: SceneElement; readonly isPlural: boolean },
  unknown: Set<string>,
): boolean {
  if (named === null || named.count > 1) return false;
  if (named.element !== element) {
    if (named.element.group === "person" || element.group === "person") return false;
    unknown.add(named.text);
  }
  named.element = element;
  if (isPlural) named.count = pluralCount(element);
  return true;
}

/** Index of the subject that `the` refers to: the same again, or the building that a part is of. */
export function subjectMeant(
  drafts: readonly SubjectDraft[],
  element: SceneElement,
  text: string,
): number {
  const same = drafts.findIndex((draft) => draft.element === element);
  if (same >= 0 || !BUILDING_PARTS.test(text)) return same;
  return drafts.findLastIndex((draft) => draft.element.group === "building");
}

/** Whether a word names a part that is drawn with a building that was named. */
export function isCommonPart(drafts: readonly SubjectDraft[], word: string): boolean {
  return COMMON_PARTS.test(word) && drafts.some(({ element }) => element.group === "building");
}

/** The flames of a subject, where it is something that burns down. */
export function flamesOn(
  drafts: readonly SubjectDraft[],
  to: number,
  fire: SceneElement,
): SubjectDraft[] {
  const group = drafts[to]?.element.group ?? "object";
  if (!["building", "vehicle", "plant"].includes(group)) return [];
  const flames = draftSubject(fire, nothingPending(), { isPlural: false, text: fire.name });
  relate(drafts, [flames], { kind: "on", to });
  return [flames];
}
