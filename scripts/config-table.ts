// Writes the table of variables into docs/configuration.md, between its two markers.
import { readFileSync, writeFileSync } from "node:fs";
import { CONFIG_PAGE, withConfigTable } from "../test/helpers/config-table.js";

writeFileSync(CONFIG_PAGE, withConfigTable(readFileSync(CONFIG_PAGE, "utf8")));
