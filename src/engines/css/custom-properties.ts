const CHARACTERS_MAX = 20_000;

/**
 * Puts the values of custom properties in the place of `var()` (CSS Custom Properties 1); `read` gives them without
 * variables of their own. Undefined when one is missing without a fallback, or the value grows beyond 20,000 characters:
 * browsers then treat the property as unset. Linear but for fallbacks within fallbacks.
 */
export function substituteVariables(
  value: string,
  read: (name: string) => string | undefined,
): string | undefined {
  let found = "";
  let from = 0;
  for (let open = findVar(value, 0); open >= 0; open = findVar(value, from)) {
    const close = closingBracket(value, open + 3);
    if (close < 0) return undefined;
    const inside = value.slice(open + 4, close);
    const comma = inside.indexOf(",");
    const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
    const known = read(name);
    const put =
      known === undefined && comma >= 0
        ? substituteVariables(inside.slice(comma + 1).trim(), read)
        : known;
    if (put === undefined) return undefined;
    found += value.slice(from, open) + put;
    if (found.length > CHARACTERS_MAX) return undefined;
    from = close + 1;
  }
  return (found + value.slice(from)).trim();
}

export function hasVariable(value: string): boolean {
  return findVar(value, 0) >= 0;
}

function findVar(value: string, from: number): number {
  for (let place = from; ; place += 1) {
    place = value.indexOf("(", place);
    if (place < 0) return -1;
    const isName = value.slice(Math.max(from, place - 3), place).toLowerCase() === "var";
    if (isName && !/[\w-]/u.test(value.charAt(place - 4))) return place - 3;
  }
}

function closingBracket(value: string, open: number): number {
  let depth = 0;
  for (let place = open; place < value.length; place += 1) {
    const character = value.charAt(place);
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}
