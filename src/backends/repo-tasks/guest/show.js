const DEPTH_MAX = 4;
const ITEMS_MAX = 20;
const CHARS_MAX = 400;

/** A value as a message shows it, cut where it is long. */
export function show(value) {
  const text = shown(value, DEPTH_MAX);
  return text.length > CHARS_MAX ? `${text.slice(0, CHARS_MAX)}…` : text;
}

function shown(value, depth) {
  try {
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value === "bigint") return `${value}n`;
    if (Object.is(value, -0)) return "-0";
    if (typeof value === "function") return `[Function ${value.name || "(anonymous)"}]`;
    if (typeof value !== "object" || value === null) return String(value);
    return shownObject(value, depth);
  } catch {
    return "[cannot be shown]";
  }
}

function shownObject(value, depth) {
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return "Promise";
  if (depth === 0) return Array.isArray(value) ? "[…]" : "{…}";
  const inner = (one) => shown(one, depth - 1);
  if (Array.isArray(value)) return `[${listed(value.map(inner))}]`;
  if (value instanceof Map)
    return `Map {${listed([...value].map(([key, one]) => `${inner(key)} => ${inner(one)}`))}}`;
  if (value instanceof Set) return `Set {${listed([...value].map(inner))}}`;
  const fields = Object.keys(value).map((key) => `${key}: ${inner(value[key])}`);
  const name =
    value.constructor && value.constructor !== Object ? `${value.constructor.name} ` : "";
  return `${name}{${listed(fields)}}`;
}

function listed(parts) {
  const kept = parts.slice(0, ITEMS_MAX);
  return [
    ...kept,
    ...(parts.length > ITEMS_MAX ? [`… ${parts.length - ITEMS_MAX} more`] : []),
  ].join(", ");
}
