import { isElement } from "../../../../engines/chemistry/elements/elements.js";
import { TASKS_MAX } from "../../../../engines/chemistry/problem/problem.js";
import { type Item, isCue, type QuantityItem } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { combustionShares, type Share } from "./combustion-shares.js";
import { Draft } from "./draft.js";
import { cuesIn, measuredIn, type Scene, type Sentence, use } from "./scene.js";

const WHOLE = 100;
const ROUNDING = 3;
const COMPOUND = "compound";

/** Reads compositions whose formula is asked: `40.0% C, 6.7% H, rest O`. */
export function readEmpirical(scene: Scene): void {
  const isBurnt = combustionShares(scene, scene.sentences) !== undefined;
  const hasShares = isBurnt || sharesIn(scene, scene.sentences).length > 1;
  const named = scene.sentences
    .filter((one) => isAsked(scene, one, hasShares))
    .slice(0, TASKS_MAX + 1);
  const asked = named.length > 0 ? named : wholes(scene);
  const scopes = asked.map((sentence, index) => ({
    sentence,
    scope: scopeOf(scene, asked, index),
  }));
  const held = scopes.filter(({ scope }) => sharesIn(scene, scope).length > 0);
  // Several questions about one composition, for its empirical and then its molecular formula, are one task.
  if (held.length === 1 && scopes.length > 1) {
    const block = scene.sentences.filter((one) => asked.some((each) => each.block === one.block));
    for (const { sentence } of held) draftOf(scene, sentence, block);
    return;
  }
  for (const { sentence, scope } of scopes) draftOf(scene, sentence, scope);
}

/** Shares of elements that make a whole are of one compound, whose formula is what there is to find. */
function wholes(scene: Scene): readonly Sentence[] {
  if (scene.items.some((item) => item.type === "substance" || isCue(item, "speaker"))) return [];
  const shares = sharesIn(scene, scene.sentences);
  const sum = shares.reduce((total, { quantity }) => total + quantity.value, 0);
  const isWhole = shares.length > 1 && shares.every(({ quantity }) => quantity.unit === "%");
  const [first] = shares;
  const isRested = sum < WHOLE && scene.items.some((item) => isCue(item, "rest"));
  if (!first || !isWhole || (!isRested && Math.abs(sum - WHOLE) >= ROUNDING)) return [];
  return scene.sentences.filter(({ from, to }) => first.at >= from && first.at < to);
}

function isAsked(scene: Scene, sentence: Sentence, hasShares: boolean): boolean {
  if (cuesIn(scene, sentence, "empirical formula").length > 0) return true;
  const isFormula = cuesIn(scene, sentence, "formula").length > 0;
  return isFormula && hasShares && !sentence.items.some(({ type }) => type === "substance");
}

/** The sentences of a composition: its own, those of its part, or those before or behind it. */
function scopeOf(scene: Scene, asked: readonly Sentence[], index: number): readonly Sentence[] {
  const one = asked[index];
  if (!one) return [];
  const part = scene.sentences.filter(({ block }) => block === one.block);
  const isAlone = asked.filter(({ block }) => block === one.block).length === 1;
  if (isAlone && sharesIn(scene, part).length > 1) return part;
  if (sharesIn(scene, [one]).length > 1) return [one];
  const [before, next] = [asked[index - 1], asked[index + 1]];
  const inside = (from: number, to: number) =>
    scene.sentences.filter((each) => each.from >= from && each.to <= to);
  if (asked.length === 1) return scene.sentences;
  const leading = inside(0, asked[0]?.from ?? 0);
  const isBehind = sharesIn(scene, leading).length > 1;
  return isBehind
    ? inside(before?.to ?? 0, one.to)
    : inside(one.from, next?.from ?? scene.items.length);
}

function draftOf(scene: Scene, asked: Sentence, scope: readonly Sentence[]): void {
  const cues = cuesIn(scene, asked, "empirical formula", "formula");
  const draft = new Draft("empirical_formula", cues[0]?.span.start ?? 0, cues[0]?.span);
  const burnt = combustionShares(scene, scope);
  const shares = burnt?.shares ?? sharesIn(scene, scope);
  if (burnt) draft.note("quantities", burnt.why, "combustion analysis");
  for (const { element, quantity, at } of shares) {
    draft.quantity({ quantity, species: element, at }, symbolOf(element));
  }
  noteBareNumbers(scene, draft, shares);
  addRest(scene, draft, scope, shares);
  if (shares.length === 0) {
    draft.ask(
      "quantities",
      "Which elements does it hold, and what is the share (%), mass or amount of each?",
    );
  }
  addMolarMass(scene, draft, scope);
  scene.drafts.push(draft);
  for (const sentence of scope) {
    use(
      scene,
      ...cuesIn(
        scene,
        sentence,
        "empirical formula",
        "formula",
        "percent composition",
        "molar mass",
        "mass",
        "amount",
        "how much",
        "yield",
      ),
    );
    use(scene, ...sentence.items.filter(({ type }) => type === "quantity"));
  }
}

/** Elements with a share, mass or amount; bare numbers are per cents where they make a whole. */
function sharesIn(scene: Scene, sentences: readonly Sentence[]): readonly Share[] {
  const measured = sentences.flatMap((sentence) => measuredIn(scene, sentence));
  const shares = measured.flatMap((one): readonly Share[] => {
    const { quantity, species, at } = one;
    if (!species || !isOfElement(species) || !isShare(one)) return [];
    return [{ element: species, quantity, at }];
  });
  if (shares.length > 0) return shares;
  const bare = sentences.flatMap((sentence) => bareShares(sentence));
  const sum = bare.reduce((total, { quantity }) => total + quantity.value, 0);
  return bare.length > 1 && Math.abs(sum - WHOLE) < ROUNDING ? bare : [];
}

function isShare({ quantity }: Measured): boolean {
  return /^(?:mass|percent|amount)$/u.test(quantity.dimension);
}

function isOfElement(species: SpeciesItem): boolean {
  return isElement(symbolOf(species));
}

/** The element of a symbol or of its molecules: `40 % O2` is oxygen. */
function symbolOf({ formula = "" }: SpeciesItem): string {
  return formula.replace(/^([A-Z][a-z]?)\d$/u, "$1");
}

/** `C | 60.0` and `C 40.0`. */
function bareShares({ items, from }: Sentence): readonly Share[] {
  const shares: Share[] = [];
  for (const [at, item] of items.entries()) {
    if (item.type !== "number" || item.value <= 0) continue;
    const before = [items[at - 1], items[at - 2]].find((one) => one?.type === "symbol");
    const isJoined = items[at - 1]?.type === "symbol" || "key" in (items[at - 1] ?? {});
    if (before?.type !== "symbol" || !isJoined) continue;
    const { span, value, digits } = item;
    const quantity: QuantityItem = {
      type: "quantity",
      span,
      value,
      digits,
      unit: "%",
      dimension: "percent",
    };
    shares.push({ element: before, quantity, at: from + at });
  }
  return shares;
}

function noteBareNumbers(scene: Scene, draft: Draft, shares: readonly Share[]): void {
  const isBare = shares.some(
    ({ quantity }) => quantity.unit === "%" && !scene.items.includes(quantity),
  );
  if (isBare)
    draft.note("quantities", "the numbers are per cents of mass: together they are about 100", "%");
}

/** `rest oxygen`: what is missing to 100 %. */
function addRest(
  scene: Scene,
  draft: Draft,
  scope: readonly Sentence[],
  shares: readonly Share[],
): void {
  const items = scope.flatMap((sentence) => sentence.items);
  const at = items.findIndex((item) => isCue(item, "rest"));
  if (at < 0 || shares.length === 0 || !shares.every(({ quantity }) => quantity.unit === "%"))
    return;
  const isFree = (item: Item): item is SpeciesItem =>
    (item.type === "symbol" || item.type === "substance") &&
    isOfElement(item) &&
    !shares.some(({ element }) => symbolOf(element) === symbolOf(item));
  const element =
    items.slice(at + 1, at + 6).find(isFree) ?? items.slice(Math.max(0, at - 5), at).find(isFree);
  if (!element) return;
  const others = items.slice(at + 1, at + 8).filter(isFree);
  if (new Set(others.map(symbolOf)).size > 1) {
    const names = others.map(symbolOf).join(" and ");
    draft.ask(
      "quantities",
      `What is the share of each of ${names}? Only one element can be the rest.`,
    );
    return;
  }
  const sum = shares.reduce((total, { quantity }) => total + quantity.value, 0);
  const value = Number((WHOLE - sum).toFixed(6));
  if (value <= 0) return;
  const cue = items[at];
  const span = cue?.span ?? element.span;
  const quantity: QuantityItem = {
    type: "quantity",
    span,
    value,
    digits: String(value),
    unit: "%",
    dimension: "percent",
  };
  const symbol = symbolOf(element);
  draft.quantity({ quantity, species: element, at }, symbol);
  draft.note("quantities", `${symbol} is what the other shares leave of 100 %`, value, "%");
  if (cue) use(scene, cue);
}

/** The molar mass of which the formula is to be. */
function addMolarMass(scene: Scene, draft: Draft, scope: readonly Sentence[]): void {
  // A mass beside another compound is that one's.
  const free = scope.filter(
    ({ items }) => !items.some((item) => item.type === "substance" && !isOfElement(item)),
  );
  const items = free.flatMap((sentence) => sentence.items);
  const isMass = (item: Item): item is QuantityItem =>
    item.type === "quantity" && item.dimension === "molar_mass";
  const stated = items.find(isMass) ?? bareMolarMass(items);
  if (!stated) return;
  const quantity: QuantityItem = {
    ...stated,
    type: "quantity",
    unit: "g/mol",
    dimension: "molar_mass",
  };
  draft.quantity({ quantity, at: 0 }, COMPOUND);
  draft.note("quantities", "the molar mass is that of the compound", stated.value, "g/mol");
  use(scene, ...items.filter(isMass));
}

function bareMolarMass(items: readonly Item[]) {
  const at = items.findIndex((item) => isCue(item, "molar mass"));
  if (at < 0) return undefined;
  const near = items.slice(at + 1, at + 4);
  return near.find((item) => item.type === "number" && item.value > 1) as
    | Extract<Item, { type: "number" }>
    | undefined;
}
