import { type ApiDocument, apiDocument } from "../../src/http/openapi/document.js";
import { documentOfTag } from "../../src/http/openapi/document-of-tag.js";
import { buildTestApp } from "./apps/test-app.js";

const FAMILIES = ["jobs", "gateway", "accounts", "evidence", "products", "operations"];

/** File name and text of each generated OpenAPI document: one for each family, and the whole. */
export async function openapiDocuments(): Promise<ReadonlyMap<string, string>> {
  const { app, close } = await buildTestApp();
  try {
    await app.ready();
    const whole = apiDocument(app);
    const files = new Map([["gatehouse.json", print(whole)]]);
    for (const family of FAMILIES) files.set(`${family}.json`, print(documentOfTag(whole, family)));
    return files;
  } finally {
    await close();
  }
}

function print(document: ApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
