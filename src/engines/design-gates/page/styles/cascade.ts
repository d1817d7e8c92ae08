import { hasVariable } from "../../../css/custom-properties.js";
import type { Declaration } from "../../../css/declarations.js";
import type { Selector } from "../../../css/selectors/selector.js";
import { expandShorthand, longhandsOf } from "../../../css/shorthands.js";
import { isValidValue } from "../../../css/valid-values.js";
import type { DeclaredValue } from "./computed-style.js";

/** One declaration of one property, ready to win or lose. */
export interface Assignment extends DeclaredValue {
  readonly property: string;
  /** The value is that of a whole shorthand, which can be expanded only when its variables are known. */
  readonly shorthand: string | undefined;
}

/** A block of assignments and its place in the cascade. */
export interface Weighted {
  readonly assignments: readonly Assignment[];
  readonly hasImportant: boolean;
  /** Its rank among important declarations, where layers count the other way round. */
  readonly importantRank: number;
  /** Counts the rules of one origin from the weakest, by layer, specificity and order. */
  readonly place: number;
}

export interface IndexedRule extends Weighted {
  readonly selector: Selector;
}

/** Declarations as assignments of single properties; values that browsers do not take are left out. */
export function assignmentsOf(
  declarations: readonly Declaration[],
  from: DeclaredValue["from"],
): readonly Assignment[] {
  const assignments: Assignment[] = [];
  for (const { name, value, isImportant } of declarations) {
    const add = (property: string, text: string, shorthand?: string) => {
      assignments.push({ property, value: text, isImportant, from, shorthand });
    };
    const longhands = longhandsOf(name);
    if (!longhands) {
      const property = ALIASES.get(name) ?? name;
      if (isValidValue(property, value)) add(property, value);
    } else if (hasVariable(value)) {
      for (const longhand of deepLonghands(name)) add(longhand, value, name);
    } else {
      for (const [longhand, text] of expandDeep(name, value)) add(longhand, text);
    }
  }
  return assignments;
}

const ALIASES: ReadonlyMap<string, string> = new Map([
  ["word-wrap", "overflow-wrap"],
  ["-webkit-background-clip", "background-clip"],
  ["-webkit-opacity", "opacity"],
  ["inline-size", "width"],
  ["block-size", "height"],
  ["min-inline-size", "min-width"],
  ["max-inline-size", "max-width"],
  ["min-block-size", "min-height"],
  ["max-block-size", "max-height"],
  ["-webkit-transform", "transform"],
  ["-webkit-animation-name", "animation-name"],
]);

/** `border` expands to `border-width`, which expands again. */
function deepLonghands(name: string): readonly string[] {
  return (longhandsOf(name) ?? []).flatMap((longhand) => longhandsOf(longhand) ?? [longhand]);
}

/** The properties that a shorthand without variables sets; empty when browsers would not take its value. */
export function expandDeep(name: string, value: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [longhand, text] of expandShorthand(name, value) ?? []) {
    if (longhandsOf(longhand)) {
      for (const [deep, deepText] of expandShorthand(longhand, text) ?? [])
        found.set(deep, deepText);
    } else if (isValidValue(longhand, text)) found.set(longhand, text);
    else return new Map();
  }
  return found;
}

/**
 * What wins for each property (Cascade 5): by origin and importance, layer, specificity, and order. The blocks come from
 * the weakest to the strongest as far as their normal declarations go.
 */
export function cascade(blocks: readonly Weighted[]): ReadonlyMap<string, Assignment> {
  const winners = new Map<string, Assignment>();
  const browserValues = new Map<string, Assignment>();
  for (const { assignments } of blocks) {
    for (const assignment of assignments) {
      if (!assignment.isImportant) assign(assignment, winners, browserValues);
    }
  }
  const important = blocks
    .filter(({ hasImportant }) => hasImportant)
    .sort((left, right) => left.importantRank - right.importantRank || left.place - right.place);
  for (const { assignments } of important) {
    for (const assignment of assignments) {
      if (assignment.isImportant) assign(assignment, winners, browserValues);
    }
  }
  return winners;
}

function assign(
  assignment: Assignment,
  winners: Map<string, Assignment>,
  browserValues: Map<string, Assignment>,
): void {
  const { property, value, from } = assignment;
  if (from === "browser") browserValues.set(property, assignment);
  if (!/^revert(?:-layer)?$/iu.test(value)) winners.set(property, assignment);
  else {
    const browserValue = browserValues.get(property);
    if (browserValue) winners.set(property, browserValue);
    else winners.delete(property);
  }
}
