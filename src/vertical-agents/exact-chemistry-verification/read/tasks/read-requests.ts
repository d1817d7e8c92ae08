import type { Item, SubstanceItem } from "../items/item.js";
import { putRequest } from "./put-request.js";
import type { Request } from "./request.js";
import { type Group, groupsOf, isObject } from "./request-groups.js";
import { isFit, ownObjects } from "./request-objects.js";
import { cuesIn, type Scene } from "./scene.js";

const GENERIC =
  /^(?:it|this|that|these|those|the|them|each|all|both|following|compounds?|substances?|products?|reactants?|salts?|sample|your|our|its|der|die|das|le|la|les|los|las|os|as|every|ces|estos|estas|diese|dieser)$/u;

const ENTRY_WORDS_MAX = 6;

/** Reads what is asked of equations and substances: to balance, masses, shares, oxidation states, structures. */
export function readRequests(scene: Scene): void {
  const groups = scene.sentences.flatMap((sentence, index) => groupsOf(scene, sentence, index));
  for (const [index, group] of groups.entries()) {
    group.objects = ownObjects(scene, groups, index);
  }
  for (const [index, group] of groups.entries()) {
    group.objects = [...group.objects, ...bareObjects(scene, groups, index)];
  }
  for (const [index, group] of groups.entries()) {
    if (group.objects.length === 0) group.objects = farObjects(scene, groups, index);
  }
  for (const group of groups) {
    const request: Request = {
      cues: group.cues,
      kinds: group.kinds,
      objects: group.objects,
      isJudged: isJudged(scene, group),
    };
    putRequest(scene, request);
  }
}

function isJudged(scene: Scene, { sentence }: Group): boolean {
  const [own, next] = [scene.sentences[sentence], scene.sentences[sentence + 1]];
  if (own && cuesIn(scene, own, "judge").length > 0) return true;
  return (
    own !== undefined &&
    next !== undefined &&
    cuesIn(scene, next, "judge").length > 0 &&
    !next.items.some(isObject)
  );
}

/** Objects of the sentences behind that are nothing but a list which goes on: `SMILES: CCO; CCN; CCC`. */
function bareObjects(scene: Scene, groups: readonly Group[], index: number): readonly Item[] {
  const group = groups[index];
  if (!group || group.objects.length === 0) return [];
  const last = group.objects.at(-1);
  const found: Item[] = [];
  let at = group.sentence;
  if (last !== scene.sentences[at]?.items.filter(isObject).at(-1)) return [];
  for (at += 1; ; at += 1) {
    const items = scene.sentences[at]?.items ?? [];
    const isList = items.every(isOfList) || goesOn(items);
    if (!items.some(isObject) || !isList) return found;
    found.push(...items.filter((item) => isFit(item, group.kinds)));
  }
}

/** `and in H2O2 of oxygen?` */
function goesOn(items: readonly Item[]): boolean {
  const [first] = items;
  const isJoined =
    first !== undefined && "key" in first && /^(?:and|also|und|auch|et|y|e)$/u.test(first.key);
  return isJoined && items.every(({ type }) => type !== "cue" && type !== "quantity");
}

function isOfList(item: Item): boolean {
  return isObject(item) || item.type === "symbol" || item.type === "mark" || item.type === "number";
}

/** Objects of other sentences: lines that are only lists of them, else the last ones that were spoken of. */
function farObjects(scene: Scene, groups: readonly Group[], index: number): readonly Item[] {
  const group = groups[index];
  if (!group) return [];
  const fits = (item: Item) => isFit(item, group.kinds) && !scene.used.has(item);
  const behind = linesFrom(scene, groups, group.sentence, 1).filter(fits);
  const before = linesFrom(scene, groups, group.sentence, -1).filter(fits);
  const isHeader = scene.sentences[group.sentence]?.isHeader === true || isLeading(scene, groups);
  if (isHeader && behind.length > 0) return behind;
  if (before.length > 0) return before;
  if (behind.length > 0) return behind;
  const isOnlyJudge = group.cues.every((cue) => cue.words.has("judge"));
  if (isOnlyJudge || isOfUnknown(scene, group)) return [];
  const at = scene.sentences[group.sentence]?.from ?? 0;
  const last = scene.items
    .slice(0, at)
    .filter((item) => isFit(item, group.kinds))
    .at(-1);
  const first = scene.items.slice(at).find((item) => isFit(item, group.kinds));
  const shared = groups[index - 1]?.objects.filter((item) => isFit(item, group.kinds)) ?? [];
  if (shared.length > 0) return shared;
  return last ? [last] : first ? [first] : [];
}

/** Whether requests stand above what they are about: the first of them comes before any object. */
function isLeading(scene: Scene, groups: readonly Group[]): boolean {
  const first = scene.sentences.findIndex(({ items }) => items.some(isObject));
  const [group] = groups;
  return group !== undefined && group.sentence < first;
}

/** `molar mass of sweetium`: a name that is not known stands for no other substance. */
function isOfUnknown(scene: Scene, { sentence, to }: Group): boolean {
  const items = scene.sentences[sentence]?.items ?? [];
  const [link, word] = [items[to + 1], items[to + 2]];
  if (link?.type !== "word" || !/^(?:of|von|de|du|do|da|del|for|des)$/u.test(link.key))
    return false;
  return word?.type === "word" && word.key.length > 2 && !GENERIC.test(word.key);
}

/** Objects of the sentences on one side up to the next that has a request of its own. */
function linesFrom(
  scene: Scene,
  groups: readonly Group[],
  sentence: number,
  step: 1 | -1,
): readonly Item[] {
  const found: SubstanceItem[] = [];
  const busy = new Set(groups.map((group) => group.sentence));
  let isRunning = false;
  for (let at = sentence + step; scene.sentences[at] && !busy.has(at); at += step) {
    const items = scene.sentences[at]?.items ?? [];
    if (found.length > 0 && isProse(items) !== isRunning) break;
    isRunning = isProse(items);
    const objects = items.filter(isObject) as SubstanceItem[];
    if (step > 0) found.push(...objects);
    else found.unshift(...objects);
  }
  return found;
}

/** Whether a sentence runs, unlike an entry of a list. */
function isProse(items: readonly Item[]): boolean {
  return items.filter(({ type }) => type === "word").length > ENTRY_WORDS_MAX;
}
