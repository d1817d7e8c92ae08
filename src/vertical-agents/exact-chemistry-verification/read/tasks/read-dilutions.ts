import { TASKS_MAX } from "../../../../engines/chemistry/problem/problem.js";
import type { Item } from "../items/item.js";
import { LINKS } from "../items/links.js";
import type { Measured } from "../items/measured.js";
import { addRatio, addWater } from "./derived-volumes.js";
import { isConcentration, NEEDED, withRoles, wordRole } from "./dilution-roles.js";
import { Draft, formulaOf } from "./draft.js";
import { cuesIn, equationsIn, measuredIn, type Scene, type Sentence, use } from "./scene.js";

const HAVING = /^(?:have|has|got|stock|habe|haben|vorhanden|tengo|hay|tenho|ai|avons|dispo)$/u;
const SHEET_LINES_MAX = 12;

/** Reads what is known of a stock solution and of what is made of it. */
export function readDilutions(scene: Scene): void {
  let from = 0;
  while (from < scene.sentences.length && scene.drafts.length <= TASKS_MAX) {
    const at = scene.sentences.findIndex((one, index) => index >= from && isDilution(scene, one));
    const sentence = scene.sentences[at];
    if (!sentence) return;
    const [first, last] = rangeAround(scene, at);
    draftOf(scene, scene.sentences.slice(first, last + 1), sentence);
    from = last + 1;
  }
}

function isDilution(scene: Scene, sentence: Sentence): boolean {
  const solutions = solutionsIn(scene, [sentence]);
  const concentrations = solutions.filter(isConcentration).length;
  const cues = cuesIn(scene, sentence, "dilution").filter((cue) => !isAdjective(sentence, cue));
  if (cues.length > 0) return true;
  // Two solutes react or mix; what is thinned is one.
  if (solutesOf(solutions).length > 1) return false;
  const isThinned = cuesIn(scene, sentence, "water added").length > 0 && solutions.some(isWater);
  if (isThinned && concentrations > 0) return true;
  if (isFilledUp(scene, sentence) || isSheet(scene, sentence)) return true;
  if (equationsIn(sentence).length > 0 || concentrations === 0) return false;
  if (isFromPercent(scene, sentence) && solutions.length > 1) return true;
  const isStock = cuesIn(scene, sentence, "stock").length > 0;
  return (
    (isStock && solutions.length > 1) ||
    (concentrations === 2 && !scene.items.some(({ type }) => type === "equation"))
  );
}

/** `dilute nitric acid` names a solution, unless what follows has a strength to be thinned from. */
function isAdjective({ items, measured }: Sentence, cue: Item): boolean {
  const at = items.indexOf(cue);
  const isNamed = items[at + 1]?.type === "substance" || items[at + 1]?.type === "symbol";
  if (!isNamed || !("key" in cue) || cue.key !== "dilute") return false;
  const before = items[at - 1];
  const isOf = before?.type === "quantity" || (before?.type === "word" && LINKS.has(before.key));
  return isOf || !measured.some((one) => isConcentration(one) || one.molarity);
}

/** `make 40 mL …, 40 mL end volume` says one volume twice. */
function isRepeated(earlier: readonly Measured[], { quantity, species }: Measured): boolean {
  return earlier.some(
    (one) =>
      !species && one.quantity.value === quantity.value && one.quantity.unit === quantity.unit,
  );
}

/** The substances of solutions by their formulas, without water. */
function solutesOf(solutions: readonly Measured[]): readonly string[] {
  const names = solutions.flatMap(({ species }) => (species ? [formulaOf(species)] : []));
  return [
    ...new Set(names.flatMap((name) => (name === undefined || name === "H2O" ? [] : [name]))),
  ];
}

/** `have: 2 M KCl`, `want: 0.1 M`, `volume: 1 L` on lines of their own. */
function isSheet(scene: Scene, { block, items }: Sentence): boolean {
  const isHad = items.some((item) => "key" in item && HAVING.test(item.key));
  if (!isHad || scene.items.some(({ type }) => type === "equation")) return false;
  const part = scene.sentences.filter((one) => one.block === block).slice(0, SHEET_LINES_MAX);
  const all = solutionsIn(scene, part);
  const concentrations = all.filter(isConcentration).length;
  return concentrations === 2 && all.length > 2 && solutesOf(all).length < 2;
}

/** `10 mL of 5 M NaOH … up to 250 mL`: one solution and a second volume that it is brought to. */
function isFilledUp(scene: Scene, sentence: Sentence): boolean {
  if (scene.items.some(({ type }) => type === "equation")) return false;
  const part = scene.sentences.filter(({ block, to }) => {
    return block === sentence.block && to <= sentence.to;
  });
  const solutions = solutionsIn(scene, part.slice(-3));
  const [one, ...others] = solutions.filter(isConcentration);
  const volumes = solutions.filter((each) => !isConcentration(each));
  const [first, second, third] = volumes;
  if (!one || !first || !second || third || others.length > 0) return false;
  const isOwn = second.at >= sentence.from && second.at < sentence.to;
  const isFinal = wordRole(scene.items, second) === "final";
  return solutesOf(solutions).length < 2 && isFinal && isOwn && second.at > one.at;
}

/** `2 L of 1 M from 37 % HCl`: a share of mass is no concentration without the density. */
function isFromPercent(scene: Scene, sentence: Sentence): boolean {
  return percentOf(scene, sentence) !== undefined;
}

/** The share of mass of a stock, in the part of the prompt that a sentence stands in. */
function percentOf(scene: Scene, { block }: Sentence): Measured | undefined {
  const part = scene.sentences.filter((one) => one.block === block);
  const hasStock = part.some(
    (one) => cuesIn(scene, one, "stock").length > 0 || one.items.some(isDensity),
  );
  return part
    .flatMap((one) => measuredIn(scene, one))
    .find(
      ({ quantity, at }) =>
        quantity.dimension === "percent" &&
        (hasStock || wordRole(scene.items, { quantity, at }) === "stock"),
    );
}

function isDensity(item: Item): boolean {
  return "key" in item && /^(?:density|dichte|densite|densidad|densidade|d|rho|ρ)$/u.test(item.key);
}

function densityIn(sentences: readonly Sentence[]): string | undefined {
  const items = sentences.flatMap((sentence) => sentence.items);
  const at = items.findIndex(isDensity);
  const number =
    at < 0 ? undefined : items.slice(at + 1, at + 4).find(({ type }) => type === "number");
  return number?.type === "number" ? number.digits : undefined;
}

/** The sentence and those beside it that have solutions and no task of their own. */
function rangeAround(scene: Scene, at: number): readonly [number, number] {
  const own = scene.sentences[at];
  const isPart = (index: number) => {
    const sentence = scene.sentences[index];
    if (!sentence || sentence.block !== own?.block || equationsIn(sentence).length > 0)
      return false;
    if (cuesIn(scene, sentence, "molar mass", "percent composition", "balance").length > 0)
      return false;
    const solutes = solutesOf(solutionsIn(scene, own === sentence ? [own] : [own, sentence]));
    if (index !== at && solutes.length > 1) return false;
    return index === at || solutionsIn(scene, [sentence]).length > 0;
  };
  const isWhole = own && solutionsIn(scene, [own]).length >= NEEDED;
  let [first, last] = [at, at];
  while (!isWhole && isPart(first - 1)) first -= 1;
  while (!isWhole && isPart(last + 1)) last += 1;
  return [first, last];
}

/** Concentrations and volumes, those of one solution one after the other as written. */
function solutionsIn(scene: Scene, sentences: readonly Sentence[]): readonly Measured[] {
  return sentences
    .flatMap((sentence) => measuredIn(scene, sentence))
    .flatMap((measured) => {
      const { quantity, molarity } = measured;
      if (!/^(?:volume|concentration)$/u.test(quantity.dimension)) return [];
      const { molarity: _, ...alone } = measured;
      const parts = [alone, ...(molarity ? [{ ...alone, quantity: molarity }] : [])];
      return parts.sort((a, b) => a.quantity.span.start - b.quantity.span.start);
    });
}

function draftOf(scene: Scene, sentences: readonly Sentence[], asked: Sentence): void {
  const cues = cuesIn(scene, asked, "dilution", "stock");
  const draft = new Draft("dilution", asked.items[0]?.span.start ?? 0, cues[0]?.span);
  const added = solutionsIn(scene, sentences).find(isWater);
  const all = solutionsIn(scene, sentences).filter((one) => !isWater(one));
  const [solute] = solutesOf(all);
  const own = all.filter(({ species }) => !species || formulaOf(species) === solute);
  const solutions = own.filter((one, at) => !isRepeated(own.slice(0, at), one));
  const percent = percentOf(scene, asked);
  const isThinned = added !== undefined && solutions.length < NEEDED;
  const given = withRoles(scene, solutions, isThinned ? "stock" : percent ? "final" : undefined);
  const named =
    given.find(({ measured }) => measured.species)?.measured.species ??
    percent?.species ??
    (percent && asked.items.find((item) => item.type === "substance")) ??
    (percent && scene.items.find((item) => item.type === "substance"));
  const species = named ? (formulaOf(named) ?? "") : "";
  for (const { measured, role } of given) {
    const { species: own, ...rest } = measured;
    const path = `quantities[${((draft.fields.quantities ?? []) as object[]).length}]`;
    draft.quantity(own ? measured : rest, species, role ? { role } : {});
    if (!role)
      draft.ask(
        `${path}.role`,
        `Is ${measured.quantity.digits} ${measured.quantity.unit} of the stock or of the final solution?`,
      );
  }
  addWater(draft, given, added, species);
  addRatio(draft, given, sentences, species);
  const density = densityIn(sentences);
  const beside = density === undefined ? "" : ` with a density of ${density}`;
  const share = percent ? ` ${percent.quantity.digits} %${beside} must be given in mol/L.` : "";
  const count = ((draft.fields.quantities ?? []) as object[]).length;
  if (count < NEEDED) {
    draft.ask(
      "quantities",
      `Three of these must be known: concentration and volume of the stock, concentration and volume of the final solution. Which are they?${share}`,
    );
  }
  scene.drafts.push(draft);
  const quantities = [...solutions, ...(added ? [added] : [])].map(({ quantity }) => quantity);
  for (const sentence of sentences) {
    use(
      scene,
      ...cuesIn(scene, sentence, "dilution", "stock", "how much", "yield", "amount", "mass"),
    );
    use(scene, ...sentence.items.filter(({ type }) => type === "substance"));
  }
  use(scene, ...quantities);
}

function isWater({ quantity, species }: Measured): boolean {
  return quantity.dimension === "volume" && species !== undefined && formulaOf(species) === "H2O";
}
