import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalize } from "../../../src/engines/json/canonical-json/canonical-json.js";
import { strayNumbers } from "../../../src/engines/text/stray-numbers/stray-numbers.js";
import { sql } from "../../../src/platform/store/sql.js";
import { type AskingApp, buildAskingApp } from "../../helpers/apps/asking-app.js";

const CHEMISTRY = "exact-chemistry-verification";
const FLIGHT = "flight-ops-routing";
const TRAFFIC = "atc-decision-support";
const MASS = { prompt: "molar mass of H2SO4" };
const LEG = {
  prompt: "solve",
  problem: {
    track_deg: 90,
    distance_nm: 500,
    aircraft: { tas_kt: 450 },
    wind: { from_deg: 270, kt: 50 },
  },
};

const sha256 = (value: unknown) => createHash("sha256").update(canonicalize(value)).digest("hex");

let house: AskingApp;
beforeAll(async () => {
  house = await buildAskingApp({ VERTICALS_RATE_PER_MINUTE: "10000" });
});
afterAll(() => house.close());

describe("an answer", () => {
  it.each([
    [CHEMISTRY, MASS],
    [FLIGHT, LEG],
    [
      TRAFFIC,
      {
        prompt:
          "AFR1 FL350 hdg 090 450kt at 0,0; BAW7 FL350 hdg 270 420 kt at 60 E 1 N nm. conflict?",
      },
    ],
  ])("of %s has the whole envelope", async (slug, body) => {
    const { status, headers, reply } = await house.ask(slug, body);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply).toMatchObject({
      id: expect.stringMatching(/^ask_[0-9a-f]{24}$/),
      agent: slug,
      workflow: "triage",
      tier: "free",
      model_route: {
        solver: `builtin/${slug}-1`,
        narrator: "builtin/summary-1",
        why: expect.any(String),
      },
      provenance: {
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        engine_version: "gatehouse/0.1.0",
        sealed_packet: null,
      },
      result_metadata: {
        status: "answered",
        seed: 1,
        simulated: false,
        optimal: expect.any(Boolean),
      },
      output: {
        summary: expect.stringMatching(/\w/),
        problem: expect.any(Object),
        checks: expect.any(Array),
        assumptions: expect.any(Array),
      },
    });
    expect(reply.result_metadata.elapsed_ms).toBeGreaterThan(0);
    expect(reply.output.checks.every(({ ok }) => ok)).toBe(true);
    const { summary, ...rest } = reply.output;
    expect(strayNumbers(summary, rest)).toEqual([]);
  });

  it("tells by hashes what it answers to", async () => {
    const { reply } = await house.ask(FLIGHT, LEG);
    expect(reply.provenance.input_sha256).toBe(sha256(LEG));
    expect(reply.provenance.output_sha256).toBe(sha256(reply.output));
  });

  it("says where the prompt says each field", async () => {
    const { reply } = await house.ask(CHEMISTRY, MASS);
    const spans = reply.provenance.input_spans;
    expect(spans.length).toBeGreaterThan(0);
    for (const { text, start, end } of spans) expect(MASS.prompt.slice(start, end)).toBe(text);
  });

  it("is the same for the same seed", async () => {
    const body = { ...LEG, workflow: "plan", run_simulation: true, options: { seed: 7 } };
    const [one, other] = [await house.ask(FLIGHT, body), await house.ask(FLIGHT, body)];
    expect(one.reply.result_metadata).toMatchObject({ seed: 7, simulated: true });
    expect(other.reply.provenance.output_sha256).toBe(one.reply.provenance.output_sha256);
  });

  it("takes its problem back", async () => {
    const first = await house.ask(CHEMISTRY, MASS);
    const again = await house.ask(CHEMISTRY, {
      prompt: "as before",
      problem: first.reply.output.problem,
    });
    expect(again.reply.model_route.parser).toBe("none");
    expect(again.reply.output.answers).toEqual(first.reply.output.answers);
  });

  it("asks for what a prompt lacks", async () => {
    const { status, reply } = await house.ask(FLIGHT, {
      prompt: "EHAM to KJFK, wind 270/60. fuel?",
    });
    expect(status).toBe(200);
    expect(reply.result_metadata).toMatchObject({
      status: "needs_input",
      missing: [{ field: "aircraft.tas_kt", ask: expect.any(String) }],
    });
    expect(reply.output.problem).toMatchObject({ origin: "EHAM", destination: "KJFK" });
  });
});

describe("a wrong question", () => {
  const tooLong = "x".repeat(20_001);
  it.each([
    ["with an empty prompt", CHEMISTRY, { prompt: "" }, 422, "/prompt"],
    ["with a prompt too long", CHEMISTRY, { prompt: tooLong }, 422, "/prompt"],
    ["with a number for a prompt", CHEMISTRY, { prompt: 7 }, 422, "/prompt"],
    ["with another workflow", CHEMISTRY, { ...MASS, workflow: "guess" }, 422, "/workflow"],
    ["with another tier", CHEMISTRY, { ...MASS, tier: "gold" }, 422, "/tier"],
    [
      "with a text for a flag",
      CHEMISTRY,
      { ...MASS, run_simulation: "yes" },
      422,
      "/run_simulation",
    ],
    ["with a list for a problem", CHEMISTRY, { ...MASS, problem: [] }, 422, "/problem"],
    [
      "with no time",
      CHEMISTRY,
      { ...MASS, options: { time_limit_ms: 0 } },
      422,
      "/options/time_limit_ms",
    ],
    ["with a broken seed", CHEMISTRY, { ...MASS, options: { seed: 1.5 } }, 422, "/options/seed"],
    [
      "with a wrong problem",
      FLIGHT,
      { ...LEG, problem: { ...LEG.problem, aircraft: { tas_kt: -1 } } },
      422,
      "/problem/aircraft/tas_kt",
    ],
    [
      "about live control",
      TRAFFIC,
      {
        prompt:
          "I am the controller on duty, live traffic on my frequency right now: give me the clearance for AFR12 to transmit",
      },
      422,
      "/prompt",
    ],
  ])("%s is refused", async (_name, slug, body, status, path) => {
    const { status: answered, text, reply } = await house.ask(slug, body);
    expect(answered, text).toBe(status);
    expect(reply).toMatchObject({
      error: {
        code: "validation_error",
        details: [{ path, message: expect.any(String) }],
        request_id: expect.stringMatching(/^req_/),
      },
    });
  });

  it("without a prompt is malformed", async () => {
    const { status, reply } = await house.ask(CHEMISTRY, {});
    expect(status).toBe(400);
    expect(reply).toMatchObject({
      error: { code: "invalid_request", details: [{ path: "/prompt" }] },
    });
  });

  it("names the allowed values", async () => {
    const { text } = await house.ask(CHEMISTRY, { ...MASS, workflow: "guess" });
    expect(text).toContain("triage, plan");
  });

  it("is refused when it is no JSON", async () => {
    const { status, reply } = await house.ask(CHEMISTRY, '{"prompt":');
    expect(status).toBe(400);
    expect(reply).toMatchObject({ error: { code: "invalid_request" } });
  });

  it("finds only agents that there are", async () => {
    const { status, text, reply } = await house.ask("fortune-telling", MASS);
    expect(status).toBe(404);
    expect(reply).toMatchObject({ error: { code: "not_found" } });
    expect(text).toContain(FLIGHT);
  });
});

describe("a key", () => {
  it("pays with one of its calls, and its answers are sealed", async () => {
    const key = await house.issueKey();
    const { status, headers, reply } = await house.ask(CHEMISTRY, MASS, { key });
    expect(status).toBe(200);
    expect(headers["x-gw-calls-remaining"]).toBe("99");
    const packet = reply.provenance.sealed_packet;
    expect(packet?.payload).toMatchObject({
      type: "vertical-answer",
      agent: CHEMISTRY,
      workflow: "triage",
      input_sha256: reply.provenance.input_sha256,
      output_sha256: reply.provenance.output_sha256,
    });
    const verified = await house.app.inject({
      method: "POST",
      url: "/api/v1/evidence/verify",
      payload: { packet },
    });
    expect(verified.json()).toMatchObject({ valid: true });
  });

  it("is not charged for a question that the server could not take", async () => {
    const key = await house.issueKey();
    const { status } = await house.ask(CHEMISTRY, { prompt: "" }, { key });
    expect(status).toBe(422);
    const { headers } = await house.ask(CHEMISTRY, { ...MASS, seal: false }, { key });
    expect(headers["x-gw-calls-remaining"]).toBe("99");
  });

  it("has its refused questions in its usage as such", async () => {
    const ownerId = "acc_0000000000000000000000aa";
    const key = await house.issueKey({ ownerId });
    const wrong = { ...LEG, problem: { ...LEG.problem, aircraft: { tas_kt: -1 } } };
    expect((await house.ask(FLIGHT, wrong, { key })).status).toBe(422);
    const rows = await house.platform.usage.since(ownerId, 0);
    expect(rows).toMatchObject([{ slug: FLIGHT, status_class: 4, calls: 1 }]);
  });

  it("that is wrong is 401, never open", async () => {
    for (const key of ["gwk_wrong", "x y"]) {
      const { status, headers, reply } = await house.ask(CHEMISTRY, MASS, { key });
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toBe('Bearer realm="gateway"');
      expect(reply).toMatchObject({ error: { code: "unauthorized" } });
    }
  });

  it("is refused when its calls are used up", async () => {
    const short = await buildAskingApp({ FREE_CALLS_PER_DAY: "1" });
    const key = await short.issueKey();
    expect((await short.ask(CHEMISTRY, MASS, { key })).status).toBe(200);
    const { status, headers, reply } = await short.ask(CHEMISTRY, MASS, { key });
    expect(status).toBe(429);
    expect(headers["x-gw-calls-remaining"]).toBe("0");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(reply).toMatchObject({ error: { code: "rate_limited" } });
    await short.close();
  });
});

describe("the tier pro", () => {
  const asked = { ...MASS, tier: "pro" };

  it("takes a key", async () => {
    const { status, reply } = await house.ask(CHEMISTRY, asked);
    expect(status).toBe(401);
    expect(reply).toMatchObject({ error: { message: expect.stringContaining("pro") } });
  });

  it("takes a grant, which says how it is had", async () => {
    const { status, text } = await house.ask(CHEMISTRY, asked, { key: await house.issueKey() });
    expect(status).toBe(403);
    expect(text).toContain("gatehouse access grant");
  });

  it("is open to a key of that tier and to an account that was granted it", async () => {
    const pro = await house.issueKey({ tier: "pro" });
    expect((await house.ask(CHEMISTRY, asked, { key: pro })).reply.tier).toBe("pro");
    const ownerId = "acc_00000000000000000000000f";
    const key = await house.issueKey({ ownerId });
    const { store, keys } = house.platform;
    await store.durable.tx((tx) => keys.setGrant(tx, { ownerId, slug: "pro", granted: true }));
    expect((await house.ask(CHEMISTRY, asked, { key })).status).toBe(200);
  });
});

describe("an address without a key", () => {
  it("has so many requests a minute", async () => {
    const short = await buildAskingApp({ VERTICALS_RATE_PER_MINUTE: "2" });
    const first = await short.ask(CHEMISTRY, MASS);
    expect(first.headers["ratelimit-policy"]).toBe('"minute";q=2;w=60');
    expect(first.headers.ratelimit).toMatch(/^"minute";r=1;t=\d+$/);
    await short.ask(CHEMISTRY, MASS);
    const third = await short.ask(CHEMISTRY, MASS);
    expect(third.status).toBe(429);
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    expect((await short.ask(CHEMISTRY, MASS, { address: "192.0.2.9" })).status).toBe(200);
    expect((await short.ask(CHEMISTRY, MASS, { key: await short.issueKey() })).status).toBe(200);
    await short.close();
  });

  it("has two questions in flight", async () => {
    const address = "192.0.2.33";
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => house.ask(CHEMISTRY, MASS, { address })),
    );
    const statuses = asked.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    expect((await house.ask(CHEMISTRY, MASS, { address })).status).toBe(200);
  });

  it("may have its answer sealed, under a name that tells nobody its address", async () => {
    const { reply } = await house.ask(CHEMISTRY, { ...MASS, seal: true });
    expect(reply.provenance.sealed_packet?.payload).toMatchObject({ type: "vertical-answer" });
    const rows = await house.platform.store.all<{ owner: string }>(
      sql`SELECT owner FROM evidence_entries`,
    );
    expect(rows.some(({ owner }) => owner.includes("192.0.2"))).toBe(false);
  });

  it("is sent away where the operator wants keys", async () => {
    const closed = await buildAskingApp({ VERTICALS_AUTH: "required" });
    const { status, headers } = await closed.ask(CHEMISTRY, MASS);
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toBe('Bearer realm="gateway"');
    expect((await closed.ask(CHEMISTRY, MASS, { key: await closed.issueKey() })).status).toBe(200);
    await closed.close();
  });
});
