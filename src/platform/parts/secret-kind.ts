import { secret, type Variables } from "../config/variables.js";

/** A secret that what is stored depends on, as the part that uses it declares it. */
export interface SecretKind {
  /** Its name in the database, where it must never change. */
  readonly name: string;
  readonly variable: string;
  /** Where the one before is given when it is replaced. */
  readonly formerVariable: string;
  readonly config: Variables;
  checkConfig(values: Readonly<Record<string, unknown>>): readonly string[];
}

/** Declares a secret; the part, family or backend lists it in `secrets` and takes it from there. */
export function defineSecret(kind: {
  readonly name: string;
  readonly variable: string;
  /** What it does, for the table of the documentation. */
  readonly description: string;
}): SecretKind {
  const { name, variable, description } = kind;
  const formerVariable = `${variable}_PREVIOUS`;
  return {
    name,
    variable,
    formerVariable,
    config: {
      [variable]: secret("people", description, {
        minLength: 32,
        shownDefault: "made at first start",
      }),
      [formerVariable]: secret("people", "the secret before, when it is replaced", {
        minLength: 32,
      }),
    },
    checkConfig: (values) =>
      values[formerVariable] !== undefined && values[variable] === undefined
        ? [`${formerVariable} must come with ${variable}, the secret that replaces it`]
        : [],
  };
}
