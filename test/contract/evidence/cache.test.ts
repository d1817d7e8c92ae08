import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cacheRoutes } from "../../../src/apis/evidence/cache/cache-routes.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";

let house: EvidenceTestApp;
let key: string;
beforeAll(async () => {
  house = await buildEvidenceApp({ routes: [cacheRoutes] });
  key = await house.issueKey();
});
afterAll(() => house?.close());

const ask = (payload: unknown, headers: Record<string, string> = { "x-api-key": key }) =>
  house.app.inject({
    method: "POST",
    url: "/api/v1/cache/compact",
    headers,
    payload: JSON.stringify(payload),
  });

describe("POST /api/v1/cache/compact", () => {
  it("compares the caches of a known model", async () => {
    const reply = await ask({ model: "Llama-2-7B", seq_length: 4096, dim: 4096 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      model: "llama-2-7b",
      standard_cache_mb: 2048,
      compact_cache_mb: 144,
      advantage: "14.2x",
      per_layer: { standard_cache_mb: 64, compact_cache_mb: 4.5 },
      as_built: { attention: "multi-head", kv_heads: 32, cache_mb: 2048, per_layer_mb: 64 },
      shape: { layers: 32, head_dim: 128, dtype: "fp16", bytes_per_element: 2 },
      assumed: [],
      warnings: [],
    });
  });

  it("shows what a model with fewer heads of keys really caches", async () => {
    const reply = await ask({ model: "llama-3-8b", seq_length: 8192, dim: 4096 });
    expect(reply.json()).toMatchObject({
      standard_cache_mb: 4096,
      as_built: { attention: "grouped-query", kv_heads: 8, cache_mb: 1024 },
    });
  });

  it("rounds to 3 decimals of 2^20 bytes", async () => {
    const reply = await ask({ model: "llama-2-7b", seq_length: 1, dim: 4096 });
    expect(reply.json()).toMatchObject({ standard_cache_mb: 0.5, compact_cache_mb: 0.035 });
  });

  it("warns of another width, and flags what it assumed of an unknown model", async () => {
    const other = await ask({ model: "llama-2-7b", seq_length: 1024, dim: 2048 });
    expect(other.json()).toMatchObject({
      standard_cache_mb: 256,
      warnings: ["llama-2-7b has a hidden width of 4096; 2048 was used because dim says so"],
    });
    const unknown = await ask({ model: "my-own", seq_length: 1024, dim: 2048 });
    expect(unknown.json()).toMatchObject({
      model: "my-own",
      as_built: null,
      advantage: "7.1x",
      assumed: ["layers", "head_dim", "dtype"],
      shape: { head_dim: 128, heads: null, source: null },
    });
  });

  it.each([1, 2, 64, 128, 256, 575, 576, 1024])(
    "never says that a width of %i grows",
    async (dim) => {
      for (const model of ["my-own", "llama-2-7b", "gemma-3-27b"]) {
        const answer = (await ask({ model, seq_length: 2048, dim })).json();
        expect(answer.compact_cache_mb).toBeLessThanOrEqual(answer.standard_cache_mb);
        expect(Number.parseFloat(answer.advantage)).toBeGreaterThanOrEqual(2);
        const isAssumed = answer.shape.latent_width === answer.shape.dim / 2;
        expect(answer.assumed.includes("latent_width")).toBe(isAssumed);
      }
    },
  );

  it.each<[string, unknown, number, string, string]>([
    ["no body", undefined, 400, "invalid_request", "body"],
    ["no model", { seq_length: 1, dim: 1 }, 400, "invalid_request", "model"],
    ["no dim", { model: "a", seq_length: 1 }, 400, "invalid_request", "dim"],
    ["no tokens", { model: "a", seq_length: 0, dim: 1 }, 422, "validation_error", "seq_length"],
    [
      "a text for a number",
      { model: "a", seq_length: "9", dim: 1 },
      422,
      "validation_error",
      "seq_length",
    ],
    [
      "half a token",
      { model: "a", seq_length: 1.5, dim: 1 },
      422,
      "validation_error",
      "seq_length",
    ],
    ["no width", { model: "a", seq_length: 1, dim: -1 }, 422, "validation_error", "dim"],
    ["too wide", { model: "a", seq_length: 1, dim: 2 ** 20 + 1 }, 422, "validation_error", "dim"],
    ["an empty name", { model: "", seq_length: 1, dim: 1 }, 422, "validation_error", "model"],
    [
      "a long name",
      { model: "a".repeat(201), seq_length: 1, dim: 1 },
      422,
      "validation_error",
      "model",
    ],
  ])("refuses %s", async (_name, payload, status, code, word) => {
    const reply = await ask(payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(reply.json().error.message).toContain(word);
  });

  it("asks for a key", async () => {
    const reply = await ask({ model: "a", seq_length: 1, dim: 1 }, {});
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, "unauthorized"]);
  });
});
