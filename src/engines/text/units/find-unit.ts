import { LOOSE_SYMBOLS } from "../../../content/units/loose-symbols.js";
import type { Unit, UnitProduct } from "./unit.js";
import { unitOfName } from "./unit-table.js";

/** Longer texts name no unit. */
const NAME_CHARACTERS_MAX = 100;
const POWER_MAX = 12;

/**
 * The unit that a text names: a code of UCUM (`kg.m/s2`, `[ft_i]`), a symbol (`km/h`, `m²`) or an
 * English name (`kilometres`). Where a name is ambiguous, `takenFor` of the unit says what was taken.
 */
export function findUnit(text: string): UnitProduct | undefined {
  if (text.length > NAME_CHARACTERS_MAX) return undefined;
  const trimmed = text.trim();
  const raised = /^(square|sq|cubic|cu) (.+)$/iu.exec(trimmed);
  const base = raised?.[2] === undefined ? undefined : findSingleUnit(raised[2]);
  const power = /^s/iu.test(trimmed) ? 2 : 3;
  if (base) return base.map((factor) => ({ ...factor, power: factor.power * power }));
  return findSingleUnit(trimmed) ?? readProduct(trimmed);
}

/** The unit of a text without operators; `L/100km` and the like are names of their own. */
export function findSingleUnit(text: string): UnitProduct | undefined {
  const unit = unitOfName(text);
  if (unit) return [{ unit, power: 1 }];
  const loose = Object.hasOwn(LOOSE_SYMBOLS, text) ? LOOSE_SYMBOLS[text] : undefined;
  if (loose !== undefined) return readProduct(loose);
  return readPower(text);
}

/** The factors of a unit that is a product itself, such as miles per hour; else the unit alone. */
export function factorsOf(unit: Unit): UnitProduct {
  return (/[./]/u.test(unit.code) ? readProduct(unit.code) : undefined) ?? [{ unit, power: 1 }];
}

/** `m2`, `m²`, `m^2` and `s-1`. */
function readPower(text: string): UnitProduct | undefined {
  const plain = text.replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (raised) =>
    [...raised]
      .map((mark) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(mark))
      .map((at) => (at === 0 ? "-" : at - 1))
      .join(""),
  );
  const match = /^(.*?[^\d^-])\^?(-?\d{1,2})$/u.exec(plain);
  const unit = match?.[1] === undefined ? undefined : unitOfName(match[1]);
  const power = Number(match?.[2]);
  if (!unit || unit.decimals !== undefined || power === 0 || Math.abs(power) > POWER_MAX)
    return undefined;
  return [{ unit, power }];
}

function readProduct(text: string): UnitProduct | undefined {
  const factors: UnitProduct[number][] = [];
  for (const [, sign, part = ""] of text.matchAll(/(^|[./*·])((?:\[[^\]]*\]|[^./*·])+)/gu)) {
    const name = part.trim();
    if (name === "1") continue;
    const unit = unitOfName(name);
    const read: UnitProduct | undefined = unit ? [{ unit, power: 1 }] : readPower(name);
    if (!read) return undefined;
    for (const factor of read) {
      factors.push({ ...factor, power: factor.power * (sign === "/" ? -1 : 1) });
    }
  }
  return factors.length > 0 ? factors : undefined;
}
