import { type Item, isCue, type SubstanceItem } from "../items/item.js";
import { atomsOf } from "../items/refine-items.js";
import { isStructure, putClaim, putSubject } from "./claim-parts.js";
import { Draft } from "./draft.js";
import { cuesIn, type Scene, type Sentence, use } from "./scene.js";

/** `aspirin … is C9H8O4`, `does CCO match C2H6O`. */
export function claimOfFormula(scene: Scene, sentence: Sentence): void {
  const { items } = sentence;
  for (const [at, subject] of items.entries()) {
    if (subject.type !== "substance" || (subject.smiles === undefined && !subject.isName)) continue;
    const found = statedFormula(items, at + 1);
    if (!found || atomsOf(found) === "" || found.formula === undefined) continue;
    const draft = new Draft("claim", subject.span.start);
    putSubject(draft, subject);
    putClaim(draft, { value: found.formula }, found);
    if (found.isName && found.note !== undefined)
      draft.note("claim.value", found.note, found.formula);
    scene.drafts.push(draft);
    use(
      scene,
      subject,
      found,
      ...cuesIn(scene, sentence, "judge", "speaker", "matches", "formula"),
    );
    return;
  }
  claimOfPair(scene, sentence);
}

/** A structure and a formula that are to agree, in any order. */
function claimOfPair(scene: Scene, sentence: Sentence): void {
  const substances = sentence.items.filter(
    (item): item is SubstanceItem => item.type === "substance",
  );
  const structures = substances.filter(isStructure);
  const formulas = substances.filter(
    (item) => item.smiles !== item.written && item.formula !== undefined,
  );
  const [[structure, other], [formula, second]] = [structures, formulas];
  const next = scene.sentences[scene.sentences.indexOf(sentence) + 1];
  const isBare =
    next && !next.items.some(({ type }) => type === "substance" || type === "equation");
  const own = cuesIn(scene, sentence, "matches");
  const matches = own.length === 0 && next && isBare ? cuesIn(scene, next, "matches") : own;
  if (!structure || !formula || other || second || matches.length === 0) return;
  const draft = new Draft("claim", structure.span.start, matches[0]?.span).smiles(structure);
  putClaim(draft, { value: formula.formula ?? "" }, formula);
  scene.drafts.push(draft);
  use(
    scene,
    structure,
    formula,
    ...cuesIn(scene, sentence, "judge", "speaker", "matches", "formula", "smiles"),
  );
}

function statedFormula(items: readonly Item[], from: number): SubstanceItem | undefined {
  let isStated = false;
  for (const item of items.slice(from, from + 6)) {
    if (item.type === "substance") return isStated ? item : undefined;
    if (isCue(item, "matches", "formula", "judge", "smiles", "speaker")) isStated = true;
    else if (
      "key" in item &&
      /^(?:is|=|has|ist|hat|est|a|es|tiene|e|tem|und|and|:|sei|equals|the|really)$/u.test(item.key)
    ) {
      isStated = isStated || !/^(?:and|und|:|the|a)$/u.test(item.key);
    } else if (item.type !== "word") return undefined;
  }
  return undefined;
}
