import { readFile } from "node:fs/promises";
import type { ApiDocument } from "./document.js";

/** Where the descriptions are that were written from the routes, beside the source and what is built. */
const FOLDER = new URL("../../../openapi/", import.meta.url);

export interface DocumentPlace {
  readonly publicUrl: string;
  readonly version: string;
}

/**
 * The description of the whole API, as it was written from the routes and checked against them, for
 * this server. Making it from the routes would cost each start what nobody may ever ask for.
 */
export async function readApiDocument(place: DocumentPlace): Promise<ApiDocument> {
  const document = await readDocument("gatehouse.json");
  if (!document) throw new Error("openapi/gatehouse.json is missing");
  return placed(document, place.publicUrl, place.version);
}

/** The description of one service behind the gateway; undefined where none was written. */
export async function readServiceDocument(
  slug: string,
  { publicUrl, version }: DocumentPlace,
): Promise<ApiDocument | undefined> {
  const document = await readDocument(`services/${slug}.json`);
  return document && placed(document, `${publicUrl}/v1/api/${slug}`, version);
}

async function readDocument(name: string): Promise<ApiDocument | undefined> {
  try {
    return JSON.parse(await readFile(new URL(name, FOLDER), "utf8")) as ApiDocument;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function placed(document: ApiDocument, url: string, version: string): ApiDocument {
  return { ...document, info: { ...document.info, version }, servers: [{ url }] };
}
