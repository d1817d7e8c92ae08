// Writes openapi/: the whole, one document for each family and one for each service, from the routes.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openapiDocuments } from "../test/helpers/openapi-documents.js";

const folder = fileURLToPath(new URL("../openapi/", import.meta.url));
const documents = await openapiDocuments();
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}services`, { recursive: true });
for (const [name, text] of documents) writeFileSync(`${folder}${name}`, text);
process.exit(0);
