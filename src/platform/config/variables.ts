import { type Static, type TObject, type TProperties, type TSchema, Type } from "@sinclair/typebox";

/** The order in which variables are shown. */
export const GROUPS = [
  "server",
  "store",
  "gate",
  "quotas",
  "evidence",
  "models",
  "money",
  "people",
  "outbound",
  "machine",
] as const;
export type Group = (typeof GROUPS)[number];

/** What a variable says of itself besides its type. */
export interface VariableNotes {
  readonly group: Group;
  /** What it does, for the table of the documentation. */
  readonly description: string;
  /** Shown as `***` by `gatehouse config` and never logged. */
  readonly secret?: boolean;
  /** What stands in the table when the default is computed. */
  readonly shownDefault?: string;
  /** The default that follows from the other values, which are checked by then. */
  readonly computed?: (values: Readonly<Record<string, unknown>>) => unknown;
  /** What the value must be, in words, where the schema cannot say it. */
  readonly expected?: string;
}

/** The variables of one part: name and TypeBox schema, which carries the notes. */
export type Variables = TProperties;

/** The values of a part's variables, checked. */
export type Settings<Config extends Variables> = Readonly<Static<TObject<Config>>>;

type Notes = VariableNotes;

const COUNT_MAX = 2 ** 31 - 1;

/** A whole number with a default. */
export function count(
  group: Group,
  value: number,
  minimum: number,
  description: string,
  maximum = COUNT_MAX,
) {
  return Type.Integer({ group, default: value, minimum, maximum, description });
}

/** Any text, with a default. */
export function text(group: Group, value: string, description: string) {
  return Type.String({ group, default: value, description });
}

/** A text that is never shown. */
export function secret(
  group: Group,
  description: string,
  options: { readonly minLength: number; readonly shownDefault?: string },
) {
  return Type.Optional(Type.String({ group, secret: true, description, ...options }));
}

/** A key for somebody else's service, as it stands in a header. */
export function apiKey(group: Group, description: string) {
  return Type.Optional(
    Type.String({
      group,
      pattern: "^[\\x21-\\x7e]+$",
      expected: "printable ASCII without spaces",
      secret: true,
      description,
    }),
  );
}

/** The base URL of a service. */
export function httpUrl(
  group: Group,
  description: string,
  notes: Pick<Notes, "shownDefault" | "computed"> = {},
) {
  return Type.Optional(
    Type.String({
      group,
      pattern: "^https?://[^\\s/?#]+[^\\s?#]*$",
      expected: "an http or https URL without query or fragment",
      description,
      ...notes,
    }),
  );
}

/** What a variable says of itself besides its type. */
export function notesOf(schema: TSchema): VariableNotes {
  return schema as unknown as VariableNotes;
}

/** The parts of a list that is written with commas. */
export function splitList(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
