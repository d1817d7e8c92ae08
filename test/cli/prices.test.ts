import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openCli } from "../helpers/servers/run-cli.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const database = (name: string) => ({ DATABASE_URL: `sqlite:${join(folder, `${name}.db`)}` });

let files = 0;
async function csv(content: string | Buffer): Promise<string> {
  files += 1;
  const file = join(folder, `${files}.csv`);
  await writeFile(file, content);
  return file;
}

async function listed(environment: Record<string, string>) {
  const { status, stdout } = await run(["prices", "list", "--json"], environment);
  expect(status).toBe(0);
  return (JSON.parse(stdout) as { assets: Record<string, unknown>[] }).assets;
}

describe("gatehouse prices", () => {
  it("imports, lists and removes assets", async () => {
    const environment = database("life");
    await run(["migrate"], environment);
    const file = await csv("date,B,A\n2020-01-01,1,2\n2020-01-02,1.5,\n");
    const imported = await run(
      ["prices", "import", file, "--source", "my broker", "--json"],
      environment,
    );
    expect(imported).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(imported.stdout)).toEqual({
      assets: 2,
      prices: 3,
      first_date: "2020-01-01",
      last_date: "2020-01-02",
      source: "my broker",
    });
    expect(await listed(environment)).toEqual([
      {
        asset: "A",
        source: "my broker",
        first_date: "2020-01-01",
        last_date: "2020-01-01",
        observations: 1,
        imported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      expect.objectContaining({ asset: "B", observations: 2, last_date: "2020-01-02" }),
    ]);
    const removed = await run(["prices", "remove", "A"], environment);
    expect(removed).toMatchObject({ status: 0, stdout: "removed A\n" });
    expect((await listed(environment)).map(({ asset }) => asset)).toEqual(["B"]);
    const again = await run(["prices", "remove", "A"], environment);
    expect(again).toMatchObject({ status: 1, stderr: "gatehouse: there is no imported asset A\n" });
  });

  it("adds days to an asset, and replaces it with --replace", async () => {
    const environment = database("again");
    const first = await csv("date,A\n2020-01-01,1\n2020-01-02,2\n");
    const second = await csv("date,asset,price\n2020-01-02,A,5\n2020-01-03,A,6\n");
    await run(["prices", "import", first], environment);
    await run(["prices", "import", second], environment);
    expect(await listed(environment)).toMatchObject([
      { first_date: "2020-01-01", last_date: "2020-01-03", observations: 3, source: "imported" },
    ]);
    const replaced = await run(["prices", "import", second, "--replace"], environment);
    expect(replaced.stdout).toBe("imported 2 prices of 1 assets from 2020-01-02 to 2020-01-03\n");
    expect(await listed(environment)).toMatchObject([
      { first_date: "2020-01-02", last_date: "2020-01-03", observations: 2 },
    ]);
  });

  it("imports nothing of a file that is wrong anywhere, and says where", async () => {
    const environment = database("faults");
    await run(["migrate"], environment);
    const file = await csv("date,A\n2020-01-01,1\n2020-01-02,-2\n2020-01-40,3\n");
    const { status, stdout, stderr } = await run(["prices", "import", file], environment);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.split("\n")).toEqual([
      'gatehouse: line 3, column 2: "-2" is no price above 0',
      'gatehouse: line 4, column 1: "2020-01-40" is no date as 2026-01-31',
      "gatehouse: nothing was imported",
      "",
    ]);
    expect(await listed(environment)).toEqual([]);
  });

  it.each([
    ["a file that is not UTF-8", Buffer.from("date,A\n2020-01-01,1\xe9\n", "latin1"), "not UTF-8"],
    ["a file over 64 MiB", Buffer.alloc(64 * 2 ** 20 + 1, 10), "larger than 67108864 bytes"],
    ["an empty file", "", "the table is empty"],
  ])("refuses %s", async (_title, content, reason) => {
    const answer = await run(["prices", "import", await csv(content)], database("faults"));
    expect(answer.status).toBe(1);
    expect(answer.stderr).toContain(reason);
    expect(answer.stderr).toContain("gatehouse: nothing was imported\n");
  });

  it("says that a file cannot be read", async () => {
    const answer = await run(["prices", "import", join(folder, "none.csv")], database("faults"));
    expect(answer.status).toBe(1);
    expect(answer.stderr).toMatch(/^gatehouse: .*none\.csv cannot be read: ENOENT/);
  });

  it.each([
    [["prices"], "prices takes import, list or remove"],
    [["prices", "import"], "prices import takes one file"],
    [["prices", "remove", "A", "B"], "prices remove takes one asset"],
    [["prices", "import", "x.csv", "--source", " "], "--source must be 1 to 100 characters"],
  ])("shows its usage for %j", async (args, message) => {
    const answer = await run(args, database("faults"));
    expect(answer.status).toBe(2);
    expect(answer.stderr).toContain(`gatehouse: ${message}`);
  });
});
