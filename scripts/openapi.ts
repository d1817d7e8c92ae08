// Writes openapi/: one document for each family and the whole, from the routes themselves.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openapiDocuments } from "../test/helpers/openapi-documents.js";

const folder = fileURLToPath(new URL("../openapi/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(`${folder}${name}`);
for (const [name, text] of await openapiDocuments()) writeFileSync(`${folder}${name}`, text);
process.exit(0);
