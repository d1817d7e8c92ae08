// Writes the table of variables into README.md, between its two markers.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withConfigTable } from "../test/helpers/config-table.js";

const readme = fileURLToPath(new URL("../README.md", import.meta.url));
writeFileSync(readme, withConfigTable(readFileSync(readme, "utf8")));
