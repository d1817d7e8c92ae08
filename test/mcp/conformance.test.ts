import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConformanceRun, findRunner } from "../helpers/servers/conformance-runner.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const found = await findRunner();
const runner = typeof found === "string" ? undefined : found;
if (typeof found === "string") console.log(`skipped: the conformance tests of MCP, ${found}`);

/** Scenarios that are not scored, and why they show nothing here. */
const UNTESTED: Readonly<Record<string, string>> = {
  "tasks-status-notifications": "the runner has no check in it: its own rewrite is pending",
  "http-custom-header-server-validation": "no tool asks for arguments in headers",
  "server-sse-polling": "streams are not resumed, which is a server's choice",
};

/** In these a server asks its client or keeps what it subscribed to, for which the older era needs a session. */
const NEED_SESSIONS = [
  "tools-call-sampling",
  "tools-call-elicitation",
  "elicitation-sep1034-defaults",
  "elicitation-sep1330-enums",
  "resources-subscribe",
  "resources-unsubscribe",
];

describe.skipIf(!runner)("the official conformance tests", () => {
  const folder = tempFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({
      DATABASE_URL: `sqlite:${join(folder, "conformance.db")}`,
      MCP_CONFORMANCE: "1",
      LOG_LEVEL: "warn",
    });
  });
  afterAll(() => server.stop("SIGTERM"));

  describe.each(["2026-07-28", "2025-11-25"])("of %s", (revision) => {
    const { scored, unscored } = runner?.scenariosOf(revision) ?? { scored: [], unscored: [] };
    let run: ConformanceRun;
    beforeAll(async () => {
      run = await runner!.run(`${server.url}/mcp`, revision);
    });

    it("pass", () => {
      expect(run.exitCode, run.output.slice(-2_000)).toBe(0);
    });

    it.each([...scored, ...unscored.filter((name) => !(name in UNTESTED))])(
      "pass in %s",
      (name) => {
        const result = run.scenarios.get(name);
        expect(result, run.output.slice(-2_000)).toMatchObject({ failed: 0 });
        expect(result?.passed).toBeGreaterThan(0);
      },
    );
  });

  it("of 2025-11-25 pass without sessions, too, but where a server asks its client", async () => {
    const { scenarios } = await runner!.run(`${server.url}/mcp?sessions=off`, "2025-11-25");
    const failed = [...scenarios].filter(([, result]) => result.failed > 0).map(([name]) => name);
    expect(failed.sort()).toEqual([...NEED_SESSIONS].sort());
    expect(scenarios.size).toBeGreaterThan(NEED_SESSIONS.length + 20);
  });
});
