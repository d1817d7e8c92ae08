import { isThrown } from "./checks.js";
import { deepEqual } from "./equality.js";

export const chainWords = [
  "to",
  "be",
  "been",
  "is",
  "that",
  "which",
  "and",
  "has",
  "have",
  "at",
  "of",
  "same",
  "but",
  "does",
  "still",
  "also",
];

const typeNames = {
  array: Array.isArray,
  null: (value) => value === null,
  error: (value) => value instanceof Error,
};

function isNamedType(value, name) {
  const test = typeNames[name.toLowerCase()];
  if (test) return test(value);
  if (typeof value === name.toLowerCase()) return name !== "object" || value !== null;
  return (
    Object.prototype.toString.call(value) === `[object ${name[0].toUpperCase()}${name.slice(1)}]`
  );
}

function isEmpty(value) {
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return typeof value === "string" ? value === "" : Object.keys(value).length === 0;
}

const states = {
  ok: (value) => Boolean(value),
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null,
  undefined: (value) => value === undefined,
  NaN: (value) => Number.isNaN(value),
  exist: (value) => value !== null && value !== undefined,
  empty: isEmpty,
};

/** Gives expectations what chai knows: states that are properties, and comparisons. */
export function chaiMatchers({ Expectation, define, readPath, contains }) {
  for (const [name, test] of Object.entries(states)) {
    define(name, function state() {
      return this.check(name, test, []);
    });
  }
  define("deep", function deep() {
    return this.with({ isDeep: true });
  });
  define("ordered", function ordered() {
    return this.with({ isOrdered: true });
  });

  const add = (names, make) => {
    for (const name of names) {
      Expectation.prototype[name] = function comparison(...wanted) {
        return this.check(name, (value) => make(this.flags)(value, ...wanted), wanted);
      };
    }
  };
  const same = ({ isDeep }) => (isDeep ? deepEqual : (a, b) => a === b);
  add(["equal", "equals", "eq"], same);
  add(["eql", "eqls"], () => deepEqual);
  add(["above", "gt", "greaterThan"], () => (value, bound) => value > bound);
  add(["least", "gte"], () => (value, bound) => value >= bound);
  add(["below", "lt", "lessThan"], () => (value, bound) => value < bound);
  add(["most", "lte"], () => (value, bound) => value <= bound);
  add(["within"], () => (value, low, high) => value >= low && value <= high);
  add(
    ["closeTo", "approximately"],
    () => (value, wanted, delta) => Math.abs(value - wanted) <= delta,
  );
  add(["instanceof", "instanceOf"], () => (value, type) => value instanceof type);
  add(["match"], () => (value, pattern) => pattern.test(value));
  add(["satisfy"], () => (value, test) => Boolean(test(value)));
  add(["lengthOf", "length"], () => (value, length) => (value.length ?? value.size) === length);
  add(
    ["oneOf"],
    (flags) => (value, options) => options.some((option) => same(flags)(value, option)),
  );
  add(
    ["members"],
    (flags) => (value, items) =>
      value.length === items.length &&
      items.every((item, at) =>
        flags.isOrdered
          ? same(flags)(value[at], item)
          : value.some((one) => same(flags)(one, item)),
      ),
  );
  add(["property"], (flags) => (value, path, ...wanted) => {
    const found = readPath(value, [path]);
    return found.isThere && (wanted.length === 0 || same(flags)(found.value, wanted[0]));
  });
  add(
    ["keys"],
    () =>
      (value, ...keys) =>
        deepEqual(Object.keys(value).sort(), keys.flat().sort()),
  );
  const includes = (flags) => (value, item) => {
    if (typeof value === "string" || !flags.isDeep) {
      const isObject =
        typeof item === "object" &&
        item !== null &&
        !Array.isArray(value) &&
        !value[Symbol.iterator];
      return isObject
        ? Object.keys(item).every((key) => value[key] === item[key])
        : contains(value, item);
    }
    return [...value].some((one) => deepEqual(one, item));
  };
  add(["include", "includes", "contain", "contains"], includes);
  addTypesAndThrows(Expectation);
}

function addTypesAndThrows(Expectation) {
  for (const name of ["a", "an"]) {
    Expectation.prototype[name] = function type(wanted) {
      return this.check(`a ${wanted}`, (value) => isNamedType(value, wanted), [wanted]);
    };
  }
  for (const name of ["throw", "throws", "Throw"]) {
    Expectation.prototype[name] = function throwing(wanted, text) {
      const test =
        text === undefined ? wanted : (error) => isThrown(error, wanted) && isThrown(error, text);
      return this.toThrow(test);
    };
  }
}
