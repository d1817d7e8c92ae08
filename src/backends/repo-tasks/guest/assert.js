import { AssertionError, isThrown, judge } from "./checks.js";
import { deepEqual, hasSubset } from "./equality.js";

const LOOSE = { isLoose: true };

/** The assertions of `node:assert`; the strict form has the names of the loose one. */
function create(isStrict) {
  const compare = (operator, test) => (actual, expected, message) =>
    judge(test(actual, expected), { message, actual, expected, operator });
  const loosely = (a, b) =>
    // biome-ignore lint/suspicious/noDoubleEquals: the loose form compares so
    isStrict ? Object.is(a, b) : a == b || (Number.isNaN(a) && Number.isNaN(b));
  const loosest = (a, b) => deepEqual(a, b, isStrict ? {} : LOOSE);
  const strictly = (a, b) => deepEqual(a, b);

  function assert(value, message) {
    judge(Boolean(value), {
      message,
      actual: value,
      expected: true,
      operator: "to be truthy, as is",
    });
  }

  const rejected = (action) =>
    Promise.resolve()
      .then(() => (typeof action === "function" ? action() : action))
      .then(
        () => undefined,
        (error) => ({ error }),
      );

  Object.assign(assert, {
    AssertionError,
    ok: assert,
    equal: compare("to equal", loosely),
    notEqual: compare("not to equal", (a, b) => !loosely(a, b)),
    strictEqual: compare("to be", Object.is),
    notStrictEqual: compare("not to be", (a, b) => !Object.is(a, b)),
    deepEqual: compare("to equal", loosest),
    notDeepEqual: compare("not to equal", (a, b) => !loosest(a, b)),
    deepStrictEqual: compare("to equal", strictly),
    notDeepStrictEqual: compare("not to equal", (a, b) => !strictly(a, b)),
    partialDeepStrictEqual: compare("to contain", hasSubset),
    match: compare("to match", (text, pattern) => pattern.test(text)),
    doesNotMatch: compare("not to match", (text, pattern) => !pattern.test(text)),
    fail(message = "Failed") {
      judge(false, { message, operator: "fail" });
    },
    ifError(value) {
      judge(value === null || value === undefined, {
        actual: value,
        expected: null,
        operator: "to be",
      });
    },
    throws(action, wanted, message) {
      judgeThrown(outcomeOf(action), wanted, message);
    },
    doesNotThrow(action, _wanted, message) {
      judgeNotThrown(outcomeOf(action), message);
    },
    async rejects(action, wanted, message) {
      judgeThrown(await rejected(action), wanted, message);
    },
    async doesNotReject(action, _wanted, message) {
      judgeNotThrown(await rejected(action), message);
    },
  });
  return assert;
}

function outcomeOf(action) {
  try {
    action();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function judgeThrown(outcome, wanted, message) {
  const told = typeof wanted === "string" ? wanted : message;
  const asked = typeof wanted === "string" ? undefined : wanted;
  if (!outcome)
    return judge(false, {
      message: told ?? "Missing expected exception.",
      actual: "nothing thrown",
    });
  const isGood = isThrown(outcome.error, asked);
  const isOther = !isGood && typeof asked === "function" && message === undefined;
  judge(isGood, {
    message: isOther ? asError(outcome.error) : told,
    actual: outcome.error,
    expected: asked,
    operator: "to match",
  });
}

function asError(error) {
  return error instanceof Error ? error : undefined;
}

function judgeNotThrown(outcome, message) {
  const actual = outcome?.error;
  judge(!outcome, { message, actual, operator: "not to be thrown, but", expected: undefined });
}

export const assert = create(false);
assert.strict = create(true);
assert.strict.strict = assert.strict;
