import { FreeJson } from "./free-json.js";

/**
 * The JSON text of plain data, with the text of what is free JSON in it: `JSON.stringify` would build
 * that first.
 */
export function writeJson(value: unknown): string {
  if (value instanceof FreeJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`).join(",")}}`;
}
