import { buildTestApp } from "./test-app.js";

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { tags?: string[] }>>>>;
  readonly info: object;
}

const FAMILIES = ["jobs", "gateway", "accounts", "operations"];

/** File name and text of each generated OpenAPI document: one for each family, and the whole. */
export async function openapiDocuments(): Promise<ReadonlyMap<string, string>> {
  const { app, close } = await buildTestApp();
  try {
    await app.ready();
    const whole = app.swagger() as unknown as Document;
    const files = new Map([["gatehouse.json", print(whole)]]);
    for (const family of FAMILIES) files.set(`${family}.json`, print(ofFamily(whole, family)));
    return files;
  } finally {
    await close();
  }
}

function ofFamily(whole: Document, family: string): Document {
  const paths = Object.entries(whole.paths).flatMap(([path, operations]) => {
    const own = Object.entries(operations).filter(([, { tags }]) => tags?.includes(family));
    return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : [];
  });
  return { ...whole, paths: Object.fromEntries(paths) };
}

function print(document: Document): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
