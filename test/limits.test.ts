import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ConfigVariables } from "../src/config.js";
import { LIMITS_PAGE, withLimitTables } from "./helpers/limits-page.js";

const page = readFileSync(LIMITS_PAGE, "utf8");
const written = page.slice(0, page.indexOf("## Body limits of the routes"));
const rows = [
  ...written.matchAll(/^\| (?<what>[^|]+) \| (?<bound>[^|]+) \| (?<source>[^|]+) \| [^|]+ \|$/gm),
]
  .map(({ groups = {} }) => groups as { what: string; bound: string; source: string })
  .filter(({ what }) => what !== "what" && !what.startsWith("---"));

/** What a constant of a source file is: a product of numbers and of constants of that file. */
function constantOf(name: string, code: string): number {
  const text = new RegExp(`const ${name} =\\s+([^;]+);`).exec(code)?.[1];
  if (text === undefined) throw new Error(`${name} is not there`);
  return text
    .split(/ \* (?!\*)/)
    .map((factor) => {
      const [base = "", exponent = "1"] = factor.split(" ** ");
      return (
        (/^[\d_.]+$/.test(base) ? Number(base.replaceAll("_", "")) : constantOf(base, code)) **
        Number(exponent)
      );
    })
    .reduce((product, factor) => product * factor, 1);
}

describe("docs/limits.md", () => {
  it.each(rows)("tells the bound of $what as the code has it", ({ bound, source }) => {
    const told = Number(/^[\d,]+/.exec(bound)?.[0].replaceAll(",", ""));
    const { name, path } =
      /^`(?<name>[A-Z_]+)`(?: in \[[^\]]+\]\((?<path>[^)]+)\))?$/.exec(source)?.groups ?? {};
    if (source === "Node.js") return;
    if (name === undefined) throw new Error(`no variable or constant: ${source}`);
    if (path === undefined) {
      const { properties } = ConfigVariables;
      expect(properties[name as keyof typeof properties]?.default).toBe(told);
      return;
    }
    const file = fileURLToPath(new URL(path, `file://${LIMITS_PAGE}`));
    expect(existsSync(file), file).toBe(true);
    expect(constantOf(name, readFileSync(file, "utf8"))).toBe(told);
  });

  it("has the body limits and the fields of the routes (npm run limits)", async () => {
    expect(await withLimitTables(page)).toBe(page);
  });
});
