import { type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ConfigError } from "./config-error.js";
import { GROUPS, notesOf, type Settings, type Variables } from "./variables.js";

/** The effective configuration: every default filled in, frozen. */
export type Config = Readonly<Record<string, string | number | boolean | undefined>>;

/** What one part contributes to the configuration. */
export interface Fragment {
  readonly config?: Variables;
  checkConfig?(values: never): readonly string[];
}

/** All variables of the fragments, by group; throws when two parts declare one name apart. */
export function joinVariables(fragments: readonly Fragment[]): Variables {
  const joined: Record<string, TSchema> = {};
  for (const { config = {} } of fragments) {
    for (const [name, schema] of Object.entries(config)) {
      if (joined[name] && joined[name] !== schema) throw new Error(`${name} is declared twice`);
      joined[name] = schema;
    }
  }
  const place = (schema: TSchema) => GROUPS.indexOf(notesOf(schema).group);
  return Object.fromEntries(Object.entries(joined).sort(([, a], [, b]) => place(a) - place(b)));
}

/** Checks and converts the variables; throws a ConfigError that names every fault. */
export function readConfig(
  fragments: readonly Fragment[],
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  const variables = joinVariables(fragments);
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(variables)) {
    const given = environment[name];
    const value = given === undefined || given === "" ? schema.default : convert(schema, given);
    if (value !== undefined) values[name] = value;
  }
  const faulty = new Set(
    [...Value.Errors(Type.Object(variables), values)].map((error) => error.path.slice(1)),
  );
  const faults = [...faulty].map((name) => describeFault(name, variables));
  // What does not fit its own schema is told once, and not for what it is beside other values.
  const isNew = (fault: string) => !faulty.has(/^\w*/.exec(fault)?.[0] ?? "");
  for (const { checkConfig } of fragments) {
    faults.push(...(checkConfig?.(values as never) ?? []).filter(isNew));
  }
  if (faults.length > 0) throw new ConfigError(faults);
  for (const [name, schema] of Object.entries(variables)) {
    const { computed } = notesOf(schema);
    if (computed) values[name] = computed(values);
  }
  return Object.freeze(values) as Config;
}

/** The values of some variables, typed by their schemas. */
export function pickSettings<Own extends Variables>(variables: Own, config: Config): Settings<Own> {
  const own = Object.keys(variables).map((name) => [name, config[name]] as const);
  return Object.fromEntries(own.filter(([, value]) => value !== undefined)) as Settings<Own>;
}

/** Text to the type of the variable; what does not fit stays text, and the check refuses it. */
function convert(schema: TSchema, given: string): unknown {
  if (schema.type === "integer") return /^-?\d{1,15}$/.test(given) ? Number(given) : given;
  if (schema.type === "boolean") {
    if (/^(1|true|on|yes)$/i.test(given)) return true;
    return /^(0|false|off|no)$/i.test(given) ? false : given;
  }
  return given;
}

function describeFault(name: string, variables: Variables): string {
  const schema = variables[name];
  return `${name} must be ${schema ? expectation(schema) : "known"}`;
}

function expectation(schema: TSchema): string {
  const { expected } = notesOf(schema);
  if (expected) return expected;
  if (schema.type === "integer") return `an integer from ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === "boolean") return "0 or 1";
  if (Array.isArray(schema.anyOf)) {
    return `one of ${schema.anyOf.map((option: TSchema) => option.const).join(", ")}`;
  }
  return `text of at least ${schema.minLength ?? 0} characters`;
}
