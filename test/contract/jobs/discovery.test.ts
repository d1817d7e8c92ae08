import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

let house: TestApp;
let discovery: Discovery;

interface Discovery {
  [field: string]: unknown;
  capabilities: Record<string, unknown>[];
  pricing: Record<string, unknown>;
  auth: Record<string, unknown>;
  workflow: { step: number; call: string; result: string }[];
  endpoints: { path: string; description: string; auth: boolean }[];
  unsupported: string[];
}

const keysOf = (value: object) => Object.keys(value).sort();
const sentence = expect.stringMatching(/\w/);

beforeAll(async () => {
  house = await buildTestApp();
  const reply = await house.app.inject("/api/agents/discover");
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  discovery = reply.json();
});
afterAll(() => house.close());

describe("the discovery document", () => {
  it("has exactly the fields of the specification", () => {
    expect(keysOf(discovery)).toEqual([
      "auth",
      "capabilities",
      "description",
      "docsUrl",
      "endpoints",
      "name",
      "pricing",
      "unsupported",
      "version",
      "workflow",
    ]);
    expect(discovery).toMatchObject({ name: sentence, description: sentence });
  });

  it("is version 1.1.0, and so is the interface", () => {
    expect(discovery.version).toBe("1.1.0");
  });

  it("lists the capabilities script, demo, presentation and video with exact fields", () => {
    expect(discovery.capabilities.map(({ type }) => type)).toEqual([
      "script",
      "demo",
      "presentation",
      "video",
    ]);
    for (const capability of discovery.capabilities) {
      const fields = [
        "delivers",
        "description",
        "label",
        "priceBasis",
        "pricePerJobCents",
        "status",
        "type",
      ];
      const reason = capability.status === "unavailable" ? ["unavailableReason"] : [];
      expect(keysOf(capability)).toEqual([...fields, ...reason].sort());
      expect(capability).toMatchObject({ label: sentence, description: sentence });
    }
  });

  it("says that only script is available; the others return the script stage only", () => {
    const [script, ...others] = discovery.capabilities;
    expect(script).toMatchObject({ status: "available" });
    expect(script).not.toHaveProperty("unavailableReason");
    for (const other of others) {
      expect(other).toMatchObject({
        status: "unavailable",
        unavailableReason: expect.stringContaining("script stage"),
      });
    }
  });

  it("delivers text/plain, a spoken script as UTF-8 text, as video-script.txt for every type", () => {
    for (const { delivers } of discovery.capabilities) {
      expect(delivers).toEqual({
        contentType: "text/plain",
        artifact: expect.stringMatching(/spoken script.*UTF-8 text/),
        filename: "video-script.txt",
      });
    }
  });

  it.each([
    ["script", 8, 200],
    ["demo", 24, 600],
    ["presentation", 8, 200],
    ["video", 8, 200],
  ])("prices %s at a basis of 60 seconds: %i credits, %i cents", (type, credits, cents) => {
    expect(discovery.capabilities.find((capability) => capability.type === type)).toMatchObject({
      pricePerJobCents: cents,
      priceBasis: { seconds: 60, credits, centsPerCredit: 25 },
    });
  });

  it("describes pricing: model, 25 cents per credit, formula, 15..300 seconds, quoteUrl, note", () => {
    expect(discovery.pricing).toEqual({
      model: sentence,
      centsPerCredit: 25,
      formula: expect.stringContaining("round((2 + seconds * 0.1) * m)"),
      secondsRange: { min: 15, max: 300 },
      quoteUrl: "http://gatehouse.test/api/agents/pricing",
      note: sentence,
    });
  });

  it("says in the formula that halves round up", () => {
    expect(discovery.pricing.formula).toMatch(/halves round up/);
  });

  it("describes authentication: method, header x-api-key, keyFormat, signupUrl", () => {
    expect(discovery.auth).toEqual({
      method: sentence,
      header: "x-api-key",
      keyFormat: expect.stringMatching(/^sjs_.*32 lowercase hex/),
      signupUrl: "http://gatehouse.test/api/agents/signup",
    });
  });

  it("gives the workflow signup, submit job (script_ready), purchase, download in this order", () => {
    expect(discovery.workflow.map(({ step, call }) => [step, call])).toEqual([
      [1, "POST /api/agents/signup"],
      [2, "POST /api/agents/jobs"],
      [3, "POST /api/agents/jobs/{id}/purchase"],
      [4, "GET /api/agents/jobs/{id}/download"],
    ]);
    for (const step of discovery.workflow) expect(keysOf(step)).toEqual(["call", "result", "step"]);
    expect(discovery.workflow[1]?.result).toContain("script_ready");
  });

  it("says in workflow step 2 that the script is shown once paid", () => {
    expect(discovery.workflow[1]?.result).toMatch(/script itself is shown once the job is paid/);
  });

  it("lists the eight endpoints and which of them need a key", () => {
    expect(discovery.endpoints.map(({ path, auth }) => [path, auth])).toEqual([
      ["GET /api/agents/discover", false],
      ["GET /api/agents/pricing", false],
      ["POST /api/agents/signup", false],
      ["POST /api/agents/jobs", true],
      ["GET /api/agents/jobs", true],
      ["GET /api/agents/jobs/{id}", true],
      ["POST /api/agents/jobs/{id}/purchase", true],
      ["GET /api/agents/jobs/{id}/download", true],
    ]);
    for (const endpoint of discovery.endpoints) {
      expect(keysOf(endpoint)).toEqual(["auth", "description", "path"]);
      expect(endpoint.description).toEqual(sentence);
    }
  });

  it("tells the truth about which endpoints need a key", async () => {
    for (const { path, auth } of discovery.endpoints) {
      const [method, pattern] = path.split(" ") as ["GET" | "POST", string];
      const url = pattern.replace("{id}", "job_000000000000000000000000");
      const reply = await house.app.inject({ method, url });
      expect(reply.statusCode === 401, path).toBe(auth);
    }
  });

  it("names webhooks, streaming, cancellation, bearer authentication and key recovery as unsupported", () => {
    for (const surface of [/webhook/, /stream/, /cancel/, /bearer/, /key recovery/]) {
      expect(discovery.unsupported.some((entry) => surface.test(entry))).toBe(true);
    }
  });

  it("gives a docsUrl and a quoteUrl that are absolute and answer GET with 200", async () => {
    for (const url of [discovery.docsUrl, discovery.pricing.quoteUrl]) {
      const { origin, pathname } = new URL(String(url));
      expect(origin).toBe("http://gatehouse.test");
      const reply = await house.app.inject(pathname);
      expect(reply.statusCode).toBe(200);
    }
  });

  it("builds its links from PUBLIC_URL, never from the Host header", async () => {
    const reply = await house.app.inject({
      url: "/api/agents/discover",
      headers: { host: "evil.test", "x-forwarded-host": "evil.test" },
    });
    expect(reply.json()).toEqual(discovery);
    expect(reply.body).not.toContain("evil.test");
  });

  it("needs no key and ignores one that is wrong", async () => {
    const reply = await house.app.inject({
      url: "/api/agents/discover",
      headers: { "x-api-key": "wrong" },
    });
    expect(reply.statusCode).toBe(200);
  });
});
