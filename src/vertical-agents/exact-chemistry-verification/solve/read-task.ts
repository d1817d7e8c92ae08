import { ChemistryError } from "../../../engines/chemistry/errors/chemistry-error.js";
import {
  type Claim,
  QUANTITIES_MAX,
  type Quantity,
  type Task,
  type TaskKind,
} from "../../../engines/chemistry/problem/problem.js";
import { TASK_KINDS } from "./task-kinds.js";

type Fields = Readonly<Record<string, unknown>>;

/** Makes a task of any JSON value; null counts as absent. Throws `invalid`, `missing` or `too_large` below the path. */
export function readTask(value: unknown, path: string): Task {
  const task = fieldsOf(value, path);
  const kind = TASK_KINDS.find((one) => one === task.kind);
  if (kind === undefined) {
    throw fault(`${path}/kind`, `kind must be one of ${TASK_KINDS.join(", ")}`);
  }
  return {
    kind,
    ...optional("equation", textOf(task, "equation", path)),
    ...optional("formula", textOf(task, "formula", path)),
    ...optional("smiles", textOf(task, "smiles", path)),
    ...optional(
      "quantities",
      quantitiesOf(kind, task.quantities ?? undefined, `${path}/quantities`),
    ),
    ...optional("claim", claimOf(task.claim ?? undefined, `${path}/claim`)),
    ...optional("asked", askedOf(task.asked ?? undefined, `${path}/asked`)),
    ...optional("yield_percent", numberOf(task, "yield_percent", path)),
    ...optional("actual", actualOf(task.actual ?? undefined, `${path}/actual`)),
    ...optional("medium", mediumOf(task, path)),
  };
}

function actualOf(value: unknown, path: string): Quantity | undefined {
  return value === undefined ? undefined : quantityOf(value, true, path);
}

function mediumOf(task: Fields, path: string): Task["medium"] | undefined {
  const medium = textOf(task, "medium", path);
  if (medium === undefined || medium === "acid" || medium === "base") return medium;
  throw fault(`${path}/medium`, "medium must be acid or base");
}

/** Of these the species of each quantity must be named; those of others have one substance. */
const NAMES_SPECIES: ReadonlySet<TaskKind> = new Set([
  "stoichiometry",
  "limiting_reagent",
  "empirical_formula",
  "claim",
]);

function quantitiesOf(
  kind: TaskKind,
  value: unknown,
  path: string,
): readonly Quantity[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw fault(path, "quantities must be a list");
  if (value.length > QUANTITIES_MAX) {
    const message = `there are at most ${QUANTITIES_MAX} quantities`;
    throw new ChemistryError("too_large", path, message);
  }
  return value.map((one, index) => quantityOf(one, NAMES_SPECIES.has(kind), `${path}/${index}`));
}

function quantityOf(one: unknown, namesSpecies: boolean, path: string): Quantity {
  const quantity = fieldsOf(one, path);
  const unit = needed("unit", textOf, quantity, path);
  const isUnnamed = !namesSpecies || unit.trim().endsWith("g/mol");
  return {
    species: isUnnamed
      ? (textOf(quantity, "species", path) ?? "")
      : needed("species", textOf, quantity, path),
    value: needed("value", numberOf, quantity, path),
    unit,
    ...optional("purity_percent", numberOf(quantity, "purity_percent", path)),
    ...conditionsOf(quantity, path),
    ...optional("role", roleOf(quantity, path)),
  };
}

function conditionsOf(fields: Fields, path: string) {
  return {
    ...optional("molarity_mol_l", numberOf(fields, "molarity_mol_l", path)),
    ...optional("temperature_k", numberOf(fields, "temperature_k", path)),
    ...optional("pressure_kpa", numberOf(fields, "pressure_kpa", path)),
  };
}

function roleOf(quantity: Fields, path: string): Quantity["role"] | undefined {
  const role = textOf(quantity, "role", path);
  if (role === undefined || role === "stock" || role === "final") return role;
  throw fault(`${path}/role`, "role must be stock or final");
}

function claimOf(value: unknown, path: string): Claim | undefined {
  if (value === undefined) return undefined;
  const claim = fieldsOf(value, path);
  const stated = claim.value ?? undefined;
  if (stated === undefined) {
    throw new ChemistryError("missing", `${path}/value`, "claim needs value");
  }
  return {
    value: typeof stated === "string" ? stated : needed("value", numberOf, claim, path),
    ...optional("unit", textOf(claim, "unit", path)),
    ...optional("tolerance", numberOf(claim, "tolerance", path)),
    ...optional("species", textOf(claim, "species", path)),
  };
}

function askedOf(value: unknown, path: string): Task["asked"] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw fault(path, "asked must be a list");
  if (value.length > QUANTITIES_MAX) {
    const message = `at most ${QUANTITIES_MAX} species are asked about`;
    throw new ChemistryError("too_large", path, message);
  }
  return value.map((one: unknown, index) => {
    if (typeof one === "string") return one;
    if (typeof one !== "object") throw fault(`${path}/${index}`, "asked must hold formulas");
    const at = `${path}/${index}`;
    const asked = fieldsOf(one, at);
    return {
      species: needed("species", textOf, asked, at),
      ...optional("unit", textOf(asked, "unit", at)),
      ...conditionsOf(asked, at),
    };
  });
}

function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw fault(path, `${path.replace(/^.*\/(?=\D)/u, "")} must be an object`);
}

function textOf(fields: Fields, name: string, path: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || typeof value === "string") return value;
  throw fault(`${path}/${name}`, `${name} must be a text`);
}

function numberOf(fields: Fields, name: string, path: string): number | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || (typeof value === "number" && Number.isFinite(value))) return value;
  throw fault(`${path}/${name}`, `${name} must be a number`);
}

function needed<Value>(
  name: string,
  read: (fields: Fields, name: string, path: string) => Value | undefined,
  fields: Fields,
  path: string,
): Value {
  const value = read(fields, name, path);
  if (value !== undefined) return value;
  throw new ChemistryError("missing", `${path}/${name}`, `${name} is needed`);
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Exclude<Value, undefined> } {
  return value === undefined
    ? {}
    : ({ [name]: value } as { readonly [Key in Name]: Exclude<Value, undefined> });
}

function fault(path: string, message: string): ChemistryError {
  return new ChemistryError("invalid", path, message);
}
