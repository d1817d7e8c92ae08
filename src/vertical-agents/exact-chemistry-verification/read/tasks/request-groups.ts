import type { TaskWord } from "../../../../content/chemistry-words/task-words.js";
import type { CueItem, Item } from "../items/item.js";
import type { RequestKind } from "./request.js";
import type { Scene, Sentence } from "./scene.js";

const KINDS: Readonly<Partial<Record<TaskWord, RequestKind>>> = {
  balance: "balance",
  unbalanced: "balance",
  "balanced equation": "balance",
  balanced: "check",
  judge: "check",
  "molar mass": "mass",
  mass: "mass",
  "exact mass": "exact mass",
  formula: "formula",
  smiles: "smiles",
  "percent composition": "percents",
  "oxidation state": "states",
};

/** Stands for itself only where nothing stronger is said. */
const WEAK: readonly TaskWord[] = ["mass", "formula", "smiles", "balanced", "judge"];

const ORDINALS: readonly RegExp[] = [
  /^(?:first|1st|former|one|erste|erstes|premiere?|primer[ao]?|primeir[ao])$/u,
  /^(?:second|2nd|latter|two|zweite|zweites|deuxieme|seconde|segund[ao])$/u,
  /^(?:third|3rd|three|dritte|troisieme|tercer[ao]?|terceir[ao])$/u,
];

/** Cues that stand together, and what they are about. */
export interface Group {
  readonly sentence: number;
  readonly cues: readonly CueItem[];
  readonly kinds: readonly RequestKind[];
  /** Places of the first and last cue within the sentence. */
  readonly from: number;
  readonly to: number;
  /** The place in the prompt that its words name: 1 of `check the second`. */
  readonly ordinal?: number;
  objects: readonly Item[];
}

export function isObject(item: Item): boolean {
  return item.type === "substance" || item.type === "equation";
}

export function groupsOf(scene: Scene, sentence: Sentence, index: number): readonly Group[] {
  const groups: Group[] = [];
  if (isReported(scene, sentence)) return groups;
  let last: Cues | undefined;
  for (const [at, item] of sentence.items.entries()) {
    if (item.type !== "cue" || scene.used.has(item) || !isRequest(scene, sentence, item)) continue;
    const isNear = last && sentence.items.slice(last.to + 1, at).every((one) => !isObject(one));
    const ordinal = ordinalBehind(sentence.items, at);
    if (last && isNear && ordinal === undefined && last.ordinal === undefined) {
      last.cues.push(item);
      last.to = at;
      continue;
    }
    if (last) groups.push(groupOf(index, last));
    last = { cues: [item], from: at, to: at, ...(ordinal === undefined ? {} : { ordinal }) };
  }
  if (last) groups.push(groupOf(index, last));
  const isDoes = sentence.items
    .slice(0, 3)
    .some((item) => "key" in item && /^(?:does|do)$/u.test(item.key));
  return groups
    .filter(({ kinds }) => kinds.length > 0)
    .map((group) => {
      const isAsked = isDoes && group.cues.some(({ key }) => key === "balance");
      return isAsked
        ? { ...group, kinds: group.kinds.map((kind) => (kind === "balance" ? "check" : kind)) }
        : group;
    });
}

interface Cues {
  readonly cues: CueItem[];
  readonly from: number;
  to: number;
  readonly ordinal?: number;
}

/** `question 2 asked for the molar mass of …`, where the answers to it are judged. */
function isReported({ drafts }: Scene, { items }: Sentence): boolean {
  const isAsked = items.some((item) => "key" in item && /^(?:asked|asks|gefragt)$/u.test(item.key));
  return isAsked && drafts.some(({ kind }) => kind === "claim");
}

/** `check the second one`. */
function ordinalBehind(items: readonly Item[], at: number): number | undefined {
  for (const item of items.slice(at + 1, at + 4)) {
    const key = "key" in item ? item.key : "";
    const found = ORDINALS.findIndex((pattern) => pattern.test(key));
    if (found >= 0) return found;
    if (
      !/^(?:the|this|die|das|la|le|el|a|o|equation|eq|reaction|if|whether|number|no|#)$/u.test(key)
    )
      return undefined;
  }
  return undefined;
}

/** Words such as `check` and `right` ask something of equations alone; substances are judged by claims. */
function isRequest(scene: Scene, { items }: Sentence, cue: CueItem): boolean {
  const words = [...cue.words].filter((word) => KINDS[word] !== undefined);
  if (words.some((word) => word !== "judge")) return true;
  if (words.length === 0) return false;
  const hasEquation = items.some(({ type }) => type === "equation");
  const isOfSubstance = !hasEquation && items.some(isObject);
  if (!hasEquation && isOfFigure(scene, items)) return false;
  return !isOfSubstance && scene.items.some(({ type }) => type === "equation");
}

/** `The label promises 250 mg. Right to within 3 %?` judges a figure. */
function isOfFigure({ sentences }: Scene, items: readonly Item[]): boolean {
  const at = sentences.findIndex((one) => one.items === items);
  const [before, own] = [sentences[at - 1], sentences[at]];
  if (own && own.measured.length > 0) return true;
  return (
    before !== undefined &&
    before.measured.length > 0 &&
    !before.items.some(({ type }) => type === "equation")
  );
}

function groupOf(sentence: number, { cues, from, to, ordinal }: Cues): Group {
  const words = cues.flatMap((cue) => [...cue.words].filter((word) => KINDS[word] !== undefined));
  const strong = words.filter((word) => !WEAK.includes(word));
  const taken =
    strong.length > 0
      ? words.filter((word) => strong.includes(word) || isBeside(word, strong))
      : words;
  const kinds = [...new Set(taken.flatMap((word) => KINDS[word] ?? []))];
  const place = ordinal === undefined ? {} : { ordinal };
  return { sentence, cues, kinds, from, to, ...place, objects: [] };
}

/** `formula and molar mass` of a structure are one request; `mass` beside a stronger word is part of it. */
function isBeside(word: TaskWord, strong: readonly TaskWord[]): boolean {
  if (word === "judge") return false;
  if (word === "balanced")
    return !strong.some((one) => one.startsWith("balance") || one === "unbalanced");
  return word === "formula" || word === "smiles";
}
