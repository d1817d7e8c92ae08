import { parseEquation } from "../../../src/engines/chemistry/equation/parse-equation.js";
import { parseFormula } from "../../../src/engines/chemistry/formula/parse-formula.js";
import type { Species } from "../../../src/engines/chemistry/formula/species.js";
import { type Rational, toDouble } from "../../../src/engines/math/exact-numbers/rational.js";
import { baseOf } from "./chemistry-units.js";
import {
  asArray,
  asObject,
  type Domain,
  isSame,
  type Json,
  type ReadFields,
  setField,
  type Value,
} from "./fields.js";

export const chemistry: Domain = {
  fieldsOf: (problem, expected) => chemistryFields(problem as Json, expected as Json),
  isRequired: (key) => !/^more|\/(?:solute|claim\/tolerance|claim\/unit)$/u.test(key),
  isDefault: (key) => key.endsWith("/solute"),
  groupOf: (key) => /^(?:invented|more)\[\d+\]/u.exec(key)?.[0] ?? key,
};

type TaskFields = ReadonlyMap<string, Value>;

/** Tasks are named by the expected ones that they are most like; others are invented, or more than was asked. */
function chemistryFields(problem: Json, expected: Json): ReadFields {
  const tasks = asArray(problem.tasks).map((task) => taskFields(asObject(task)));
  const wanted = asArray(expected.tasks).map((task) => taskFields(asObject(task)));
  const subjects = new Set(wanted.map(subjectOf));
  const places = alike(tasks, wanted);
  const names = tasks.map((task, at) => {
    const place = places.get(at);
    if (place !== undefined) return `tasks[${place}]`;
    return subjects.has(subjectOf(task)) ? `more[${at}]` : `invented[${at}]`;
  });
  const fields = new Map<string, Value>();
  for (const [at, task] of tasks.entries()) {
    for (const [key, value] of task) fields.set(`${names[at]}/${key}`, value);
  }
  const keyOf = (asked: string) =>
    asked
      .replace(/^tasks\[(\d+)\]/u, (_, at: string) => names[Number(at)] ?? `tasks[${at}]`)
      .replace(/(?<=\]).?quantities.*$/u, "/quantities")
      .replace(/\./gu, "/");
  return { fields, keyOf };
}

const subjectOf = (task: TaskFields) =>
  ["equation", "formula", "smiles", "solute"].map((name) => task.get(name) ?? "").join("");

/** Pairs tasks with wanted ones, the most alike first and in order where several are as alike. */
function alike(tasks: readonly TaskFields[], wanted: readonly TaskFields[]): Map<number, number> {
  const pairs = tasks.flatMap((task, at) =>
    wanted.map((want, place) => {
      const same = [...want].filter(([key, value]) => isSame(key, value, task.get(key))).length;
      return { at, place, same };
    }),
  );
  pairs.sort(
    (a, b) => b.same - a.same || Math.abs(a.at - a.place) - Math.abs(b.at - b.place) || a.at - b.at,
  );
  const places = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, place, same } of pairs) {
    if (same === 0 || places.has(at) || taken.has(place)) continue;
    places.set(at, place);
    taken.add(place);
  }
  return places;
}

function taskFields(task: Json): TaskFields {
  const fields = new Map<string, Value>();
  const claim = asObject(task.claim);
  const quantities = asArray(task.quantities).map(asObject);
  const isDilution = task.kind === "dilution";
  // Whether an equation is balanced can be a claim as well as a check.
  const isCheck = task.kind === "claim" && task.equation !== undefined && claim.unit === undefined;
  setField(fields, "kind", isCheck ? "check_balance" : task.kind);
  if (typeof task.equation === "string") fields.set("equation", equationText(task.equation));
  setField(fields, "smiles", task.smiles);
  const isOfOne = task.equation === undefined && task.smiles === undefined;
  const ofQuantity =
    isOfOne && task.kind !== "empirical_formula" ? quantities[0]?.species : undefined;
  const formula = task.formula ?? ofQuantity;
  if (typeof formula === "string" && formula !== "") {
    fields.set(isDilution ? "solute" : "formula", formulaText(formula));
  }
  for (const quantity of quantities) setQuantity(fields, quantity, isDilution);
  if (!isCheck) setClaim(fields, claim);
  return fields;
}

function setQuantity(fields: Map<string, Value>, quantity: Json, isDilution: boolean): void {
  const { dimension, value } = baseOf(Number(quantity.value), String(quantity.unit));
  const species = formulaText(String(quantity.species));
  if (isDilution && typeof quantity.role === "string") {
    const letter = dimension === "volume" ? "V" : "C";
    fields.set(`quantities/${letter}${quantity.role === "stock" ? 1 : 2}`, value);
  } else if (dimension === "molar_mass") fields.set("quantities/molar_mass", value);
  else fields.set(`quantities/${species}/${dimension}`, value);
  if (typeof quantity.molarity_mol_l === "number") {
    fields.set(`quantities/${species}/concentration`, quantity.molarity_mol_l);
  }
}

function setClaim(fields: Map<string, Value>, claim: Json): void {
  const { value, unit, tolerance, species } = claim;
  if (value === undefined) return;
  const number = Number(String(value).replace(",", "."));
  if (Number.isFinite(number)) {
    fields.set("claim/value", number);
    setField(fields, "claim/unit", unit ?? "g/mol");
  } else fields.set("claim/value", formulaText(String(value)));
  setField(fields, "claim/tolerance", tolerance);
  if (typeof species === "string") fields.set("claim/species", formulaText(species));
}

/** Atoms and charge of a formula in one order; what is none stays as it is, whoever names a sample. */
function formulaText(formula: string): string {
  try {
    return speciesText(parseFormula(formula, ""));
  } catch {
    return /^(?:|[a-z ]+)$/u.test(formula) ? "sample" : formula;
  }
}

function speciesText({ atoms, charge }: Species): string {
  const counts = [...atoms].map(([element, count]) => `${element}${toText(count)}`).sort();
  return `${counts.join("")}${charge === 0n ? "" : `(${charge})`}`;
}

function equationText(equation: string): string {
  try {
    const { left, right } = parseEquation(equation, "");
    const sides = [left, right].map((side) =>
      side.map(({ coefficient, species }) => `${toText(coefficient)} ${speciesText(species)}`),
    );
    return sides.map((side) => side.join(" + ")).join(" -> ");
  } catch {
    return equation;
  }
}

const toText = (number: Rational) => String(toDouble(number));
