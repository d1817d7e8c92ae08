import type { ApiDocument } from "./document.js";

/** A description with the operations of one tag alone, and the schemas that these refer to. */
export function documentOfTag(whole: ApiDocument, tag: string): ApiDocument {
  const own = Object.entries(whole.paths).flatMap(([path, operations]) => {
    const tagged = Object.entries(operations).filter(([, { tags }]) => tags?.includes(tag));
    return tagged.length > 0 ? [[path, Object.fromEntries(tagged)] as const] : [];
  });
  const paths = Object.fromEntries(own);
  const all = whole.components.schemas ?? {};
  const wanted = new Set<string>();
  collectSchemas(paths, { all, wanted });
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return { ...whole, paths, components: { ...whole.components, schemas } };
}

const SCHEMA_REF = "#/components/schemas/";

/** Adds the names of the schemas that something refers to, directly or through others. */
function collectSchemas(
  part: unknown,
  found: { readonly all: Readonly<Record<string, unknown>>; readonly wanted: Set<string> },
): void {
  if (typeof part === "string" && part.startsWith(SCHEMA_REF)) {
    const name = part.slice(SCHEMA_REF.length);
    if (found.wanted.has(name)) return;
    found.wanted.add(name);
    collectSchemas(found.all[name], found);
  } else if (typeof part === "object" && part !== null) {
    for (const child of Object.values(part)) collectSchemas(child, found);
  }
}
