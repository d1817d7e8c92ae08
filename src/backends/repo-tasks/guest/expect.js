import { chaiMatchers, chainWords } from "./chai.js";
import { isThrown, judge } from "./checks.js";
import { deepEqual, hasSubset, isPlain, Matcher } from "./equality.js";
import { isMock } from "./mocks.js";

const EQUAL = { ignoresUndefined: true, ignoresTypes: true };
const equals = (a, b) => deepEqual(a, b, EQUAL);
const sizeOf = (value) => value?.length;

function readPath(value, path) {
  const keys = Array.isArray(path)
    ? path
    : String(path)
        .split(/[.[\]]+/)
        .filter((key) => key !== "");
  let at = value;
  for (const key of keys) {
    if (at === null || at === undefined || !(key in Object(at))) return { isThere: false };
    at = at[key];
  }
  return { isThere: true, value: at };
}

function isNear(value, wanted, digits = 2) {
  return Object.is(value, wanted) || Math.abs(value - wanted) < 10 ** -digits / 2;
}

function contains(value, item) {
  if (typeof value === "string") return value.includes(item);
  return [...value].some((one) => Object.is(one, item) || one === item);
}

function isOfType(value, type) {
  if (typeof type === "string") return typeof value === type;
  const primitives = new Map([
    [String, "string"],
    [Number, "number"],
    [Boolean, "boolean"],
    [Function, "function"],
    [BigInt, "bigint"],
  ]);
  return primitives.has(type) ? typeof value === primitives.get(type) : value instanceof type;
}

/** What jest and vitest know: whether a value passes, given what is wanted of it. */
const matchers = {
  toBe: (value, wanted) => Object.is(value, wanted),
  toEqual: equals,
  toStrictEqual: (value, wanted) => deepEqual(value, wanted),
  toBeTruthy: (value) => Boolean(value),
  toBeFalsy: (value) => !value,
  toBeNull: (value) => value === null,
  toBeUndefined: (value) => value === undefined,
  toBeDefined: (value) => value !== undefined,
  toBeNullish: (value) => value === null || value === undefined,
  toBeNaN: (value) => Number.isNaN(value),
  toBeGreaterThan: (value, bound) => value > bound,
  toBeGreaterThanOrEqual: (value, bound) => value >= bound,
  toBeLessThan: (value, bound) => value < bound,
  toBeLessThanOrEqual: (value, bound) => value <= bound,
  toBeCloseTo: isNear,
  toBeInstanceOf: (value, type) => value instanceof type,
  toBeTypeOf: (value, type) => typeof value === type,
  toBeOneOf: (value, options) => [...options].some((option) => equals(value, option)),
  toSatisfy: (value, test) => Boolean(test(value)),
  toContain: contains,
  toContainEqual: (value, item) => [...value].some((one) => equals(one, item)),
  toHaveLength: (value, length) => sizeOf(value) === length,
  toMatch: (value, wanted) =>
    typeof wanted === "string" ? value.includes(wanted) : wanted.test(value),
  toMatchObject: hasSubset,
  toHaveProperty(value, path, ...wanted) {
    const found = readPath(value, path);
    return found.isThere && (wanted.length === 0 || equals(found.value, wanted[0]));
  },
};

const mockMatchers = {
  toHaveBeenCalled: ({ calls }) => calls.length > 0,
  toHaveBeenCalledOnce: ({ calls }) => calls.length === 1,
  toHaveBeenCalledTimes: ({ calls }, times) => calls.length === times,
  toHaveBeenCalledWith: ({ calls }, ...values) => calls.some((call) => equals(call, values)),
  toHaveBeenLastCalledWith: ({ calls }, ...values) => equals(calls.at(-1), values),
  toHaveBeenNthCalledWith: ({ calls }, at, ...values) => equals(calls[at - 1], values),
  toHaveReturned: ({ results }) => results.some(({ type }) => type === "return"),
  toHaveReturnedTimes: ({ results }, times) =>
    results.filter(({ type }) => type === "return").length === times,
  toHaveReturnedWith: ({ results }, value) =>
    results.some((result) => result.type === "return" && equals(result.value, value)),
};

const aliases = {
  toThrowError: "toThrow",
  toBeCalled: "toHaveBeenCalled",
  toBeCalledTimes: "toHaveBeenCalledTimes",
  toBeCalledWith: "toHaveBeenCalledWith",
  lastCalledWith: "toHaveBeenLastCalledWith",
};

class Expectation {
  constructor(value, flags) {
    this.value = value;
    this.flags = flags;
  }

  with(flags) {
    return new Expectation(this.value, { ...this.flags, ...flags });
  }

  get not() {
    return this.with({ isNot: !this.flags.isNot });
  }

  get resolves() {
    return this.with({ settles: "resolves" });
  }

  get rejects() {
    return this.with({ settles: "rejects" });
  }

  /** Judges a test of the value, now or when it is settled. */
  check(name, test, wanted) {
    const { isNot, settles, message } = this.flags;
    const told = (value) => {
      const operator = `${isNot ? "not " : ""}${name}`;
      judge(test(value) !== Boolean(isNot), {
        message,
        actual: value,
        expected: wanted[0],
        operator,
      });
      return this;
    };
    if (settles === undefined) return told(this.value);
    return settledValue(this.value, settles).then(told);
  }

  toThrow(...wanted) {
    if (this.flags.settles === "rejects")
      return this.check("to throw", (error) => isThrown(error, wanted[0]), wanted);
    let thrown;
    try {
      this.value();
    } catch (error) {
      thrown = { error };
    }
    const isGood = thrown !== undefined && isThrown(thrown.error, wanted[0]);
    return new Expectation(thrown ? thrown.error : "nothing thrown", this.flags).check(
      "to throw",
      () => isGood,
      wanted,
    );
  }
}

async function settledValue(value, settles) {
  const promise = typeof value === "function" ? value() : value;
  const outcome = await Promise.resolve(promise).then(
    (result) => ({ settles: "resolves", result }),
    (result) => ({ settles: "rejects", result }),
  );
  judgeSettled(outcome, settles);
  return outcome.result;
}

function judgeSettled(outcome, settles) {
  if (outcome.settles !== settles) {
    judge(false, {
      actual: outcome.result,
      operator: `to be a promise that ${settles}: it ${outcome.settles}`,
      expected: settles,
    });
  }
}

function define(name, get) {
  Object.defineProperty(Expectation.prototype, name, { get, configurable: true });
}

for (const [name, test] of Object.entries(matchers)) {
  Expectation.prototype[name] = function matcher(...wanted) {
    return this.check(name, (value) => test(value, ...wanted), wanted);
  };
}
for (const [name, test] of Object.entries(mockMatchers)) {
  Expectation.prototype[name] = function matcher(...wanted) {
    return this.check(name, (value) => isMock(value) && test(value.mock, ...wanted), wanted);
  };
}
for (const [name, original] of Object.entries(aliases)) {
  Expectation.prototype[name] = Expectation.prototype[original];
}
for (const word of chainWords) {
  define(word, function chained() {
    return this.with({});
  });
}
chaiMatchers({ Expectation, define, readPath, contains });

export function expect(value, message) {
  return new Expectation(value, { message });
}

const matcher = (name, matches) => new Matcher(name, matches);
const negated = (make) => (wanted) => matcher("not", (value) => !make(wanted).matches(value));
const asymmetric = {
  objectContaining: (wanted) =>
    matcher(
      "objectContaining",
      (value) =>
        isPlain(Object(value)) &&
        Object.keys(wanted).every((key) => key in value && equals(value[key], wanted[key])),
    ),
  arrayContaining: (wanted) =>
    matcher(
      "arrayContaining",
      (value) =>
        Array.isArray(value) && wanted.every((item) => value.some((one) => equals(one, item))),
    ),
  stringContaining: (wanted) =>
    matcher("stringContaining", (value) => typeof value === "string" && value.includes(wanted)),
  stringMatching: (wanted) =>
    matcher(
      "stringMatching",
      (value) => typeof value === "string" && new RegExp(wanted).test(value),
    ),
};
Object.assign(expect, asymmetric, {
  any: (type) => matcher("any", (value) => isOfType(value, type)),
  anything: () => matcher("anything", (value) => value !== null && value !== undefined),
  closeTo: (wanted, digits) => matcher("closeTo", (value) => isNear(value, wanted, digits)),
  not: Object.fromEntries(Object.entries(asymmetric).map(([name, make]) => [name, negated(make)])),
  unreachable(message = "this was not to be reached") {
    judge(false, { message });
  },
  soft: expect,
  assertions() {},
  hasAssertions() {},
  extend(added) {
    for (const [name, test] of Object.entries(added)) {
      Expectation.prototype[name] = function custom(...wanted) {
        return this.check(name, (value) => test.call({ equals }, value, ...wanted).pass, wanted);
      };
    }
  },
});
