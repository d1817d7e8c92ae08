import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type DocumentedApi, readDocumentedApi } from "../../helpers/documented-answers.js";
import { type Agent, signUp, UNKNOWN_JOB } from "../jobs/agent.js";

let house: TestApp;
let agent: Agent;
let api: DocumentedApi;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
  api = await readDocumentedApi(house.app);
});
afterAll(() => house.close());

const expectDocumented = (operationId: string, reply: LightMyRequestResponse) =>
  api.expectDocumented(operationId, reply);

describe("every answer is one that the document describes", () => {
  it("through the whole job service", async () => {
    const { app } = house;
    const post = (path: string, payload: string) => agent.send("POST", path, payload);
    const huge = `"${"a".repeat(1_100_000)}"`;
    expectDocumented("discover", await app.inject("/api/agents/discover"));
    expectDocumented("getPricing", await app.inject("/api/agents/pricing"));
    for (const payload of ["", "{}", "[]", huge]) {
      expectDocumented("signup", await post("/signup", payload));
    }
    for (const payload of ['{"brief":"a"}', "{}", "{", huge]) {
      expectDocumented("createJob", await post("/jobs", payload));
    }
    const { id } = await agent.submit();
    expectDocumented("downloadJob", await agent.download(id));
    const purchase = `/jobs/${id}/purchase`;
    for (const payload of [
      '{"paymentMethod":"crypto"}',
      '{"paymentMethod":"stripe"}',
      "{}",
      huge,
    ]) {
      expectDocumented("purchaseJob", await post(purchase, payload));
    }
    expectDocumented("purchaseJob", await agent.purchase(UNKNOWN_JOB));
    expectDocumented("downloadJob", await agent.download(id, { "if-none-match": "*" }));
    expectDocumented("downloadJob", await agent.download(id));
    expectDocumented("downloadJob", await agent.download(UNKNOWN_JOB));
    expectDocumented("getJob", await agent.send("GET", `/jobs/${id}`));
    expectDocumented("getJob", await agent.send("GET", `/jobs/${UNKNOWN_JOB}`));
    expectDocumented("listJobs", await agent.send("GET", "/jobs"));
    expectDocumented("listJobs", await app.inject("/api/agents/jobs"));
    expectDocumented("getJob", await app.inject(`/api/agents/jobs/${id}`));
    expectDocumented("downloadJob", await app.inject(`/api/agents/jobs/${id}/download`));
  });

  it.each([
    ["getHealth", "/health"],
    ["getLiveness", "/livez"],
    ["getReadiness", "/readyz"],
    ["getMetrics", "/metrics"],
    ["getOpenapi", "/openapi.json"],
    ["getAgentGuide", "/llms.txt"],
  ])("%s at %s", async (operationId, url) => {
    expectDocumented(operationId, await house.app.inject(url));
  });
});

describe("every example in the document", () => {
  it("fits its own schema", () => {
    let checked = 0;
    const visit = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const { examples, ...schema } = value as { examples?: unknown };
      if (Array.isArray(examples)) {
        for (const example of examples) api.expectToMatch(schema, example);
        checked += examples.length;
      }
      for (const child of Object.values(schema)) visit(child);
    };
    visit(api.components);
    for (const { operation } of api.routes.values()) visit(operation);
    expect(checked).toBeGreaterThan(5);
  });
});
