import type { ApiDocument } from "../../../http/openapi/document.js";
import { documentOfTag } from "../../../http/openapi/document-of-tag.js";

/** Where one route of the family is. */
export interface Endpoint {
  readonly method: string;
  readonly url: string;
}

const FAMILY_PREFIX = /^\/api\/v1\/(evidence\/)?/;

/**
 * Every route of the family by a short name, from the description of the whole API: the words of its
 * path, with the method before them where the path alone does not say it (`get_key`, `delete_memory`).
 */
export function listEndpoints(
  document: ApiDocument,
  publicUrl: string,
): Readonly<Record<string, Endpoint>> {
  const { paths } = documentOfTag(document, "evidence");
  const named = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => {
      const endpoint = { method: method.toUpperCase(), url: publicUrl + path };
      return [nameOf(path, method, "post" in operations), endpoint] as const;
    }),
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function nameOf(path: string, method: string, isPosted: boolean): string {
  const words = path
    .replace(FAMILY_PREFIX, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const isPlain = method === "post" || (method === "get" && !isPosted);
  return (isPlain ? words : [method, ...words]).join("_");
}
