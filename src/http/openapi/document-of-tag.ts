import type {} from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** A JSON Schema as the generated description holds it. */
export type DescribedSchema = Readonly<Record<string, unknown>>;

/** A body of a request or a reply, by media type. */
export interface DescribedBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, DescribedContent>>;
}

/** A body in one media type, with an example or several by name. */
export interface DescribedContent {
  readonly schema?: DescribedSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** One route in the generated description. */
export interface DescribedOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: DescribedSchema;
  }[];
  readonly requestBody?: DescribedBody;
  readonly responses?: Readonly<Record<string, DescribedBody>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The generated OpenAPI description, as far as it is read here; the rest is passed on. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string };
  /** The operations of each path by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, DescribedSchema>> };
}

/** The description of the whole API, of a server that is ready. */
export function apiDocument(app: FastifyInstance): ApiDocument {
  // The generator's own type also allows what it never writes, such as references for paths.
  return app.swagger() as unknown as ApiDocument;
}

const SCHEMA_REF = "#/components/schemas/";

/** A description with the operations of one tag alone, and the schemas that these refer to. */
export function documentOfTag(whole: ApiDocument, tag: string): ApiDocument {
  const own = Object.entries(whole.paths).flatMap(([path, operations]) => {
    const tagged = Object.entries(operations).filter(([, { tags }]) => tags?.includes(tag));
    return tagged.length > 0 ? [[path, Object.fromEntries(tagged)] as const] : [];
  });
  const paths = Object.fromEntries(own);
  const all = whole.components?.schemas ?? {};
  const wanted = new Set<string>();
  collectSchemas(paths, { all, wanted });
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return { ...whole, paths, components: { ...whole.components, schemas } };
}

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
