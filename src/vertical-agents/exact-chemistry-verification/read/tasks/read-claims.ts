import { type Item, isCue } from "../items/item.js";
import { claimOfAmount } from "./claims-of-amounts.js";
import { claimOfBalance, claimOfYield } from "./claims-of-equations.js";
import { claimOfFormula } from "./claims-of-formulas.js";
import { claimOfMass, hasNumberBehind, isMolarQuantity } from "./claims-of-masses.js";
import { claimOfPurity, claimOfShare, claimOfState } from "./claims-of-shares.js";
import { cuesIn, equationsIn, measuredIn, type Scene, type Sentence, use } from "./scene.js";

const HEADER_LINES_MAX = 200;

/** Reads statements that the prompt wants judged: masses, shares, formulas and yields that somebody says. */
export function readClaims(scene: Scene): void {
  const { sentences } = scene;
  let header: { readonly isMass: boolean; left: number } | undefined;
  let claimedUpTo = -1;
  const judgedRows = rowsBeforeJudge(scene);
  for (const [index, sentence] of sentences.entries()) {
    const judges = cuesIn(scene, sentence, "speaker", "judge", "matches");
    const isMass =
      cuesIn(scene, sentence, "molar mass").length > 0 || saysAnotherMass(scene, sentence);
    const hasObjects = sentence.items.some(
      ({ type }) => type === "substance" || type === "equation",
    );
    const hasNumber = sentence.items.some(isMolarQuantity) || saysAnotherMass(scene, sentence);
    if (judges.length > 0 && !hasObjects && !hasNumber) {
      const isMassLater = isMass || laterMass(scene, index);
      header = { isMass: isMassLater, left: HEADER_LINES_MAX };
      continue;
    }
    if (judges.length > 0) {
      readSentence(scene, sentence, { isMass });
      if (isListNext(scene, index)) header = { isMass, left: HEADER_LINES_MAX };
      claimedUpTo = index;
      continue;
    }
    const isJudgedNext = judgedRows.has(index) || isFollowedByJudge(scene, index);
    if (header && header.left > 0) {
      header.left -= 1;
      readSentence(scene, sentence, { isMass: isMass || header.isMass });
    } else if (claimedUpTo === index - 1 && goesOn(sentence)) {
      readSentence(scene, sentence, { isMass });
      claimedUpTo = index;
    } else if (sentence.isQuestion && claimOfState(scene, sentence)) {
    } else if (isJudgedNext || (sentence.isQuestion && asksMass(scene, sentence, isMass))) {
      readSentence(scene, sentence, { isMass });
    }
  }
  useHeaders(scene);
}

/** `a student says 342.15` behind a claimed molar mass. */
function saysAnotherMass({ drafts }: Scene, { items }: Sentence): boolean {
  const last = drafts.findLast(({ kind }) => kind === "claim");
  const claim = last?.fields.claim as { readonly unit?: unknown } | undefined;
  return (
    claim?.unit === "g/mol" &&
    items.some((item, at) => item.type === "number" && isCue(items[at - 1], "speaker"))
  );
}

/** `(ii)`, `b)` and `2.` begin the next of several. */
function isMarker(items: readonly Item[]): boolean {
  const keys = items.slice(0, 3).map((item) => ("key" in item ? item.key : item.type));
  const [first = "", second = "", third = ""] = keys;
  const isMark = (key: string) => /^(?:[ivx]{1,4}|[a-h]|number)$/u.test(key);
  return first === "(" ? isMark(second) && third === ")" : isMark(first) && /^[).]$/u.test(second);
}

/** `And: K2CO3 is 60 % K`: one more of what was said before. */
function goesOn({ items }: Sentence): boolean {
  const first = items.find(({ type }) => type !== "mark");
  if (isMarker(items)) return true;
  return (
    first !== undefined &&
    "key" in first &&
    /^(?:and|also|second|secondly|und|auch|et|aussi|y|e|tambien|tambem)$/u.test(first.key)
  );
}

/** `C12H22O11 = 342.3 g/mol?`, where the number is not one to compute with. */
function asksMass(scene: Scene, sentence: Sentence, isMass: boolean): boolean {
  if (!isMass && !sentence.items.some(isMolarQuantity)) return false;
  const isAmount = cuesIn(scene, sentence, "how much", "amount").length > 0;
  return !isAmount && measuredIn(scene, sentence).length === 0;
}

/** `Verify: H2O 18.015; CO2 44.009`: the next sentence holds nothing but the next entry. */
function isListNext(scene: Scene, index: number): boolean {
  return isRow(scene, index + 1);
}

/** Substances and numbers alone. */
function isRow(scene: Scene, index: number): boolean {
  const items = scene.sentences[index]?.items ?? [];
  const isNumber = ({ type }: Item) => type === "number" || type === "quantity";
  const isEntry = ({ type }: Item) => type === "substance" || type === "mark" || type === "symbol";
  return items.some(isNumber) && items.every((item) => isNumber(item) || isEntry(item));
}

/** All rows of a table behind which a question judges them, not the last alone. */
function rowsBeforeJudge(scene: Scene): ReadonlySet<number> {
  const rows = new Set<number>();
  for (let at = scene.sentences.length - 1; at >= 0; at -= 1) {
    const isJudged = rows.has(at + 1) || isFollowedByJudge(scene, at);
    if (isJudged && isRow(scene, at)) rows.add(at);
  }
  return rows;
}

/** `check the answers: … these are molar masses`. */
function laterMass(scene: Scene, index: number): boolean {
  return scene.sentences
    .slice(index)
    .some((sentence) => cuesIn(scene, sentence, "molar mass").length > 0);
}

/** `… = 98.08. Correct?` */
function isFollowedByJudge(scene: Scene, index: number): boolean {
  const next = scene.sentences[index + 1];
  if (!next || next.items.some(({ type }) => type === "substance" || type === "equation"))
    return false;
  return cuesIn(scene, next, "judge", "speaker").length > 0;
}

/** Words beside a table of claims that say what its numbers are. */
function useHeaders(scene: Scene): void {
  if (!scene.drafts.some(({ kind, fields }) => kind === "claim" && !fields.equation)) return;
  for (const sentence of scene.sentences) {
    const isList =
      sentence.isHeader && !sentence.items.some((item) => isCue(item, "judge", "speaker"));
    if (isList || sentence.items.some(({ type }) => type === "substance")) continue;
    use(scene, ...cuesIn(scene, sentence, "molar mass", "percent composition", "mass"));
  }
}

interface Judging {
  readonly isMass: boolean;
}

function readSentence(scene: Scene, sentence: Sentence, judging: Judging): void {
  const [equation] = equationsIn(sentence);
  if (equation && !sentence.items.some(({ type }) => type === "substance")) {
    claimOfBalance(scene, sentence, equation);
    return;
  }
  claimOfYield(scene, sentence);
  claimOfAmount(scene, sentence);
  claimOfFormula(scene, sentence);
  claimOfPurity(scene, sentence);
  claimOfShare(scene, sentence);
  claimOfState(scene, sentence);
  const isMass =
    judging.isMass || sentence.items.some(isMolarQuantity) || hasNumberBehind(sentence);
  if (isMass) claimOfMass(scene, sentence);
}
