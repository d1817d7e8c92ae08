import type { Logger } from "pino";
import type { KeyFormat, Realm } from "../../platform/keys/key-format.js";
import { ApiError } from "../api-error.js";
import type { ApiDocument } from "../openapi/document.js";
import {
  callOperation,
  type OperationCaller,
  type OperationReply,
  replyOfError,
} from "./call-operation.js";
import type { FrontDoor } from "./front-door.js";
import type { Operation } from "./operation.js";
import { readOperations, readSessionOperations } from "./read-operations.js";

/** The one table of what this server does for callers. */
export interface OperationTable {
  /** In the order of their names. */
  readonly all: readonly Operation[];
  /** Paths that are not in it because only a signed-in person may use them. */
  readonly leftOut: readonly string[];
  /** By its name in code or as a tool. */
  find(name: string): Operation | undefined;
  /** The functions that code has, by family. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
  /** Calls one; it never rejects, for what could not be done is an answer too. */
  call(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    caller: OperationCaller,
  ): Promise<OperationReply>;
}

export interface DescribedService {
  readonly slug: string;
  readonly server?: { describe(): Promise<ApiDocument> };
}

export interface OperationParts {
  readonly describeApi: () => Promise<ApiDocument>;
  readonly services: readonly DescribedService[];
  readonly formats: Readonly<Record<Realm, KeyFormat>>;
  readonly door: FrontDoor;
  readonly log: Logger;
}

/** Services that speak MCP are reached as what they are, not as one operation. */
const withoutMcp = ({ path }: Operation) => !path.endsWith("/mcp");

/** Makes the table from the descriptions of the families and of the services behind the gateway. */
export async function makeOperationTable(parts: OperationParts): Promise<OperationTable> {
  const realms = Object.keys(parts.formats) as Realm[];
  const families = { document: await parts.describeApi(), realms };
  const services = await Promise.all(
    parts.services.map(async ({ slug, server }) =>
      server ? readOperations({ document: await server.describe(), slug, realms }) : [],
    ),
  );
  const all = [...readOperations(families), ...services.flat()]
    .filter(withoutMcp)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const byName = new Map<string, Operation>();
  const functions: Record<string, string[]> = {};
  for (const operation of all) {
    byName.set(operation.name, operation).set(operation.toolName, operation);
    functions[operation.family] ??= [];
    functions[operation.family]?.push(operation.name.slice(operation.family.length + 1));
  }
  return {
    all,
    leftOut: readSessionOperations(families),
    find: (name) => byName.get(name.replace(/^gatehouse\./, "")),
    functions,
    call: (operation, args, caller) =>
      callOperation(parts.door, operation, args, caller).catch((error: unknown) => {
        const name = operation.name;
        if (!(error instanceof ApiError)) parts.log.error({ err: error, name }, "a call failed");
        return replyOfError(error);
      }),
  };
}
