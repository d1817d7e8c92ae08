import { deepEqual } from "./equality.js";
import { show } from "./show.js";

export class AssertionError extends Error {
  constructor({ message, actual, expected, operator } = {}) {
    super(message);
    this.name = "AssertionError";
    this.code = "ERR_ASSERTION";
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
    this.generatedMessage = false;
  }
}

/** What checks saw, while nothing is judged: set to a list to observe, to undefined to judge. */
const watch = { seen: undefined };

/** Runs something whose checks say what they saw and let everything pass. */
export function observe(seen) {
  watch.seen = seen;
}

/** Judges what a check found, or notes what it saw. */
export function judge(isGood, { message, actual, expected, operator }) {
  if (watch.seen) {
    watch.seen.push(show(actual));
    return;
  }
  if (isGood) return;
  if (message instanceof Error) throw message;
  const told = message ?? `expected ${show(actual)} ${operator} ${show(expected)}`;
  throw new AssertionError({ message: String(told), actual, expected, operator });
}

/** Whether something thrown is what was asked for: a class, a pattern, a text, a check or an object. */
export function isThrown(error, wanted) {
  if (wanted === undefined) return true;
  const message = String(error && error.message !== undefined ? error.message : error);
  if (typeof wanted === "string") return message.includes(wanted);
  if (wanted instanceof RegExp) return wanted.test(message) || wanted.test(String(error));
  if (typeof wanted === "function") {
    if (wanted.prototype !== undefined && error instanceof wanted) return true;
    if (Error === wanted || wanted.prototype instanceof Error) return false;
    return wanted.call({}, error) === true;
  }
  if (typeof wanted !== "object" || wanted === null) return false;
  const keys = wanted instanceof Error ? ["message"] : Object.keys(wanted);
  return keys.every((key) => {
    const value = error?.[key];
    return wanted[key] instanceof RegExp && typeof value === "string"
      ? wanted[key].test(value)
      : deepEqual(value, wanted[key]);
  });
}
