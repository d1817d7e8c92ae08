import type { EquationItem } from "../items/item.js";
import { numberOf, putClaim } from "./claim-parts.js";
import { Draft } from "./draft.js";
import { cuesIn, equationNear, measuredIn, type Scene, type Sentence, use } from "./scene.js";
import { speciesOfEquation, termsOf } from "./terms.js";

/** What somebody says is balanced; a bare question is a check. */
export function claimOfBalance(scene: Scene, sentence: Sentence, equation: EquationItem): void {
  const [speaker] = cuesIn(scene, sentence, "speaker");
  const [balanced] = cuesIn(scene, sentence, "balanced", "balanced equation");
  if (!speaker || !balanced || scene.used.has(equation)) return;
  const draft = new Draft("claim", speaker.span.start, speaker.span).equation(equation);
  putClaim(draft, { value: "balanced" }, balanced);
  scene.drafts.push(draft);
  use(scene, speaker, balanced, equation);
}

/** `28 g N2 gives 34.0 g NH3`, of an equation of the prompt. */
export function claimOfYield(scene: Scene, sentence: Sentence): void {
  const speakers = judgesOf(scene, sentence);
  const equation = equationNear(scene, sentence);
  if (!equation || speakers.length === 0) return;
  const own = measuredIn(scene, sentence);
  // What was there before may stand in the sentences before.
  const earlier = scene.sentences.filter(
    ({ block, to }) => block === sentence.block && to <= sentence.from,
  );
  const all =
    own.length === 1 ? [...earlier.flatMap((one) => measuredIn(scene, one)), ...own] : own;
  const amounts = all.filter(
    ({ quantity, species, molarity }) =>
      species &&
      (/^(?:mass|amount)$/u.test(quantity.dimension) ||
        (quantity.dimension === "volume" && molarity !== undefined)),
  );
  const terms = termsOf(equation);
  const sides = amounts.map((each) => ({ each, term: speciesOfEquation(terms, each.species) }));
  const claimed = sides
    .filter(({ term, each }) => term?.isProduct && each.quantity.dimension !== "volume")
    .at(-1);
  const given = sides.filter(({ term }) => term && !term.isProduct);
  const isAsked = cuesIn(scene, sentence, "how much", "limiting").length > 0;
  if (!claimed?.term || (given.length === 0 && isAsked)) return;
  const { quantity } = claimed.each;
  const draft = new Draft("claim", speakers[0]?.span.start ?? 0, speakers[0]?.span).equation(
    equation,
  );
  for (const { each, term } of given) if (term) draft.quantity(each, term.formula);
  // What is to be judged is no amount to compute from.
  if (given.length === 0) {
    draft.ask(
      "quantities",
      "How much was there of each reactant? What is claimed follows from that.",
    );
  }
  putClaim(
    draft,
    { ...numberOf(quantity.digits), unit: quantity.unit, species: claimed.term.formula },
    quantity,
  );
  if (claimed.each.species)
    draft.spans.push({ field: "claim.species", span: claimed.each.species.span });
  scene.drafts.push(draft);
  use(scene, equation, ...cuesIn(scene, sentence, "excess", "amount"));
  useJudges(scene, sentence);
  use(
    scene,
    ...speakers,
    ...sides.map(({ each }) => each.quantity),
    ...cuesIn(scene, sentence, "yield", "makes"),
  );
}

/** Words that say or judge: in the sentence, or in the next one where nothing else is there to judge. */
function judgesOf(scene: Scene, sentence: Sentence) {
  const own = cuesIn(scene, sentence, "speaker", "judge");
  const next = scene.sentences[scene.sentences.indexOf(sentence) + 1];
  if (own.length > 0 || !next) return own;
  const isBare = !next.items.some(({ type }) => type === "equation" || type === "substance");
  return isBare ? cuesIn(scene, next, "speaker", "judge") : own;
}

/** `agree?` behind a claim asks nothing more. */
function useJudges(scene: Scene, sentence: Sentence): void {
  const next = scene.sentences[scene.sentences.indexOf(sentence) + 1];
  for (const one of next ? [sentence, next] : [sentence]) {
    if (
      one === sentence ||
      !one.items.some(({ type }) => type === "equation" || type === "substance")
    )
      use(scene, ...cuesIn(scene, one, "judge", "speaker"));
  }
}
