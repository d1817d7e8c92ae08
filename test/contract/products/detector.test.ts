import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { detectorRoutes } from "../../../src/apis/products/detector/detector.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";
import { oddTexts } from "../../helpers/texts/odd-texts.js";

const ACCOUNT = "acc_000000000000000000000001";
const MEBIBYTE = 1_048_576;
const DIARY =
  "The ferry was late again, so we sat on the wall by the ticket office and ate the sandwiches that Nora had packed for the afternoon. Two boys were fishing with a line tied to a bottle. Nothing bit. When the boat came at last it was half empty, and the man who took our tickets said the engine had been sulking since Tuesday. I asked him what he meant by sulking; he shrugged and spat over the rail. We got in after nine. My brother's car wouldn't start, of course, and the taxi man wanted thirty quid, so we walked the whole way up the hill in the rain, Nora in front with the torch, singing.";

interface Detection {
  readonly id: string;
  readonly is_ai: boolean;
  readonly confidence: number;
  readonly score: number;
  readonly model: string;
  readonly windows?: readonly { start: number; end: number; score: number; words: number }[];
  readonly note?: string;
}

let house: ProductsTestApp;
let key: string;
beforeAll(async () => {
  house = await buildProductsApp({
    async mount(app, { parts, guard }) {
      await app.register(detectorRoutes, { parts, guard, detector: parts.detector });
    },
  });
  key = await house.issueKey(ACCOUNT, ["detector"]);
});
afterAll(() => house.close());

const post = (path: string, body: unknown, bearer = key) =>
  house.app.inject({
    method: "POST",
    url: `/v1/detector/${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const list = (bearer = key) =>
  house.app.inject({
    url: "/v1/detector/models",
    headers: { authorization: `Bearer ${bearer}` },
  });
async function detect(body: object): Promise<Detection> {
  const reply = await post("detect", body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function models() {
  return (await list()).json<{
    latest: string;
    models: { name: string; threshold: number; cannot: string[]; description: string }[];
  }>();
}

function expectProbabilities({ confidence, score }: Detection): void {
  for (const share of [confidence, score]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
}

describe("POST /v1/detector/detect", () => {
  it("answers a verdict with its probability, what spoke for it, and what judged", async () => {
    const reply = await post("detect", { text: DIARY });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const detection = reply.json();
    expect(detection).toMatchObject({
      id: expect.stringMatching(/^det_[0-9a-f]{24}$/),
      is_ai: false,
      calibrated: true,
      model: (await models()).latest,
      latency_ms: expect.any(Number),
    });
    expectProbabilities(detection);
    expect(detection.latency_ms).toBeGreaterThan(0);
    expect(detection.signals.length).toBeGreaterThan(0);
    for (const signal of detection.signals) {
      expect(signal).toEqual({
        name: expect.any(String),
        value: expect.any(Number),
        leans: expect.stringMatching(/^(ai|human|neutral)$/),
        why: expect.any(String),
      });
    }
  });

  it("answers the same of the same text, under another id", async () => {
    const [one, two] = [await detect({ text: DIARY }), await detect({ text: DIARY })];
    expect({ ...two, id: one.id, latency_ms: 0 }).toEqual({ ...one, latency_ms: 0 });
    expect(two.id).not.toBe(one.id);
  });

  it("takes each model by its name, and the newest for latest, null and none", async () => {
    const { latest, models: known } = await models();
    expect(known.length).toBeGreaterThanOrEqual(2);
    for (const { name } of known) {
      expect((await detect({ text: DIARY, model: name })).model).toBe(name);
    }
    for (const model of ["latest", null, undefined]) {
      expect((await detect({ text: DIARY, model })).model).toBe(latest);
    }
  });

  it("says of a short text that it cannot tell", async () => {
    for (const text of ["a", "Thanks, see you at six.", "好"]) {
      const detection = await detect({ text });
      expect(detection.is_ai).toBe(false);
      expect(detection.note).toMatch(/short/);
      expect(Math.abs(detection.confidence - 0.5)).toBeLessThan(0.15);
    }
  });

  it("gives a long text windows, in code points of the text as it came", async () => {
    const text = `${"😀 ".repeat(20)}${DIARY} `.repeat(30);
    const { windows = [] } = await detect({ text });
    expect(windows.length).toBeGreaterThan(1);
    const codePoints = [...text].length;
    for (const window of windows) {
      expect(window.start).toBeLessThan(window.end);
      expect(window.end).toBeLessThanOrEqual(codePoints);
      expect(window.words).toBeGreaterThan(0);
    }
    expect((await detect({ text: DIARY })).windows).toBeUndefined();
  });

  it("counts characters in code points: 100,000 are taken and one more is 422", async () => {
    expect((await post("detect", { text: "😀".repeat(100_000) })).statusCode).toBe(200);
    const reply = await post("detect", { text: "😀".repeat(100_001) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.message).toBe("text must have at most 100000 characters");
  });

  it.each(oddTexts)("answers %s", async (_what, text) => {
    const detection = await detect({ text });
    expectProbabilities(detection);
    expect(detection.is_ai).toBe(false);
  });

  it.each([
    ["no body", "", 400, "invalid_request", "the body must be an object"],
    ["no JSON", "{", 400, "invalid_request", "the body is not valid JSON"],
    ["a list", "[]", 400, "invalid_request", "the body must be an object"],
    ["no text", {}, 400, "invalid_request", "text is required"],
    [
      "half of a surrogate pair",
      '{"text":"a\\ud83d"}',
      400,
      "invalid_request",
      "the body holds half of a surrogate pair, which is not Unicode",
    ],
    ["an empty text", { text: "" }, 422, "validation_error", "text must have at least 1 character"],
    ["a number", { text: 5 }, 422, "validation_error", "text must be a string"],
    ["null", { text: null }, 422, "validation_error", "text must be a string"],
    ["a list of texts", { text: ["a"] }, 422, "validation_error", "text must be a string"],
    [
      "a model that is no name",
      { text: "a", model: 1 },
      422,
      "validation_error",
      "model must be a string",
    ],
  ])("refuses %s", async (_name, body, status, code, message) => {
    const reply = await post("detect", body);
    expect([reply.statusCode, reply.json().error]).toEqual([
      status,
      expect.objectContaining({ code, message }),
    ]);
  });

  it("is 404 for an unknown model, and names the known", async () => {
    const names = ["latest", ...(await models()).models.map(({ name }) => name)].join(", ");
    for (const [path, body] of [
      ["detect", { text: "a" }],
      ["detect-batch", { texts: ["a"] }],
    ] as const) {
      for (const model of ["gpt-5", "", "__proto__", "Latest"]) {
        const reply = await post(path, { ...body, model });
        expect(reply.statusCode).toBe(404);
        expect(reply.json().error).toMatchObject({
          code: "not_found",
          message: `model is none of those known: ${names}`,
          details: [{ path: "/model", message: `must be one of: ${names}` }],
        });
      }
    }
  });

  it("takes bodies up to its limit, and is 413 above it", async () => {
    const bodyOf = (bytes: number) => `{"text":"a","ignored":"${"x".repeat(bytes - 25)}"}`;
    expect(bodyOf(100)).toHaveLength(100);
    expect((await post("detect", bodyOf(2 * MEBIBYTE))).statusCode).toBe(200);
    const reply = await post("detect", bodyOf(2 * MEBIBYTE + 1));
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, "payload_too_large"]);
  });
});

describe("POST /v1/detector/detect-batch", () => {
  it("judges each text as it is judged alone, in order", async () => {
    const texts = [DIARY, "Short.", DIARY.repeat(3)];
    const reply = await post("detect-batch", { texts });
    expect(reply.statusCode, reply.body).toBe(200);
    const { results, model, latency_ms: latencyMs } = reply.json();
    expect(model).toBe((await models()).latest);
    expect(results.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2]);
    expect(new Set(results.map(({ id }: Detection) => id)).size).toBe(3);
    for (const [at, text] of texts.entries()) {
      const { id, latency_ms: itsMs, index, ...one } = results[at];
      expect(one).toEqual({
        ...(await detect({ text })),
        id: undefined,
        latency_ms: undefined,
      });
      expect(itsMs).toBeLessThanOrEqual(latencyMs);
    }
  });

  it("takes 100 texts, 8 MiB of them together", async () => {
    const texts = Array.from({ length: 100 }, (_, at) => `${at} ${DIARY}`);
    const { results } = (await post("detect-batch", { texts })).json();
    expect(results).toHaveLength(100);
    const long = DIARY.repeat(200).slice(0, 100_000);
    const filled = (bytes: number) => {
      const body = { texts: Array(10).fill(long), ignored: "" };
      return JSON.stringify({ ...body, ignored: "x".repeat(bytes - JSON.stringify(body).length) });
    };
    const reply = await post("detect-batch", filled(8 * MEBIBYTE));
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    expect(reply.json().results).toHaveLength(10);
    const over = await post("detect-batch", filled(8 * MEBIBYTE + 1));
    expect(over.statusCode).toBe(413);
  });

  it.each([
    ["no texts", {}, 400, "texts is required"],
    ["a text", { texts: "a" }, 422, "texts must be an array"],
    ["an empty list", { texts: [] }, 422, "texts must NOT have fewer than 1 items"],
    ["101 texts", { texts: Array(101).fill("a") }, 422, "texts must NOT have more than 100 items"],
    [
      "an empty text among others",
      { texts: ["a", "b", ""] },
      422,
      "texts.2 must have at least 1 character",
    ],
    ["a number among texts", { texts: ["a", 5] }, 422, "texts.1 must be a string"],
    ["null among texts", { texts: [null] }, 422, "texts.0 must be a string"],
    [
      "a text that is too long",
      { texts: ["a", "😀".repeat(100_001)] },
      422,
      "texts.1 must have at most 100000 characters",
    ],
  ])("refuses %s", async (_name, body, status, message) => {
    const reply = await post("detect-batch", body);
    expect([reply.statusCode, reply.json().error.message]).toEqual([status, message]);
  });
});

describe("GET /v1/detector/models", () => {
  it("tells what each is, from which score on it says so, and what it cannot", async () => {
    const { latest, models: known } = await models();
    expect(known[0]?.name).toBe(latest);
    for (const model of known) {
      expect(model).toEqual({
        name: expect.stringMatching(/^detector-/),
        released: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        languages: expect.arrayContaining(["en"]),
        threshold: expect.any(Number),
        description: expect.any(String),
        cannot: expect.arrayContaining([expect.any(String)]),
      });
      expect(model.threshold).toBeGreaterThan(0.5);
    }
  });
});

describe("every route of the detector", () => {
  it("asks for a key with the scope detector", async () => {
    const other = await house.issueKey(ACCOUNT, ["vectordb", "inference"]);
    const calls = [
      (bearer: string) => post("detect", { text: "a" }, bearer),
      (bearer: string) => post("detect-batch", { texts: ["a"] }, bearer),
      list,
    ];
    for (const call of calls) {
      expect((await call("prd_none")).statusCode).toBe(401);
      const reply = await call(other);
      expect(reply.statusCode).toBe(403);
      expect(reply.json().error.message).toBe('this key has no scope for the product "detector"');
    }
  });

  it("logs no text", () => {
    expect(house.log.text()).not.toContain("ferry");
  });
});
