import { type Color, parseColor } from "../../css/colors.js";
import { parseQuantity, type Quantity } from "../../css/values.js";
import type { JsonNode, JsonObject, JsonScalar } from "./parse-json.js";

export type TokenForm = "w3c" | "style_dictionary" | "plain";

/** One design token: a name with a value, or with an alias of another token. */
export interface Token {
  /** Names from the outermost group, such as `["color", "text", "muted"]`. */
  readonly path: readonly string[];
  /** The path with dots. */
  readonly name: string;
  /** Of the token or of the nearest group that states one, in lower case. */
  readonly statedType: string | undefined;
  /** Where the token's name stands. */
  readonly start: number;
  readonly value: JsonNode;
  /** The path that it refers to, with dots. */
  readonly alias: string | undefined;
}

export interface Tokens {
  readonly form: TokenForm;
  /** In the order of the source. */
  readonly all: readonly Token[];
  readonly byName: ReadonlyMap<string, Token>;
  /** Names of groups, too: an alias of one refers to no token. */
  readonly resolve: (token: Token) => Resolved;
}

/** What stands at the end of the aliases of a token. */
export type Resolved =
  | { readonly state: "value"; readonly token: Token }
  | { readonly state: "broken"; readonly missing: string }
  | { readonly state: "circular" };

const ALIAS = /^\{([^{}]{1,1000})\}$/;

/**
 * Reads tokens of the W3C's Design Tokens format (`$value`), of Style Dictionary (`value`), or nested JSON
 * whose leaves are values; the first `$value` or `value` that a group holds decides which. Linear.
 */
export function readTokens(root: JsonNode): Tokens {
  const form = formOf(root);
  const all: Token[] = [];
  collect(root, { form, path: [], type: undefined, start: 0 }, all);
  const byName = new Map<string, Token>();
  for (const token of all) byName.set(token.name, token);
  return { form, all, byName, resolve: createResolver(byName) };
}

function formOf(root: JsonNode): TokenForm {
  let form: TokenForm = "plain";
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === "array") for (const item of node.items) waiting.push(item);
    if (node.kind !== "object") continue;
    if (memberOf(node, "$value")) return "w3c";
    if (memberOf(node, "value")?.kind === "scalar") form = "style_dictionary";
    for (const { value } of node.members) waiting.push(value);
  }
  return form;
}

interface Reading {
  readonly form: TokenForm;
  readonly path: readonly string[];
  readonly type: string | undefined;
  readonly start: number;
}

const VALUE_NAME = { w3c: "$value", style_dictionary: "value" } as const;

function collect(node: JsonNode, reading: Reading, tokens: Token[]): void {
  const { form, path, start } = reading;
  const group = node.kind === "object" ? node : undefined;
  const type = (group && typeIn(group, form)) ?? reading.type;
  const value =
    form === "plain"
      ? group === undefined && path.length > 0
        ? node
        : undefined
      : group && memberOf(group, VALUE_NAME[form]);
  if (value !== undefined) {
    const name = path.join(".");
    if (value.kind === "object" && type === "typography") {
      collectParts(value, reading, tokens);
      return;
    }
    tokens.push({ path, name, statedType: type, start, value, alias: aliasIn(value, form) });
    return;
  }
  for (const member of group?.members ?? []) {
    if (member.name.startsWith("$")) continue;
    const inner = { form, path: [...path, member.name], type, start: member.start };
    collect(member.value, inner, tokens);
  }
}

/** The size, the line height and the rest of a type style, as tokens below its name. */
function collectParts(style: JsonObject, { form, path }: Reading, tokens: Token[]): void {
  for (const { name, value, start } of style.members) {
    const inner = [...path, name];
    tokens.push({
      path: inner,
      name: inner.join("."),
      statedType: undefined,
      start,
      value,
      alias: aliasIn(value, form),
    });
  }
}

function typeIn(group: JsonObject, form: TokenForm): string | undefined {
  const stated = memberOf(group, form === "w3c" ? "$type" : "type");
  if (form === "plain" || stated?.kind !== "scalar" || typeof stated.value !== "string") {
    return undefined;
  }
  return stated.value.toLowerCase();
}

function aliasIn(value: JsonNode, form: TokenForm): string | undefined {
  if (value.kind !== "scalar" || typeof value.value !== "string") return undefined;
  const [, path] = ALIAS.exec(value.value.trim()) ?? [];
  return form === "style_dictionary" ? path?.replace(/\.value$/, "") : path;
}

/** The value of a member; the last of those with one name, as `JSON.parse` has it. */
export function memberOf(group: JsonObject, name: string): JsonNode | undefined {
  return group.members.findLast((member) => member.name === name)?.value;
}

/** Follows aliases, each once for all tokens that lead over it. */
function createResolver(byName: ReadonlyMap<string, Token>): (token: Token) => Resolved {
  const known = new Map<Token, Resolved>();
  return (token) => {
    const passed = new Set<Token>();
    let current = token;
    let found = known.get(current);
    while (found === undefined) {
      passed.add(current);
      if (current.alias === undefined) found = { state: "value", token: current };
      else {
        const next = byName.get(current.alias);
        if (next === undefined) found = { state: "broken", missing: current.alias };
        else if (passed.has(next)) found = { state: "circular" };
        else {
          current = next;
          found = known.get(current);
        }
      }
    }
    for (const one of passed) known.set(one, found);
    return found;
  };
}

/** A colour of a token: text of CSS, or the object of the W3C's format with the components of sRGB. */
export function colorOf(value: JsonNode): Color | undefined {
  if (value.kind === "scalar") {
    return typeof value.value === "string" ? parseColor(value.value) : undefined;
  }
  if (value.kind !== "object") return undefined;
  const space = scalarOf(memberOf(value, "colorSpace"));
  const components = memberOf(value, "components");
  if (typeof space !== "string" || components?.kind !== "array") return undefined;
  const parts = components.items.map(scalarOf);
  if (parts.some((part) => typeof part !== "number" && part !== "none")) return undefined;
  const alpha = scalarOf(memberOf(value, "alpha")) ?? 1;
  return parseColor(writtenColor(space, parts.join(" "), String(alpha)));
}

function writtenColor(space: string, parts: string, alpha: string): string {
  if (/^(?:ok)?l(?:ab|ch)$/.test(space)) return `${space}(${parts} / ${alpha})`;
  if (/^(?:hsl|hwb)$/.test(space)) {
    const [hue, first, second] = parts.split(" ");
    return `${space}(${hue} ${first}% ${second}% / ${alpha})`;
  }
  return `color(${space} ${parts} / ${alpha})`;
}

/** A number and its unit: text of CSS, a bare number, or the object of the W3C's format. */
export function quantityOf(value: JsonNode): Quantity | undefined {
  if (value.kind === "object") {
    const number = scalarOf(memberOf(value, "value"));
    const unit = scalarOf(memberOf(value, "unit"));
    if (typeof number !== "number" || typeof unit !== "string") return undefined;
    return { number, unit: unit.toLowerCase() };
  }
  const written = scalarOf(value);
  if (typeof written === "number") return { number: written, unit: "" };
  return typeof written === "string" ? parseQuantity(written) : undefined;
}

export function scalarOf(node: JsonNode | undefined): JsonScalar["value"] | undefined {
  return node?.kind === "scalar" ? node.value : undefined;
}
