import { afterEach, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type ModelEndpoint, startModelEndpoint } from "../../helpers/servers/model-endpoint.js";
import { signUp } from "../jobs/agent.js";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let house: TestApp;
let endpoint: ModelEndpoint | undefined;
afterEach(async () => {
  await house.close();
  await endpoint?.close();
  endpoint = undefined;
});

it("W3C traceparent is honoured: the log line carries its trace id", async () => {
  house = await buildTestApp();
  await house.app.inject({ url: "/livez", headers: { traceparent } });
  expect(house.log.lines("request")).toMatchObject([{ route: "/livez", traceId }]);
});

it("W3C traceparent is passed on: a model is called within the same trace, with a new span", async () => {
  endpoint = await startModelEndpoint(["no script"]);
  house = await buildTestApp({ MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "small" });
  const agent = await signUp(house.app);
  await agent.send("POST", "/jobs", { brief: "Lock the tool cabinet" }, { traceparent });
  const sent = String(endpoint.asked[0]?.headers.traceparent);
  expect(sent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(sent).not.toBe(traceparent);
});

it.each([
  ["of version ff", `ff-${traceId}-00f067aa0ba902b7-01`],
  ["without a trace", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`],
  ["without a span", `00-${traceId}-${"0".repeat(16)}-01`],
  ["in capitals", traceparent.toUpperCase()],
  ["that is something else", "hello"],
])("a traceparent %s is as none", async (_kind, header) => {
  house = await buildTestApp();
  await house.app.inject({ url: "/livez", headers: { traceparent: header } });
  expect(house.log.lines("request")[0]).not.toHaveProperty("traceId");
});
