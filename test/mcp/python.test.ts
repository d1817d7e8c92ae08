import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
/** A Python that has fastmcp: FASTMCP_PYTHON=python3 npx vitest run test/mcp/python.test.ts */
const python = process.env.FASTMCP_PYTHON;
const SCRIPT = fileURLToPath(new URL("python/call_every_tool.py", import.meta.url));

it.runIf(python)(
  `Python's fastmcp lists and calls every tool${python ? "" : ", skipped: FASTMCP_PYTHON names no Python with fastmcp"}`,
  async () => {
    const server = await startServer({ DATABASE_URL: `sqlite:${join(folder, "data.db")}` });
    try {
      const { stdout } = await promisify(execFile)(String(python), [SCRIPT, `${server.url}/mcp`]);
      expect(stdout).toMatch(/\/mcp: \d+ tools listed and called\n/);
      expect(stdout).toMatch(/\?tools=all: \d{2,} tools listed and called\n$/);
    } finally {
      await server.stop("SIGTERM");
    }
  },
);
