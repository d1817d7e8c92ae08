import { TASKS_MAX } from "../../../../engines/chemistry/problem/problem.js";
import { type CueItem, type Item, isCue } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { isWithin } from "./claim-parts.js";
import { combustionOf } from "./combustion.js";
import { formulaOf } from "./draft.js";
import { reactsWithAnother, solutesOf } from "./mixed-solutions.js";
import type { Question } from "./question.js";
import { isLimiting, reaction } from "./reaction-amounts.js";
import { conversion } from "./sample-amounts.js";
import { cuesIn, equationNear, measuredIn, type Scene, type Sentence } from "./scene.js";
import { ionOf, speciesOfEquation, termByClass, termsOf } from "./terms.js";

/** Reads questions for amounts: of a reaction, or of one substance. */
export function readAmounts(scene: Scene): void {
  const asking = new Set(
    scene.sentences.filter((one) => questionCues(scene, one).length > 0).map(({ block }) => block),
  );
  let left: Unasked = { pending: [], open: undefined };
  let asked: readonly CueItem[] = [];
  for (const [index, sentence] of scene.sentences.entries()) {
    const before = scene.sentences[index - 1];
    // A part that has quantities and its own question is answered by itself.
    const isNew =
      before !== undefined && before.block !== sentence.block && asking.has(before.block);
    if (isNew && asking.has(sentence.block)) {
      close(scene, left);
      left = { pending: [], open: undefined };
    }
    const cues = questionCues(scene, sentence);
    const isMore = cues.length === 0 && asked.length > 0 && asksOn(sentence);
    left = readSentence(scene, sentence, left, isMore ? asked : cues);
    if (cues.length > 0) asked = cues;
    else if (!isMore) asked = [];
  }
  close(scene, left);
}

/** Quantities without a question, and a question without quantities. */
interface Unasked {
  readonly pending: readonly Measured[];
  readonly open: Question | undefined;
}

/** `and in 3.5 kg of NaOH?` asks what the question before it asks. */
function asksOn({ items, measured, isQuestion }: Sentence): boolean {
  const [first] = items;
  const isJoined =
    first !== undefined &&
    "key" in first &&
    /^(?:and|also|what|same|und|et|y|e|or|oder|ou|o|then)$/u.test(first.key);
  return (
    measured.length > 0 &&
    (isQuestion || isJoined) &&
    !items.some(({ type }) => type === "equation")
  );
}

function readSentence(
  scene: Scene,
  sentence: Sentence,
  { pending, open }: Unasked,
  cues: readonly CueItem[],
): Unasked {
  const given = measuredIn(scene, sentence).filter(({ quantity }) =>
    /^(?:mass|amount|volume)$/u.test(quantity.dimension),
  );
  if (cues.length === 0) return { pending: [...pending, ...given], open };
  const all = isLimiting(cues) || given.length === 0 ? [...pending, ...given] : given;
  if (all.length === 0) return { pending, open: open ?? { sentence, given: [], cues } };
  draftOf(scene, { sentence, given: all, cues: [...(open?.cues ?? []), ...cues] });
  return { pending: [], open: undefined };
}

function close(scene: Scene, { pending, open }: Unasked): void {
  const [first] = pending;
  const sentence = open?.sentence ?? scene.sentences.find(({ to }) => to > (first?.at ?? 0));
  const isMixed = solutesOf(pending).length > 1;
  const isAsked =
    sentence && first && (open || isMixed || isReactionScene(scene, sentence, pending));
  if (isAsked) draftOf(scene, { sentence, given: pending, cues: open?.cues ?? [] });
  else if (open) withoutQuantity(scene, open);
}

/** Quantities of an equation's species ask for its amounts, also without a word. */
function isReactionScene(scene: Scene, sentence: Sentence, given: readonly Measured[]): boolean {
  const equation = equationNear(scene, sentence);
  if (!equation) return false;
  const terms = termsOf(equation);
  return given.some((each) => speciesOfEquation(terms, each.species) ?? ionOf(terms, each));
}

function questionCues(scene: Scene, sentence: Sentence): readonly CueItem[] {
  const cues = cuesIn(
    scene,
    sentence,
    "how much",
    "amount",
    "limiting",
    "yield",
    "makes",
    "unknown",
  );
  const isMass = cuesIn(scene, sentence, "mass").length > 0;
  const isReaction =
    scene.items.some(({ type }) => type === "equation") || combustionOf(scene.items) !== undefined;
  const isFree = cuesIn(scene, sentence, "molar mass", "percent composition").length === 0;
  const isWeighed = measuredIn(scene, sentence).some(
    ({ quantity, molarity }) => quantity.dimension === "amount" || molarity !== undefined,
  );
  const isOfReaction =
    isReaction && (measuredIn(scene, sentence).length > 0 || namesTerm(scene, sentence));
  if (isMass && isFree && (isOfReaction || isWeighed)) {
    return [...cues, ...cuesIn(scene, sentence, "mass")];
  }
  const isOnlyLoose = cues.every((cue) => !isCue(cue, "how much", "amount", "limiting"));
  if (!isOnlyLoose) return cues;
  const given = measuredIn(scene, sentence);
  return isMass ||
    given.length > 0 ||
    cues.some(({ key }) => /yield|stoich|ausbeute|rend/u.test(key))
    ? cues
    : [];
}

function warnUnused(scene: Scene, { quantity, species }: Measured): void {
  scene.warnings.push(
    `${quantity.digits} ${quantity.unit} of ${species?.written ?? "it"} is not used: the equation does not have it.`,
  );
}

/** `CO2 mass?` where an equation has carbon dioxide. */
function namesTerm(scene: Scene, sentence: Sentence): boolean {
  const equation = equationNear(scene, sentence);
  const terms = equation ? termsOf(equation) : [];
  return sentence.items.some(
    (item, at) =>
      (item.type === "substance" ||
        (item.type === "symbol" && isAskedSymbol(sentence.items, at))) &&
      speciesOfEquation(terms, item) !== undefined,
  );
}

function draftOf(scene: Scene, question: Question): void {
  const { sentence, given, cues } = question;
  const equation = equationNear(scene, sentence) ?? combustionOf(scene.items);
  const terms = equation ? termsOf(equation) : [];
  const known = given.flatMap((each) => {
    const term = each.species
      ? (speciesOfEquation(terms, each.species) ?? ionOf(terms, each))
      : termByClass(terms, scene.items.slice(each.at + 1, each.at + 5));
    return term ? [{ each, term }] : [];
  });
  const asked = askedSpecies(scene, sentence, given);
  const isUsed = (each: Measured) => known.some((one) => one.each === each);
  if (known.length > 0) {
    for (const each of given.filter(({ species }) => species)) {
      if (!isUsed(each)) warnUnused(scene, each);
    }
  }
  if (equation && known.length > 0 && !isConversion(question, asked)) {
    // Which limits depends on each amount, so one of nobody knows what is asked about.
    const open = given.filter(
      (each) =>
        isLimiting(cues) && !each.species && isWeighed(each) && !isError(scene.items[each.at - 1]),
    );
    reaction(scene, question, { equation, known, unnamed: open.filter((each) => !isUsed(each)) });
    return;
  }
  const unnamed = given.filter(({ species }) => !species);
  if (!equation && reactsWithAnother(scene, question)) {
    reaction(scene, question, { known: [] });
    return;
  }
  if (
    equation &&
    unnamed.length === given.length &&
    cues.some((cue) => isCue(cue, "yield", "limiting", "makes", "mass"))
  ) {
    reaction(scene, question, { equation, known: [], unnamed });
    return;
  }
  // Water that something is dissolved in is no product.
  const other = asked.find(
    (item) => !given.some(({ species }) => isSame(species, item)) && formulaOf(item) !== "H2O",
  );
  const isReaction = cues.some((cue) => isCue(cue, "yield", "limiting", "makes"));
  if (
    !equation &&
    (isLimiting(cues) || (other && isReaction && given.some(({ species }) => species)))
  ) {
    reaction(scene, question, { known: [] });
    return;
  }
  const isLoose = cues.every((cue) => !isCue(cue, "how much", "amount", "limiting", "mass"));
  if (isLoose && unnamed.length === given.length) return;
  for (const each of samples(scene, given).slice(0, TASKS_MAX + 1))
    conversion(scene, question, each);
}

/** `± 0.1 g` is how exactly something else is known. */
function isError(before: Item | undefined): boolean {
  return before !== undefined && isWithin(before);
}

function isWeighed({ quantity }: Measured): boolean {
  return /^(?:mass|amount)$/u.test(quantity.dimension);
}

/** What tells an amount; the volume of a solvent, or of nobody knows what, does not. */
function samples(scene: Scene, given: readonly Measured[]): readonly Measured[] {
  const has = (dimension: "temperature" | "pressure") =>
    scene.items.some((item) => item.type === "quantity" && item.dimension === dimension);
  const hasGas = has("temperature") && has("pressure");
  const isOpen = ({ quantity, molarity }: Measured) =>
    quantity.dimension === "volume" && !molarity && !hasGas;
  const told = given.filter((each) => !isOpen(each));
  return told.length > 0 ? told : given.filter(({ species }) => species);
}

/** `how many moles is 10 g KMnO4`: no other substance, and nothing that reacts. */
function isConversion({ cues, given }: Question, asked: readonly SpeciesItem[]): boolean {
  if (given.length !== 1 || asked.some((item) => !isSame(given[0]?.species, item))) return false;
  const isAmount = cues.some((cue) => isCue(cue, "amount"));
  return isAmount && !cues.some((cue) => isCue(cue, "yield", "limiting", "makes"));
}

function isSame(first: SpeciesItem | undefined, second: SpeciesItem): boolean {
  return first !== undefined && formulaOf(first) === formulaOf(second);
}

/** Substances of the sentence that no quantity is of. */
function askedSpecies(
  scene: Scene,
  sentence: Sentence,
  given: readonly Measured[],
): readonly SpeciesItem[] {
  const taken = new Set<Item | undefined>(given.map(({ species }) => species));
  return sentence.items.filter(
    (item, at): item is SpeciesItem =>
      !taken.has(item) &&
      !scene.used.has(item) &&
      (item.type === "substance" || (item.type === "symbol" && isAskedSymbol(sentence.items, at))),
  );
}

function isAskedSymbol(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.type !== "symbol") return false;
  return (
    item.isName || [1, 2].some((back) => isCue(items[at - back], "amount", "mass", "how much"))
  );
}

function withoutQuantity(scene: Scene, { sentence, cues }: Question): void {
  const equation = equationNear(scene, sentence);
  const isAsked = cues.some((cue) => isCue(cue, "how much", "limiting")) || cues.length > 1;
  const isAnswered = scene.drafts.some(
    ({ kind, fields }) =>
      /^(?:stoichiometry|limiting_reagent|claim)$/u.test(kind) &&
      fields.equation === equation?.text,
  );
  if (!equation || !isAsked || isAnswered) return;
  reaction(scene, { sentence, given: [], cues }, { equation, known: [] });
}
