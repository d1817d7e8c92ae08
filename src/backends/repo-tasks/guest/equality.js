const tagOf = (value) => Object.prototype.toString.call(value);

/** A value that decides by itself what it equals. */
export class Matcher {
  constructor(name, matches) {
    this.name = name;
    this.matches = matches;
  }
}

/**
 * Whether two values are deeply equal. `isLoose`: primitives by `==`, no prototypes; `ignoresUndefined`:
 * keys that are undefined count as missing; `ignoresTypes`: prototypes do not count.
 */
export function deepEqual(left, right, options = {}) {
  return equal(left, right, options, []);
}

/** Whether a value has everything that a pattern has, deeply. */
export function hasSubset(value, pattern) {
  if (pattern instanceof Matcher) return pattern.matches(value);
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return false;
    return pattern.every((one, at) => hasSubset(value[at], one));
  }
  if (!isPlain(pattern)) return deepEqual(value, pattern, { ignoresUndefined: true });
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(pattern).every((key) => key in value && hasSubset(value[key], pattern[key]));
}

export function isPlain(value) {
  return tagOf(value) === "[object Object]" && !(value instanceof Matcher);
}

function equal(left, right, options, open) {
  if (right instanceof Matcher) return right.matches(left);
  if (left instanceof Matcher) return left.matches(right);
  // biome-ignore lint/suspicious/noDoubleEquals: the loose form of node:assert compares so
  if (options.isLoose && isPrimitive(left) && isPrimitive(right) && left == right) return true;
  if (Object.is(left, right)) return true;
  if (Number.isNaN(left) && Number.isNaN(right)) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  const tag = tagOf(left);
  if (tag !== tagOf(right)) return false;
  const ignoresTypes = options.isLoose || options.ignoresTypes;
  if (!ignoresTypes && Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  if (open.some(([a, b]) => a === left && b === right)) return true;
  const inner = [...open, [left, right]];
  const same = (a, b) => equal(a, b, options, inner);
  if (!sameContent(left, right, tag, same)) return false;
  return sameProperties(left, right, options, same);
}

function isPrimitive(value) {
  return value === null || typeof value !== "object";
}

function sameContent(left, right, tag, same) {
  switch (tag) {
    case "[object Date]":
      return Object.is(left.getTime(), right.getTime());
    case "[object RegExp]":
      return String(left) === String(right) && left.lastIndex === right.lastIndex;
    case "[object Error]":
      return left.message === right.message && left.name === right.name;
    case "[object Number]":
    case "[object String]":
    case "[object Boolean]":
      return Object.is(left.valueOf(), right.valueOf());
    case "[object Map]":
      return (
        left.size === right.size &&
        [...left].every(([key, value]) => hasEntry(right, key, value, same))
      );
    case "[object Set]":
      return (
        left.size === right.size &&
        [...left].every((one) => right.has(one) || [...right].some((other) => same(one, other)))
      );
    case "[object Array]":
      return left.length === right.length;
    default:
      return !ArrayBuffer.isView(left) || left.length === right.length;
  }
}

function hasEntry(map, key, value, same) {
  if (map.has(key)) return same(value, map.get(key));
  return [...map].some(([otherKey, other]) => same(key, otherKey) && same(value, other));
}

function sameProperties(left, right, { ignoresUndefined, isLoose }, same) {
  const keysOf = (value) => {
    const names = Object.keys(value);
    const symbols = isLoose
      ? []
      : Object.getOwnPropertySymbols(value).filter((key) =>
          Object.prototype.propertyIsEnumerable.call(value, key),
        );
    const keys = tagOf(value) === "[object Error]" ? names.filter((key) => key !== "stack") : names;
    return [...keys, ...symbols].filter((key) => !ignoresUndefined || value[key] !== undefined);
  };
  const keys = keysOf(left);
  if (keys.length !== keysOf(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}
