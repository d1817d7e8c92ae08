import { basename } from "node:path";
import {
  type ApiContent,
  type ApiDocument,
  type ApiOperation,
  type ApiRoute,
  listRoutes,
} from "../../../src/http/openapi/document.js";
import { examplesOf, writtenDocuments } from "../written-openapi.js";

/** One operation of the documents, under the path that callers use. */
export interface DocumentedOperation extends ApiRoute {
  /** `<family or slug>/<operationId>`. */
  readonly id: string;
  readonly document: ApiDocument;
}

/** One body that a document shows, in its media type. */
export interface DocumentedBody {
  readonly mediaType: string;
  readonly value: unknown;
}

const WHOLE = "gatehouse.json";

/** Every operation of the whole and of the services by its id. The families are parts of the whole. */
export function documentedOperations(): ReadonlyMap<string, DocumentedOperation> {
  const own = [...writtenDocuments()].filter(
    ([name]) => name === WHOLE || name.startsWith("services/"),
  );
  const operations = own.flatMap(([name, document]) =>
    listRoutes(document).map((route) => {
      const { operationId, tags = [] } = route.operation;
      const prefix = name === WHOLE ? "" : `/v1/api/${basename(name, ".json")}`;
      return { ...route, id: `${tags[0]}/${operationId}`, path: prefix + route.path, document };
    }),
  );
  return new Map(operations.map((operation) => [operation.id, operation]));
}

/** The statuses of success that an operation documents; `2XX` stands for all. */
export function successesOf({ responses }: ApiOperation): string[] {
  return Object.keys(responses).filter((status) => status.startsWith("2"));
}

/** Every body that an operation shows. */
export function bodiesOf({ requestBody }: ApiOperation): DocumentedBody[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, content]) =>
    examplesOf(content).map((value) => ({ mediaType, value })),
  );
}

/** The examples of the parameters in one place, by name. */
export function parametersOf({ parameters = [] }: ApiOperation, place: "path" | "query") {
  const shown = parameters.flatMap((parameter) => {
    if (parameter.in !== place) return [];
    const [example] = examplesOf(parameter as unknown as ApiContent);
    return example === undefined ? [] : [[parameter.name, String(example)] as const];
  });
  return Object.fromEntries(shown);
}

/** The schemes of which one lets a caller in; the one with a key where there are several ways. */
export function schemeOf({ operation, document }: DocumentedOperation): string | undefined {
  const ways = operation.security ?? (document as Pick<ApiOperation, "security">).security ?? [];
  return ways.flatMap((way) => Object.keys(way))[0];
}
