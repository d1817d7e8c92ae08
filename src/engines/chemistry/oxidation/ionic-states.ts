import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { elementOf } from "../elements/elements.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Atoms, Species } from "../formula/species.js";
import { KNOWN_GROUPS, type KnownGroup } from "./known-groups.js";
import { plainFormula } from "./plain-formula.js";
import type { IonStates, OxidationStates } from "./states.js";

/**
 * The states of a salt by its ions, where an element has several, as nitrogen in NH4NO3: each known ion that holds the
 * element by itself, the rest by the rules, and the means over all. Undefined where a factor stands before brackets
 * that hold such an ion, or the rules do not settle the rest.
 */
export function ionicStates(
  species: Species,
  element: string,
  byRules: (species: Species) => OxidationStates,
): OxidationStates | undefined {
  const text = plainFormula(species.text);
  if (/\][2-9]\d*(?![\d+-])|[·.*]\s*\d/u.test(text)) return undefined;
  const rest = new Map(species.atoms);
  let charge = species.charge;
  const sums = new Map<string, Rational>();
  const ions: IonStates[] = [];
  for (const group of KNOWN_GROUPS) {
    const count = group.states.some(([key]) => key === element) ? countOf(group, text) : 0;
    if (count === 0) continue;
    const { atoms } = parseFormula(group.formula, "");
    const states = groupStates(group, atoms);
    ions.push({ formula: `${group.formula}${chargeText(group.charge)}`, count, states });
    const times = rational(BigInt(count));
    for (const [key, number] of atoms) {
      const taken = multiply(number, times);
      rest.set(key, subtract(rest.get(key) ?? ZERO, taken));
      addTo(sums, key, multiply(taken, states.get(key) ?? ZERO));
    }
    charge -= group.charge * BigInt(count);
  }
  if ([...rest.values()].some(({ numerator }) => numerator < 0n)) return undefined;
  const left = new Map([...rest].filter(([, { numerator }]) => numerator > 0n));
  if (left.size === 0 && charge !== 0n) return undefined;
  const others =
    left.size > 0 ? byRules({ text: "", atoms: left, charge, readings: [] }) : undefined;
  if (others?.status === "not_decidable") return undefined;
  for (const [key, number] of left) {
    const state = others?.states.get(elementOf(key)) ?? ZERO;
    addTo(sums, elementOf(key), multiply(number, state));
  }
  ions.sort((one, other) => placeOf(text, one) - placeOf(text, other));
  const named = ions.map(({ formula }) => formula).join(", ");
  return {
    status: "decided",
    states: means(sums, species.atoms),
    ions,
    rules: [`the salt is taken by its ions: ${named}`, ...(others?.rules ?? [])],
  };
}

function placeOf(text: string, { formula }: IonStates): number {
  return text.indexOf(formula.replace(/(?:\^\d)?[+-]$/u, ""));
}

/** How often an ion stands in a formula, alone or in brackets with a factor. */
function countOf({ formula }: KnownGroup, text: string): number {
  const before = formula === "CN" ? "(?<!S)" : "";
  const pattern = new RegExp(`\\(${formula}\\)(\\d*)|${before}${formula}(?![\\da-z])`, "gu");
  return [...text.matchAll(pattern)].reduce((sum, [, times = ""]) => sum + Number(times || 1), 0);
}

/** Hydrogen is +1 and oxygen -2 in all of these ions. */
function groupStates({ states }: KnownGroup, atoms: Atoms): ReadonlyMap<string, Rational> {
  const usual: readonly (readonly [string, bigint])[] = [
    ["H", 1n],
    ["O", -2n],
    ["S", -2n],
  ];
  const found = new Map([...usual, ...states].map(([key, state]) => [key, rational(state)]));
  return new Map([...atoms.keys()].map((key) => [key, found.get(key) ?? ZERO]));
}

function means(sums: ReadonlyMap<string, Rational>, atoms: Atoms): ReadonlyMap<string, Rational> {
  const counts = new Map<string, Rational>();
  for (const [key, count] of atoms) addTo(counts, elementOf(key), count);
  return new Map(
    [...counts].map(([key, count]) => [key, divide(sums.get(key) ?? ZERO, count)] as const),
  );
}

function addTo(sums: Map<string, Rational>, key: string, value: Rational): void {
  sums.set(key, add(sums.get(key) ?? ZERO, value));
}

function chargeText(charge: bigint): string {
  if (charge === 0n) return "";
  const size = charge < 0n ? -charge : charge;
  return `${size === 1n ? "" : `^${size}`}${charge < 0n ? "-" : "+"}`;
}
