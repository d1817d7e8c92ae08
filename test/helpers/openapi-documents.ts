import { buildApp } from "../../src/app.js";
import { hostBackend } from "../../src/backends/host.js";
import { declarations } from "../../src/config.js";
import { type ApiDocument, apiDocument } from "../../src/http/openapi/document.js";
import { documentOfTag } from "../../src/http/openapi/document-of-tag.js";
import { openTestHouse } from "./apps/test-house.js";

/**
 * File name and text of each generated OpenAPI document: the whole, one for each family, and one
 * for each service behind the gateway.
 */
export async function openapiDocuments(): Promise<ReadonlyMap<string, string>> {
  const { house, config, platform } = await openTestHouse();
  const files = new Map<string, string>();
  const described = { config, lazySchemas: true, isDescribed: true };
  const app = await buildApp(house, described);
  await app.ready();
  const whole = apiDocument(app);
  files.set("gatehouse.json", print(whole));
  for (const { name, tag } of declarations.families) {
    if (tag) files.set(`${name}.json`, print(documentOfTag(whole, name)));
  }
  for (const backend of declarations.backends) {
    const server = await hostBackend(backend, house, { ...described, version: "0.1.0" });
    files.set(`services/${backend.slug}.json`, print(apiDocument(server)));
    await server.close();
  }
  await app.close();
  await platform.close();
  return files;
}

function print(document: ApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
