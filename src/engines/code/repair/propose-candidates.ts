import type { AnyNode } from "acorn";
import { operatorPriors } from "../../../content/repair-operators/operator-priors.js";
import type { BuiltProgram } from "./build-program.js";
import { gatherMaterial } from "./gather-material.js";
import { localizeFault, type StatementCounts } from "./localize-fault.js";
import {
  addGuards,
  changeLoops,
  extendConditions,
  guardFunctions,
} from "./operators/add-guards.js";
import { addCalls, changeCalls } from "./operators/change-calls.js";
import { changeLiterals } from "./operators/change-literals.js";
import {
  changeDeclarations,
  changeNames,
  changeProperties,
  spreadElements,
} from "./operators/change-names.js";
import {
  changeStatements,
  completeBlocks,
  insertStatements,
} from "./operators/change-statements.js";
import type { Material, Operator, OperatorName, Proposal } from "./operators/operator.js";
import { negate, shiftByOne, swapOperators } from "./operators/swap-operators.js";
import { findScopes } from "./scopes.js";
import type { ParsedFile, Place } from "./syntax-tree.js";
import type { TextEdit } from "./text-edits.js";

/** A change of one file that may repair the program. */
export interface Candidate {
  /** Index of the file. */
  readonly module: number;
  readonly edits: readonly TextEdit[];
  readonly operator: OperatorName;
  /** How suspicious its place is, times how likely a change of its kind is. */
  readonly score: number;
}

const OPERATORS: readonly Operator[] = [
  swapOperators,
  negate,
  shiftByOne,
  changeLiterals,
  changeNames,
  changeProperties,
  spreadElements,
  changeDeclarations,
  changeCalls,
  addCalls,
  addGuards,
  extendConditions,
  guardFunctions,
  changeLoops,
  changeStatements,
  completeBlocks,
];

const PROPOSALS_MAX = 20_000;
const DONORS_MAX = 8;
const DONOR_CHARS_MAX = 100;

/**
 * Changes of a program that may make its failing tests pass, the likeliest first: operators of mutation,
 * turned around, at suspicious places. Bounded by the proposals that are looked at and that are answered.
 */
export function proposeCandidates(
  program: BuiltProgram,
  counts: StatementCounts,
  tests: { readonly failed: number; readonly passed: number },
  candidatesMax: number,
): readonly Candidate[] {
  const sites = program.files.flatMap((file, module) => {
    const scores = localizeFault(file, program.numbers, counts, tests);
    const suspicious = file.places.filter((place) => (scores.get(place) ?? 0) > 0);
    return suspicious.map((place) => ({ place, module, score: scores.get(place) ?? 0 }));
  });
  const contexts = program.files.map((file) => contextOf(file, program.testFile));
  const candidates = new Map<string, Candidate>();
  let proposals = 0;
  for (const { place, module, score } of sites.sort((a, b) => b.score - a.score)) {
    if (proposals >= PROPOSALS_MAX) break;
    const context = contexts[module];
    if (!context) continue;
    for (const { operator, edits, weight } of proposalsAt(place, context)) {
      proposals += 1;
      const key = `${module} ${edits.map(({ start, end, text }) => `${start} ${end} ${text}`).join("\n")}`;
      const whole = score * operatorPriors[operator] * weight;
      const isKnown = (candidates.get(key)?.score ?? 0) >= whole;
      if (!isKnown) candidates.set(key, { module, edits, operator, score: whole });
    }
  }
  return [...candidates.values()].sort((a, b) => b.score - a.score).slice(0, candidatesMax);
}

interface Context {
  readonly material: Material;
  readonly scopes: ReturnType<typeof findScopes>;
  readonly donors: ReadonlyMap<AnyNode | undefined, readonly AnyNode[]>;
}

function contextOf(file: ParsedFile, test: ParsedFile): Context {
  return {
    material: gatherMaterial(file, test),
    scopes: findScopes(file.places),
    donors: findDonors(file),
  };
}

function* proposalsAt(place: Place, { material, scopes, donors }: Context): Generator<Proposal> {
  const scope = scopes.get(place);
  if (!scope) return;
  const site = { place, scope, material };
  for (const operator of OPERATORS) yield* operator(site);
  yield* insertStatements(site, donors.get(place.functions.at(-1)) ?? []);
}

/** Short statements by the function that they stand in. */
function findDonors({ places }: ParsedFile): ReadonlyMap<AnyNode | undefined, readonly AnyNode[]> {
  const donors = new Map<AnyNode | undefined, AnyNode[]>();
  for (const { node, functions } of places) {
    if (node.type !== "ExpressionStatement" && node.type !== "ReturnStatement") continue;
    if (node.end - node.start > DONOR_CHARS_MAX) continue;
    const list = donors.get(functions.at(-1)) ?? [];
    donors.set(functions.at(-1), list);
    if (list.length < DONORS_MAX) list.push(node);
  }
  return donors;
}
