import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, BRIEF, type JobView, signUp } from "./agent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const submitRaw = (payload: string) => agent.send("POST", "/jobs", payload);

describe("POST /api/agents/jobs answers the priced job", () => {
  it("with exactly the fields of the specification, type, seconds and model", async () => {
    const before = Date.now();
    const reply = await agent.send("POST", "/jobs", { brief: BRIEF });
    const after = Date.now();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    const { job } = reply.json<{ job: JobView }>();
    expect(reply.json()).toStrictEqual({
      ok: true,
      job: {
        id: expect.stringMatching(/^job_[0-9a-f]{24}$/),
        status: "script_ready",
        type: "script",
        seconds: 60,
        brief: BRIEF,
        priceCents: 200,
        paid: false,
        paymentMethod: null,
        downloadUrl: null,
        script: null,
        model: "builtin/script-writer",
        error: null,
        createdAt: job.createdAt,
        completedAt: null,
      },
    });
    expect(Number.isInteger(job.createdAt)).toBe(true);
    expect(job.createdAt).toBeGreaterThanOrEqual(before);
    expect(job.createdAt).toBeLessThanOrEqual(after);
  });

  it.each([{ options: null }, { options: { type: null, seconds: null } }])(
    "takes null for what was left out: %j",
    async (nulls) => {
      const reply = await agent.send("POST", "/jobs", { brief: BRIEF, ...nulls });
      expect(reply.json().job).toMatchObject({
        type: "script",
        seconds: 60,
        status: "script_ready",
      });
    },
  );

  it("with a warning when the brief was cut or the seconds were clamped, and none else", async () => {
    const brief = `${"A lamp stands there. ".repeat(99)}And this sentence is cut in its middle somewhere`;
    const order = { brief, options: { seconds: 400 } };
    const { job } = (await agent.send("POST", "/jobs", order)).json();
    expect(job.brief).toBe(brief.slice(0, 2_000));
    expect(job.seconds).toBe(300);
    expect(job.warnings).toEqual([
      expect.stringMatching(/^the brief is longer than 2000 characters/),
      "seconds were 400 and are clamped to 300",
    ]);
    expect(await agent.job(job.id)).toMatchObject({ warnings: job.warnings });
    await agent.purchase(job.id);
    expect((await agent.job(job.id)).script).not.toContain("this sentence");
    const { job: plain } = (await agent.send("POST", "/jobs", { brief: BRIEF })).json();
    expect(plain).not.toHaveProperty("warnings");
  });

  it("synchronously: the script exists when the request is answered", async () => {
    const { id } = await agent.submit();
    const row = await house.platform.store.get<{ script: string }>(
      sql`SELECT script FROM jobs WHERE id = ${id}`,
    );
    expect(row?.script).toMatch(/\[0:00/);
  });

  it("with no part of the script, which is the thing sold", async () => {
    const reply = await agent.send("POST", "/jobs", { brief: BRIEF });
    const { id } = reply.json<{ job: JobView }>().job;
    await agent.purchase(id);
    const { script } = await agent.job(id);
    const spoken = script!.split("\n").filter((line) => line !== "" && !line.startsWith("["));
    expect(spoken.length).toBeGreaterThan(0);
    for (const line of spoken) expect(reply.body).not.toContain(JSON.stringify(line).slice(1, -1));
  });

  it.each(["script", "demo", "presentation", "video"])(
    "for type %s, which accepts a brief, is priced and returns a script",
    async (type) => {
      const job = await agent.submit(BRIEF, { type });
      expect(job).toMatchObject({ type, status: "script_ready", seconds: 60 });
    },
  );

  it("with the defaults script and 60 seconds when options are {} or missing", async () => {
    for (const payload of [{ brief: BRIEF }, { brief: BRIEF, options: {} }]) {
      const reply = await agent.send("POST", "/jobs", payload);
      expect(reply.json()).toMatchObject({ job: { type: "script", seconds: 60 } });
    }
  });

  it("and ignores unknown fields", async () => {
    const reply = await agent.send("POST", "/jobs", {
      brief: BRIEF,
      priceCents: 0,
      paid: true,
      status: "paid",
      options: { seconds: 30, multiplier: 0 },
    });
    expect(reply.json()).toMatchObject({
      job: { priceCents: 125, paid: false, status: "script_ready", seconds: 30 },
    });
  });
});

describe("brief: white space is collapsed and the value trimmed to 2000 characters", () => {
  it.each([
    ["one character", "a", "a"],
    ["white space around and inside", " \n a \t\r\n b\u00a0c ", "a b c"],
    ["2000 characters", "x".repeat(2000), "x".repeat(2000)],
    ["2001 characters", "x".repeat(2000).concat("y"), "x".repeat(2000)],
    ["2000 astral characters", "😀".repeat(2000), "😀".repeat(2000)],
    ["an astral character at the cut", `${"x".repeat(1999)}😀y`, `${"x".repeat(1999)}😀`],
    ["an astral character after the cut", `${"x".repeat(2000)}😀`, "x".repeat(2000)],
    ["white space that is collapsed before the cut", `a${" ".repeat(3000)}b`, "a b"],
    ["quotes, markup and SQL", `"'; DROP TABLE jobs; -- <b>`, `"'; DROP TABLE jobs; -- <b>`],
  ])("%s", async (_name, brief, kept) => {
    const job = await agent.submit(brief);
    expect(job.brief).toBe(kept);
    expect((await agent.job(job.id)).brief).toBe(kept);
  });
});

describe("seconds: an integer, clamped to 15..300", () => {
  it.each([
    ["14", 15],
    ["15", 15],
    ["16", 16],
    ["60.0", 60],
    ["6e1", 60],
    ["-1", 15],
    ["-0", 15],
    ["299", 299],
    ["300", 300],
    ["301", 300],
    ["1e300", 300],
  ])("%s is billed as %i", async (seconds, billed) => {
    const reply = await submitRaw(`{"brief":"a","options":{"seconds":${seconds}}}`);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ job: { seconds: billed } });
  });
});

describe("a malformed order is 400 and writes no job", () => {
  const longest = "x".repeat(10);
  it.each([
    ["no body", "", /body/],
    ["null", "null", /the body must be an object/],
    ["a list", '[{"brief":"a"}]', /the body must be an object/],
    ["text", '"a"', /the body must be an object/],
    ["{}", "{}", /brief is required/],
    ["an empty brief", '{"brief":""}', /brief must have at least 1 character/],
    ["a brief of white space", '{"brief":" \\n\\t\\u00a0\\u3000"}', /at least 1 character/],
    ["a brief that is null", '{"brief":null}', /brief must be a string/],
    ["a brief that is a number", '{"brief":7}', /brief must be a string/],
    ["a brief that is a list", '{"brief":["a"]}', /brief must be a string/],
    ["a brief with U+0000", '{"brief":"a\\u0000b"}', /U\+0000/],
    ["a brief with half a surrogate pair", '{"brief":"a\\ud83d"}', /surrogate/],
    ["options that are a list", '{"brief":"a","options":[]}', /options must be an object/],
    ["options that are text", '{"brief":"a","options":"demo"}', /options must be an object/],
    ["a type outside the list", '{"brief":"a","options":{"type":"film"}}', /options\.type must be/],
    ["a type in capitals", '{"brief":"a","options":{"type":"Script"}}', /options\.type must be/],
    ["an empty type", '{"brief":"a","options":{"type":""}}', /options\.type must be/],
    ["seconds as text", '{"brief":"a","options":{"seconds":"60"}}', /must be an integer/],
    ["seconds with a fraction", '{"brief":"a","options":{"seconds":60.5}}', /must be an integer/],
    ["seconds that are true", '{"brief":"a","options":{"seconds":true}}', /must be an integer/],
    ["infinite seconds", '{"brief":"a","options":{"seconds":1e400}}', /number out of range/],
    ["seconds that are NaN", '{"brief":"a","options":{"seconds":NaN}}', /not valid JSON/],
    ["a body that is cut off", `{"brief":"${longest}`, /not valid JSON/],
    ["two bodies", '{"brief":"a"}{"brief":"b"}', /not valid JSON/],
  ])("%s", async (_name, payload, message) => {
    const count = sql`SELECT count(*) AS n FROM jobs`;
    const before = await house.platform.store.get<{ n: number }>(count);
    const reply = await submitRaw(payload);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "invalid_request",
      message: expect.stringMatching(message),
    });
    expect(await house.platform.store.get(count)).toEqual(before);
  });
});
