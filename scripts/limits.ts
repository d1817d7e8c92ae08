// Writes the tables of docs/limits.md that follow from the routes, between their markers.
import { readFileSync, writeFileSync } from "node:fs";
import { LIMITS_PAGE, withLimitTables } from "../test/helpers/limits-page.js";

writeFileSync(LIMITS_PAGE, await withLimitTables(readFileSync(LIMITS_PAGE, "utf8")));
