import type { PromptUnit } from "../../../content/units/prompt-units.js";
import { divide, type Rational, rational, toDouble } from "../../math/exact-numbers/rational.js";
import { exact, middleOf } from "../../math/exact-numbers/real.js";
import { convert } from "../../text/units/convert.js";
import { findUnit } from "../../text/units/find-unit.js";
import { unitOfName } from "./unit-spellings.js";

const factors = new Map<string, number | undefined>();

/**
 * A number of one unit in another (names as in `PromptUnit.unit`); undefined where they measure different
 * things or a name is unknown. The factor is exact before it is rounded to a double.
 */
export function convertQuantity(
  value: number,
  { from, to }: { readonly from: string; readonly to: string },
): number | undefined {
  if (from === to) return unitOfName(from) ? value : undefined;
  const key = `${from}>${to}`;
  if (!factors.has(key)) {
    const [source, target] = [unitOfName(from), unitOfName(to)];
    if (!source || !target) return undefined;
    factors.set(key, factorBetween(source, target));
  }
  const factor = factors.get(key);
  return factor === undefined ? undefined : value * factor;
}

function factorBetween(from: PromptUnit, to: PromptUnit): number | undefined {
  const [source, target] = [findUnit(from.code ?? ""), findUnit(to.code ?? "")];
  if (!source || !target || from.code === undefined || to.code === undefined) return undefined;
  const times: Rational = divide(
    rational(BigInt(from.times ?? 1)),
    rational(BigInt(to.times ?? 1)),
  );
  const converted = convert(exact(times), source, target);
  if (converted.kind === "incompatible" || converted.isReciprocal) return undefined;
  return toDouble(middleOf(converted.value));
}
