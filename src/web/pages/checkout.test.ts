import { afterAll, beforeAll, expect, it } from "vitest";
import {
  buildPagesApp,
  stripeReceipt,
  upgradeReceipt,
} from "../../../test/helpers/apps/pages-app.js";

let app: Awaited<ReturnType<typeof buildPagesApp>>;
beforeAll(async () => {
  app = await buildPagesApp("http://localhost:8080");
});
afterAll(() => app.close());

it("shows what an upgrade costs and until when it is paid, and nothing of a job", async () => {
  const { statusCode, payload } = await app.inject(`/checkout/${upgradeReceipt.upgradeId}`);
  expect(statusCode).toBe(200);
  for (const part of [upgradeReceipt.upgradeId, "$20.00", "13 April 2026", "No money moved"]) {
    expect(payload).toContain(part);
  }
  expect(payload).not.toContain("Job status");
});

it("shows a job as a job", async () => {
  const { payload } = await app.inject(`/checkout/${stripeReceipt.jobId}`);
  expect(payload).toContain("Job status");
  expect(payload).not.toContain("Paid until");
});

it.each(["upg_0", "upg_ffffffffffffffffffffffff", "key_5f0c2a9d41b7e83c6a1d90f2"])(
  "finds no receipt for %s",
  async (id) => {
    expect((await app.inject(`/checkout/${id}`)).statusCode).toBe(404);
  },
);
