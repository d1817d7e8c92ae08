import { type CueItem, type Item, isCue } from "../items/item.js";
import { LINKS } from "../items/links.js";
import type { RequestKind } from "./request.js";
import { type Group, isObject } from "./request-groups.js";
import type { Scene } from "./scene.js";

/** Objects in the same sentence: behind `of`, before the cue, or shared with the cues before. */
export function ownObjects(scene: Scene, groups: readonly Group[], index: number): readonly Item[] {
  const group = groups[index];
  const sentence = group && scene.sentences[group.sentence];
  if (!group || !sentence) return [];
  const [before, next] = [groups[index - 1], groups[index + 1]];
  if (group.ordinal !== undefined) {
    const named = scene.items.filter((item) => isFit(item, group.kinds))[group.ordinal];
    return named ? [named] : [];
  }
  if (isOfPronoun(sentence.items, group.to + 1)) {
    const place = sentence.from + group.from;
    const shared = before?.objects.filter((item) => isFit(item, group.kinds)) ?? [];
    const last = scene.items
      .slice(0, place)
      .filter((item) => isFit(item, group.kinds))
      .at(-1);
    if (shared.length > 0) return shared;
    if (last) return [last];
  }
  const start = before?.sentence === group.sentence ? before.to + 1 : 0;
  const end = next?.sentence === group.sentence ? next.from : sentence.items.length;
  const behind = objectsOf(sentence.items, group.to + 1, end, group.kinds);
  const front = objectsOf(sentence.items, start, group.from, group.kinds);
  const equations = [...front, ...behind].filter(({ type }) => type === "equation");
  if (group.kinds.includes("balance") || group.kinds.includes("check")) {
    const substances = behind.length > 0 ? behind : front;
    if (equations.length > 0)
      return [...equations, ...substances.filter(({ type }) => type !== "equation")];
  }
  const isForward = pointsForward(sentence.items, group.to + 1, end);
  const free = front.filter((item) => !before?.objects.includes(item));
  if (isForward && behind.length > 0) return behind;
  if (free.length > 0) return free;
  if (
    behind.length > 0 &&
    !(
      next?.sentence === group.sentence &&
      !pointsForward(sentence.items, next.to + 1, sentence.items.length)
    )
  )
    return behind;
  return front.length > 0 ? front : before?.sentence === group.sentence ? before.objects : behind;
}

/** `oxidation states in it`. */
function isOfPronoun(items: readonly Item[], at: number): boolean {
  const [link, pronoun] = [items[at], items[at + 1]];
  if (link?.type !== "word" || !/^(?:of|in|for|von|in|de|d|em|en|para|fur|da|do)$/u.test(link.key))
    return false;
  return (
    pronoun?.type === "word" &&
    /^(?:it|this|that|them|these|those|ihm|ihr|ello|ele|ela|celui|celle)$/u.test(pronoun.key)
  );
}

function pointsForward(items: readonly Item[], from: number, to: number): boolean {
  for (const item of items.slice(from, Math.min(to, from + 8))) {
    if (isObject(item) || item.type === "symbol") return true;
    if (item.type === "word" && LINKS.has(item.key)) continue;
    if (
      item.type === "word" &&
      /^(?:is|are|sind|ist|following|por|favor|please|pls|bitte|svp|state|masse|wasser|compounds?|substances?|element|elements)$/u.test(
        item.key,
      )
    )
      continue;
    if (
      item.type === "cue" &&
      (item.words.has("each") || item.words.has("reaction") || item.words.has("formula"))
    )
      continue;
    if (item.type === "mark" && /^[:=("'`*-]$/u.test(item.key)) continue;
    return false;
  }
  return false;
}

/** Substances and equations of a stretch, and symbols where nothing else can be meant. */
function objectsOf(
  items: readonly Item[],
  from: number,
  to: number,
  kinds: readonly RequestKind[],
): readonly Item[] {
  const objects = items.slice(from, to).filter(isObject);
  const isOfEquation = kinds.every((kind) => kind === "balance" || kind === "check");
  if (isOfEquation) return objects.filter(({ type }) => type === "equation");
  // A state is asked of an element in a substance, not of the element itself.
  if (kinds.includes("states")) return objects.filter((item) => !isPartAsked(items, item));
  const symbols = items.slice(from, to).flatMap((item, offset): readonly Item[] => {
    const at = from + offset;
    const isShare = isCue(items[at + 1], "percent composition") && kinds.includes("percents");
    if (item.type !== "symbol" || isShare || isPartOf(items, at)) return [];
    return isListed(items, at) ? [item] : [];
  });
  const isHydrate = (item: Item) =>
    item.type === "substance" && /[·.*•]\s?\d{0,2}\s?H2O/u.test(item.formula ?? "");
  const hasHydrate = kinds.includes("percents") && items.some(isHydrate);
  const isItsWater = (item: Item) =>
    hasHydrate && item.type === "substance" && item.isName && item.formula === "H2O";
  const wanted = objects.filter((item) => !isPartAsked(items, item) && !isItsWater(item));
  return [...wanted, ...symbols].sort((a, b) => a.span.start - b.span.start);
}

/** `% water in CuSO4·5H2O`: water is a part of what is asked about. */
function isPartAsked(items: readonly Item[], item: Item): boolean {
  const at = items.indexOf(item);
  const part = items[at + 1];
  const isContent = part?.type === "word" && /^(?:contents?|gehalt|percentage)$/u.test(part.key);
  if (isContent && item.type === "substance" && item.isName) return true;
  const before = items.slice(Math.max(0, at - 3), at).filter((one) => one.type !== "word");
  const [cue] = before;
  if (before.length !== 1 || !cue || !isCue(cue, "percent composition")) return false;
  const next = items[at + 1];
  const isIn = next?.type === "word" && /^(?:in|of|en|dans|im|em)$/u.test(next.key);
  return (
    (isIn && items.slice(at + 1).some(isObject)) ||
    (item.type === "substance" && item.formula === "H2O" && item.isName)
  );
}

/** `Mn in KMnO4`: the element is a part of the substance. */
function isPartOf(items: readonly Item[], at: number): boolean {
  for (const item of items.slice(at + 1, at + 6)) {
    if (item.type === "substance") return true;
    if (item.type === "symbol" || !("key" in item)) continue;
    if (item.type === "mark" && !/^[,&:]$/u.test(item.key)) return false;
    if (item.type === "break") return false;
  }
  return false;
}

/** A symbol directly behind a cue or in a list is a substance; elsewhere it may be a word. */
function isListed(items: readonly Item[], at: number): boolean {
  const item = items[at];
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const before = items[back];
    if (before?.type === "cue") return isStrong(before) && before.key !== "%";
    if (before?.type === "substance" || before?.type === "symbol") return true;
    const isWord = item?.type === "symbol" && /^(?:I|In|As|At|No|He|Be|Am)$/u.test(item.written);
    if (isWord || !before || !("key" in before)) return false;
    if (
      !/^[,&:/|]$/u.test(before.key) &&
      !LINKS.has(before.key) &&
      !/^(?:and|und|y|e|or|o)$/u.test(before.key)
    )
      return false;
  }
  const next = items[at + 1];
  return at === 0 && next?.type === "cue" && isStrong(next);
}

function isStrong(cue: CueItem): boolean {
  return isCue(cue, "molar mass", "mass", "percent composition", "oxidation state", "exact mass");
}

export function isFit(item: Item, kinds: readonly RequestKind[]): boolean {
  const isOfEquation = (kind: RequestKind) => kind === "balance" || kind === "check";
  if (item.type === "equation") return kinds.some(isOfEquation);
  return item.type === "substance" && !kinds.every(isOfEquation);
}
