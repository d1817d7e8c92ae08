import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineBackend } from "../../../src/backends/backend.js";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import { buildTestApp } from "../../helpers/apps/test-app.js";

interface Entry {
  readonly slug: string;
  readonly status: string;
  readonly reason?: string;
}

/** Tells the tide by the moon, which is up from noon on. */
const tides = defineBackend({
  slug: "tides",
  access: "self-service",
  purpose: "Tells the tide.",
  example: { method: "GET", path: "" },
  impairment: {
    needs: ["clock"],
    reason: ({ clock }) => (clock() < 43_200_000 ? "the moon is not up" : undefined),
  },
  routes: async (app) => void app.get("/", async () => ({ tide: "high" })),
});

let now = 0;
let gate: GatewayTestApp;
beforeAll(async () => {
  gate = await startGateway({ offered: [tides], clock: () => now });
});
afterAll(() => gate.close());

async function lookAt(app: Pick<GatewayTestApp["app"], "inject">, slug: string) {
  const { services } = (await app.inject("/v1/catalogue")).json<{ services: Entry[] }>();
  const { status, reason } = services.find((entry) => entry.slug === slug) ?? {};
  return { status, reason };
}

describe("a service that lacks something on this machine", () => {
  it("is degraded in the catalogue, with the reason, until it has it", async () => {
    expect(await lookAt(gate.app, "tides")).toEqual({
      status: "degraded",
      reason: "the moon is not up",
    });
    now = 43_200_000;
    expect(await lookAt(gate.app, "tides")).toEqual({ status: "up", reason: undefined });
  });

  it("answers all the same", async () => {
    now = 0;
    const { text } = await gate.issueKey();
    const reply = await gate.app.inject({
      url: "/v1/api/tides/",
      headers: { authorization: `Bearer ${text}` },
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { tide: "high" }]);
  });

  it("is not told of by this server where another one serves it", async () => {
    const elsewhere = await startGateway({
      offered: [tides],
      clock: () => 0,
      remoteUrls: { tides: gate.url },
    });
    const seen = await lookAt(elsewhere.app, "tides").finally(() => elsewhere.close());
    expect(seen.status).toBe("up");
  });
});

it("the browser is degraded where there is none, and says what to install", async () => {
  const house = await buildTestApp({ BROWSER_EXECUTABLE: "/nowhere/chromium" });
  const seen = await lookAt(house.app, "browser").finally(() => house.close());
  expect(seen).toEqual({
    status: "degraded",
    reason:
      "BROWSER_EXECUTABLE names a file that is not there: correct it, or leave it out and install the package chromium",
  });
});
