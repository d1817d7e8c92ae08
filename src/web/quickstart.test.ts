import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { quickstartCommands } from "./quickstart.js";

const JOB_ID = "job_5f0c2a9d41b7e83c6a1d90f2";
const KEY = `sjs_${"3b9e".repeat(8)}`;

/** Answers as the job API promises to, field by field, and keeps what it was asked. */
const ANSWERS: Readonly<Record<string, (body: string) => string>> = {
  "POST /api/agents/signup": () =>
    JSON.stringify({ ok: true, agentId: "agt_1", apiKey: KEY, plan: "free", agentName: "a" }),
  "POST /api/agents/jobs": (body) =>
    JSON.stringify({ ok: true, job: { id: JOB_ID, status: "script_ready", ...JSON.parse(body) } }),
  [`POST /api/agents/jobs/${JOB_ID}/purchase`]: (body) =>
    JSON.stringify({
      ok: true,
      job: { id: JOB_ID, paid: true, ...JSON.parse(body) },
      checkoutUrl: `https://gate.example/checkout/${JOB_ID}`,
      amount: 1.25,
      currency: "usd",
      sandbox: true,
    }),
  [`GET /api/agents/jobs/${JOB_ID}/download`]: () => "[0:00-0:30 HOOK]\nCome and mend.\n",
};

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(asked: { call: string; key: unknown; body: string }[]): Promise<string> {
  const api = createServer(async (request: IncomingMessage, response) => {
    const call = `${request.method} ${request.url}`;
    const body = await text(request);
    asked.push({ call, key: request.headers["x-api-key"], body });
    const answer = ANSWERS[call];
    response.statusCode = answer ? 200 : 404;
    response.end(answer?.(body));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

it("runs in sh as one block, carries key and job along, and ends with the script", async () => {
  const asked: { call: string; key: unknown; body: string }[] = [];
  const commands = quickstartCommands(await listen(asked));
  const { stdout, stderr } = await promisify(execFile)("sh", ["-u", "-c", commands]);

  expect(stderr).toBe("");
  expect(stdout).toBe(
    `Receipt: https://gate.example/checkout/${JOB_ID}\n[0:00-0:30 HOOK]\nCome and mend.\n`,
  );
  expect(asked.map(({ call }) => call)).toEqual(Object.keys(ANSWERS));
  expect(asked.map(({ key }) => key)).toEqual([undefined, KEY, KEY, KEY]);
  expect(JSON.parse(asked[1]!.body)).toEqual({
    brief: expect.stringMatching(/^The repair cafe opens .* Street 5\. Volunteers .* broken\.$/),
    options: { seconds: 30 },
  });
});
