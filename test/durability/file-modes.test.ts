import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { narrowModes } from "../../src/platform/private-files/private-files.js";
import { runCli } from "../helpers/servers/run-cli.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Every file and folder below, with its mode in octal digits. */
function modesIn(path: string): Record<string, string> {
  const names = readdirSync(path, { encoding: "utf8", recursive: true });
  const entries = names.map((name) => [name, modeOf(join(path, name)).toString(8)] as const);
  return Object.fromEntries([[".", modeOf(path).toString(8)], ...entries]);
}

/** Nobody else may do anything, and the owner of a file may not run it. */
function expectPrivate(path: string): void {
  for (const [name, mode] of Object.entries(modesIn(path))) {
    const isFolder = statSync(join(path, name)).isDirectory();
    expect(mode, name).toBe(isFolder ? "700" : "600");
  }
}

const data = join(folder, "new", "data");
const database = { DATABASE_URL: `sqlite:${join(data, "gatehouse.db")}` };
const SNAPSHOT = join(data, "vectors", `${"0".repeat(64)}.vectors`);

/** A server that looks at a collection of vectors, which begins its thread, and ends. */
async function runServer(key: string): Promise<string> {
  const server = await startServer(database);
  const call = (path: string, body: object) =>
    fetch(`${server.url}/v1/vectordb/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ collection: "papers", ...body }),
    });
  await call("insert", { items: [{ id: "one", vector: [1, 0] }] });
  expect((await call("search", { query_vector: [1, 1] })).status).toBe(200);
  expectPrivate(data);
  await server.stop("SIGTERM");
  return server.output();
}

describe("what is written beside the database", () => {
  let umask: number;
  let key: string;
  beforeAll(() => {
    umask = process.umask(0);
  });
  afterAll(() => {
    process.umask(umask);
  });

  it("is for its owner alone, by server and command, whatever the umask", async () => {
    const args = ["keys", "create", "--realm", "products", "--email", "ada@example.org"];
    key = (await runCli(args, database)).stdout.trim();
    expectPrivate(join(folder, "new"));
    await runServer(key);
    expectPrivate(data);
    expect(readdirSync(data).sort()).toEqual([
      "gatehouse.db",
      "gatehouse.db.evidence-key",
      "vectors",
    ]);
  });

  it("is narrowed where it was wider before", async () => {
    chmodSync(data, 0o755);
    chmodSync(join(data, "gatehouse.db"), 0o644);
    chmodSync(join(data, "vectors"), 0o775);
    writeFileSync(SNAPSHOT, "from before");
    expect(modesIn(data)).toMatchObject({ ".": "755", "gatehouse.db": "644", vectors: "775" });
    expect(modeOf(SNAPSHOT)).toBe(0o666);
    expect(await runServer(key)).not.toContain("other users can reach");
    expectPrivate(data);
  });
});

describe.skipIf(process.getuid?.() !== 0)(
  "a data folder of another user, which root can make",
  () => {
    it("does not stop the start, and is told of in the log", async () => {
      const mounted = join(folder, "mounted");
      mkdirSync(mounted, { mode: 0o755 });
      chownSync(mounted, 12_345, 12_345);
      const server = await startServer({ DATABASE_URL: `sqlite:${join(mounted, "gatehouse.db")}` });
      await server.stop("SIGTERM");
      const lines = server.output().trim().split("\n");
      const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
      expect(warnings).toEqual([
        expect.objectContaining({
          path: mounted,
          msg: expect.stringContaining("other users can reach this path"),
        }),
      ]);
      expect(modesIn(mounted)).toMatchObject({ ".": "755", "gatehouse.db": "600" });
    });
  },
);

describe("narrowing modes", () => {
  it("leaves folders as they are that are shared on purpose, and answers them", () => {
    const shared = join(folder, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(narrowModes([shared, "/"])).toEqual([shared, "/"]);
    expect(modeOf(shared)).toBe(0o777);
  });

  it("takes nothing from the owner, and knows nothing of what is not there", () => {
    const readOnly = join(folder, "read-only.db");
    writeFileSync(readOnly, "");
    chmodSync(readOnly, 0o444);
    expect(narrowModes([readOnly, join(folder, "missing.db")])).toEqual([]);
    expect(modeOf(readOnly)).toBe(0o400);
  });
});
