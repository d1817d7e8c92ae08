import { join } from "node:path";
import { expect, it } from "vitest";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
/** Oversteps the memory of the module that takes types out, which the processor raises as SIGSEGV. */
const OVERSTEPPING = `const a: number = ${"!".repeat(20_000)}1`;

it("outlives code that oversteps the memory of a WebAssembly module", async () => {
  const server = await startServer({ DATABASE_URL: `sqlite:${join(folder, "data.db")}` });
  try {
    const run = async (code: string) => {
      const params = { name: "run_code", arguments: { code, language: "typescript" } };
      const reply = await fetch(`${server.url}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        signal: AbortSignal.timeout(60_000),
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
      });
      const { result } = (await reply.json()) as { result: { structuredContent: object } };
      return result.structuredContent;
    };
    expect(await run(OVERSTEPPING)).toMatchObject({
      status: "failed",
      error: { message: "the types of the code are nested too deeply" },
    });
    expect(await run("const a: number = 2; a * 3")).toMatchObject({ status: "done", result: 6 });
  } finally {
    await server.stop("SIGTERM");
  }
  expect(server.process.exitCode).toBe(0);
  expect(server.output()).not.toContain("SIGSEGV");
});
