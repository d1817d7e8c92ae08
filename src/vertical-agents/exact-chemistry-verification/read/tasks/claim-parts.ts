import type { Claim } from "../../../../engines/chemistry/problem/problem.js";
import type { Item, SubstanceItem } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";
import type { Draft } from "./draft.js";
import { type Scene, type Sentence, use } from "./scene.js";

const WITHIN =
  /^(?:±|within|tolerance|toleranz|plus-minus|tolerancia|margin|tol|innerhalb|precision)$/u;
const GAP_MAX = 5;

/** `± 0.1`, `within 0.05 g/mol` and `within 0.5 % relative`, behind what is claimed. */
export function tolerance(scene: Scene, draft: Draft, items: readonly Item[], at: number): void {
  const [claimed] = [items[at]];
  const rest = items.slice(at + 1, at + 1 + GAP_MAX);
  const sign = rest.findIndex((item) => isWithin(item));
  const value = sign < 0 ? undefined : rest.slice(sign + 1).find((item) => "value" in item);
  const isPassed = rest.slice(0, sign).some(({ type }) => type === "substance" || type === "break");
  if (isPassed || (value?.type !== "number" && value?.type !== "quantity")) return;
  if (claimed?.type !== "number" && claimed?.type !== "quantity") return;
  const behind = items[items.indexOf(value) + 1];
  const isRelative =
    value.type === "quantity" &&
    value.unit === "%" &&
    (claimed.type !== "quantity" ||
      claimed.unit !== "%" ||
      (behind !== undefined && "key" in behind && /^(?:relative?|rel|relativ)$/u.test(behind.key)));
  const size = isRelative
    ? Number(((claimed.value * value.value) / 100).toPrecision(12))
    : value.value;
  draft.fields.claim = { ...(draft.fields.claim as object), tolerance: size };
  draft.spans.push({ field: "claim.tolerance", span: value.span });
  if (isRelative) {
    draft.note("claim.tolerance", `${value.digits} % of the number that is claimed`, size);
  }
  use(scene, value);
}

export function isWithin(item: Item): boolean {
  return "key" in item && WITHIN.test(item.key);
}

/** The substance that a number is about: the last before it in the sentence, the first after it, or the last so far. */
export function subjectOf(
  scene: Scene,
  sentence: Sentence,
  item: Item,
  not: SpeciesItem | undefined,
): SubstanceItem | undefined {
  const at = sentence.items.indexOf(item);
  const isSubject = (each: Item): each is SubstanceItem =>
    each.type === "substance" && each !== not;
  const before = sentence.items.slice(0, at).filter(isSubject);
  const written = before.filter(({ smiles }) => smiles !== undefined).at(-1);
  const wanted = before.length > 1 && written ? written : before.at(-1);
  return (
    wanted ??
    sentence.items.slice(at).find(isSubject) ??
    scene.items.slice(0, sentence.from).filter(isSubject).at(-1)
  );
}

export function putSubject(draft: Draft, subject: SubstanceItem): void {
  if (isStructure(subject)) draft.smiles(subject);
  else draft.formula(subject);
}

/** Whether the prompt writes the SMILES text itself. */
export function isStructure({ smiles, written, formula }: SubstanceItem): boolean {
  return smiles !== undefined && (smiles === written || formula === undefined);
}

export function putClaim(draft: Draft, claim: Claim, item: Item): void {
  draft.put("claim", claim, item.span);
  draft.spans.pop();
  draft.spans.push({ field: "claim.value", span: item.span });
  if (claim.unit !== undefined) draft.spans.push({ field: "claim.unit", span: item.span });
}

/** As a number, or as written where a number would lose its last digits. */
export function numberOf(digits: string): { readonly value: number | string } {
  return { value: String(Number(digits)) === digits ? Number(digits) : digits };
}
