import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { elementOf } from "../elements/elements.js";
import type { Species } from "../formula/species.js";
import { ionicStates } from "./ionic-states.js";
import { HIGHEST_STATES, KNOWN_GROUPS } from "./known-groups.js";
import { plainFormula } from "./plain-formula.js";
import type { OxidationStates } from "./states.js";

const GROUP_1 = new Set("Li Na K Rb Cs Fr".split(" "));
const GROUP_2 = new Set("Be Mg Ca Sr Ba Ra".split(" "));
const HALOGENS = ["F", "Cl", "Br", "I"];
/** Elements that hydrogen is negative to. */
const HYDRIDE_FORMERS = new Set([...GROUP_1, ...GROUP_2, "Al", "B", "Si", "Ga", "La", "Ti", "Zr"]);

/**
 * Oxidation states by the rules that textbooks give in order of rank (IUPAC recommendations 2016 agree for these):
 * elements 0, a single ion its charge, fluorine -1, groups 1 and 2, aluminium, hydrogen, oxygen with its exceptions,
 * halogens; at most one element is left and takes the rest of the charge. Two left over are not decidable by rules.
 */
export function oxidationStates(species: Species): OxidationStates {
  const counts = byElement(species);
  const charge = rational(species.charge);
  const [only, ...others] = [...counts];
  if (only && others.length === 0) {
    const state = divide(charge, only[1]);
    const rule =
      species.charge === 0n ? "an element has 0" : "an ion of one element shares its charge";
    return { status: "decided", states: new Map([[only[0], state]]), rules: [rule] };
  }
  const states = new Map<string, Rational>();
  const rules: string[] = [];
  const put = (element: string, state: bigint, rule: string) => {
    if (!counts.has(element) || states.has(element)) return;
    states.set(element, rational(state));
    rules.push(rule);
  };
  put("F", -1n, "F is -1");
  for (const element of counts.keys()) {
    if (GROUP_1.has(element)) put(element, 1n, `${element} (group 1) is +1`);
    if (GROUP_2.has(element)) put(element, 2n, `${element} (group 2) is +2`);
    if (element === "Al") put(element, 3n, "Al is +3");
  }
  putHydrogen(counts, put);
  putOxygen(counts, species, states, put);
  putHalogens(counts, put);
  const groups = groupsIn(species.text);
  const mixed = groups.find(({ element, state }) =>
    groups.some((other) => other.element === element && other.state !== state),
  );
  if (mixed) {
    const byIons = ionicStates(species, mixed.element, oxidationStates);
    if (byIons) return byIons;
    rules.push(
      `${mixed.element} has several states: ${mixed.state} in ${mixed.name}, others elsewhere`,
    );
    return { status: "not_decidable", states, rules };
  }
  if (counts.size - states.size > 1) {
    for (const { element, state, name } of groups)
      put(element, state, `${element} of ${name} is ${state}`);
  }
  return withRest({ counts, charge, states, rules });
}

type Put = (element: string, state: bigint, rule: string) => void;
type Counts = ReadonlyMap<string, Rational>;

function byElement({ atoms }: Species): Counts {
  const counts = new Map<string, Rational>();
  for (const [key, count] of atoms) {
    const element = elementOf(key);
    counts.set(element, add(counts.get(element) ?? ZERO, count));
  }
  return counts;
}

function putHydrogen(counts: Counts, put: Put): void {
  const isHydride = [...counts.keys()].every(
    (element) => element === "H" || HYDRIDE_FORMERS.has(element),
  );
  if (isHydride) put("H", -1n, "H is -1 with metals, boron and silicon");
  else put("H", 1n, "H is +1");
}

/** Oxygen is -2 unless everything else is fixed by better rules, as in peroxides, superoxides and with fluorine. */
function putOxygen(counts: Counts, species: Species, states: Counts, put: Put): void {
  const rest = [...counts.keys()].filter((element) => element !== "O");
  const isFixed = rest.every((element) => states.has(element));
  if (!isFixed) put("O", -2n, "O is -2");
  else {
    const sum = rest.reduce(
      (total, element) =>
        add(total, multiply(counts.get(element) ?? ZERO, states.get(element) ?? ZERO)),
      ZERO,
    );
    const needed = subtract(rational(species.charge), sum);
    const twice = multiply(counts.get("O") ?? ZERO, rational(-2n));
    if (subtract(needed, twice).numerator === 0n) put("O", -2n, "O is -2");
  }
}

/** A halogen is -1 unless oxygen or a lighter halogen is there to be negative. */
function putHalogens(counts: Counts, put: Put): void {
  if (counts.has("O")) return;
  const halogen = HALOGENS.find((element) => counts.has(element));
  if (halogen) put(halogen, -1n, `${halogen} is -1 without oxygen or a lighter halogen`);
}

/** The states that known groups in the text settle; of cyanide in thiocyanate only the latter. */
function groupsIn(text: string) {
  const plain = plainFormula(text);
  const found = KNOWN_GROUPS.filter(({ formula }) => plain.includes(formula));
  return found
    .filter(({ formula }) =>
      found.every((other) => other.formula === formula || !other.formula.includes(formula)),
    )
    .flatMap(({ name, states }) => states.map(([element, state]) => ({ name, element, state })));
}

function withRest(so: {
  readonly counts: Counts;
  readonly charge: Rational;
  readonly states: Map<string, Rational>;
  readonly rules: string[];
}): OxidationStates {
  const { counts, charge, states, rules } = so;
  const open = [...counts.keys()].filter((element) => !states.has(element));
  let rest = charge;
  for (const [element, state] of states) {
    rest = subtract(rest, multiply(counts.get(element) ?? ZERO, state));
  }
  const [last, ...others] = open;
  if (others.length > 0 || (last === undefined && rest.numerator !== 0n)) {
    return { status: "not_decidable", states, rules };
  }
  if (last !== undefined) {
    const state = divide(rest, counts.get(last) ?? rational(1n));
    if (compare(state, rational(BigInt(HIGHEST_STATES[last] ?? 9))) > 0) {
      return { status: "not_decidable", states, rules };
    }
    states.set(last, state);
    rules.push(`${last} takes the rest, so that the sum is the charge`);
  }
  return { status: "decided", states, rules };
}
