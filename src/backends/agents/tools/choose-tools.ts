import { errors } from "../../../http/api-error.js";
import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";
import { answeringOperations, OWN_FAMILY } from "./allowed-operations.js";

/** What a run has beside operations. */
export const EMBEDDED_TOOLS = ["calculate", "dates", "text", "run_code"] as const;
export type EmbeddedTool = (typeof EMBEDDED_TOOLS)[number];

/** Which of them does what the planner calls by a name of its own. */
export const PLANNER_NAMES: Readonly<Record<string, EmbeddedTool>> = {
  arithmetic: "calculate",
  calculator: "calculate",
  convert: "calculate",
  equations: "calculate",
  statistics: "calculate",
  extract: "text",
  sort: "text",
};

/** What a run may call, settled before anything is read that it works on. */
export interface ChosenTools {
  readonly embedded: ReadonlySet<EmbeddedTool>;
  readonly operations: readonly Operation[];
}

/** The tools that a request names, or else all that change nothing; 422 for a name that is unknown. */
export function chooseTools(
  table: OperationTable,
  wanted: readonly string[] | undefined,
): ChosenTools {
  if (wanted === undefined) {
    return { embedded: new Set(EMBEDDED_TOOLS), operations: answeringOperations(table) };
  }
  const embedded = new Set<EmbeddedTool>();
  const operations = new Set<Operation>();
  wanted.forEach((name, place) => {
    const own = EMBEDDED_TOOLS.find((one) => one === name) ?? PLANNER_NAMES[name];
    const found = own ? [] : namedOperations(table, name);
    if (own) embedded.add(own);
    else if (found.length === 0) throw unknownTool(table, { name, place });
    for (const operation of found) operations.add(operation);
  });
  return { embedded, operations: [...operations] };
}

/** One operation, or those of a family or service that change nothing. */
function namedOperations(table: OperationTable, name: string): readonly Operation[] {
  const one = table.find(name);
  if (one) return one.family === OWN_FAMILY ? [] : [one];
  return answeringOperations(table).filter(
    ({ family, path }) => family === name || path.startsWith(`/v1/api/${name}/`),
  );
}

const NAME_SHOWN_CHARS = 60;

function unknownTool(
  table: OperationTable,
  { name, place }: { readonly name: string; readonly place: number },
) {
  const own = table.all.filter(({ family }) => family !== OWN_FAMILY);
  const families = new Set(own.map(({ family }) => family));
  const embedded = [...EMBEDDED_TOOLS, ...Object.keys(PLANNER_NAMES)];
  const known = [...embedded, ...families, ...own.map(({ toolName }) => toolName)];
  const shown = JSON.stringify(name.slice(0, NAME_SHOWN_CHARS));
  const message = `tools.${place}: there is no ${shown}; known are ${known.join(", ")}`;
  return errors.validation(message, { details: [{ path: `/tools/${place}`, message }] });
}
