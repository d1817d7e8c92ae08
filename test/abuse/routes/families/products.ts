import type { FamilyEntries, Made } from "../entry.js";

const DIMENSION = 256;
const ITEMS_MAX = 1_000;
const INSERTS = 4;
const QUERIES_MAX = 100;
const CONDITIONS_MAX = 256;
const ASSETS_MAX = 200;
/** With short numbers, as many as a body has room for. */
const PRICES_PER_ASSET = 800;

const collection = "abuse";
/** Reproducible, and nowhere near any other vector. */
const vector = (seed: number) =>
  Array.from({ length: DIMENSION }, (_, at) => Math.sin((at + 1) * (seed + 1) * 12.9898));
const items = (from: number) =>
  Array.from({ length: ITEMS_MAX }, (_, at) => ({
    id: `item-${from + at}`,
    vector: vector(from + at),
    metadata: { place: at, tags: ["a", "b", `tag-${at}`] },
  }));
const filter = {
  $or: Array.from({ length: CONDITIONS_MAX / 2 }, (_, place) => ({
    place: { $gt: place + 1_000_000 },
  })),
};
const webhookId = (made: Made) => ({ id: made.webhookId ?? "" });
const assets = Array.from({ length: ASSETS_MAX }, (_, at) => `asset-${at}`);
const prices = () =>
  Object.fromEntries(
    assets.map((asset, seed) => [
      asset,
      Array.from(
        { length: PRICES_PER_ASSET },
        (_, at) => 1_000 + Math.round(100 * Math.sin(at * 0.37 * (seed + 1)) + 0.1 * at),
      ),
    ]),
  );

const TEXT_CHARS_MAX = 100_000;
const TEXTS_MAX = 100;
/** Together nearly the eight mebibytes that a body may have. */
const BATCH_CHARS_MAX = 8_300_000;

/** Sentences of words of which most come once, so that every one of them has features of its own. */
function prose(chars: number, seed = 0): string {
  const sentences: string[] = [];
  for (let at = seed, length = 0; length < chars; at += 1) {
    const word = (place: number) => ((at * 7_919 + place * 104_729) % 1_679_616).toString(36);
    const sentence = `The ${word(1)} of ${word(2)} went to ${word(3)}, but ${word(4)} did not. `;
    sentences.push(sentence);
    length += sentence.length;
  }
  return sentences.join("").slice(0, chars);
}

/** Together nearly the mebibyte that a body may have. */
const CONTEXT_TEXTS = 5_000;
const letter = (at: number) =>
  `Anna Smith of Blue Heron Ltd paid $${at}.50 on 2026-03-${10 + (at % 19)} in Leeds; write to a${at}@example.com or call +44 20 7946 ${1000 + at}, Total: ${at} EUR, tax 19%. The River Tarn is ${at} km long.`;

export const entries: FamilyEntries = {
  async prepare(call) {
    for (let insert = 0; insert < INSERTS; insert++) {
      const body = { collection, items: items(insert * ITEMS_MAX) };
      await call("POST", "/v1/vectordb/insert", body);
    }
    const { id } = await call("POST", "/v1/webhooks", {
      url: "http://127.0.0.1:9/hook",
      events: ["detection.complete"],
    });
    return { webhookId: String(id) };
  },
  routes: {
    searchVectors: {
      body: () => ({ collection, query_vector: vector(5) }),
      costly: () => ({
        collection,
        query_vector: vector(5),
        top_k: 100,
        filter,
        include_metadata: true,
      }),
    },
    searchVectorsInBatch: {
      body: () => ({ collection, queries: [{ query_vector: vector(5) }] }),
      costly: () => ({
        collection,
        queries: Array.from({ length: QUERIES_MAX }, (_, at) => ({
          query_vector: vector(at),
          top_k: 10,
          ...(at < 2 ? { filter } : {}),
        })),
      }),
    },
    fetchVector: { query: () => ({ collection, id: "item-0" }) },
    deleteVector: {
      query: () => ({ collection, id: "absent" }),
      body: () => ({ collection, id: "absent" }),
    },
    listCollections: {},
    getCollection: { path: () => ({ name: collection }) },
    dropCollection: { path: () => ({ name: "absent" }) },
    insertVectors: {
      body: () => ({ collection }),
      costly: () => ({ collection, items: items(0) }),
    },
    optimizePortfolio: {
      body: () => ({
        assets: ["AAPL"],
        prices: undefined,
        dates: undefined,
        expected_returns: undefined,
        covariance: undefined,
        target_return: undefined,
        weight_bounds: undefined,
      }),
      costly: () => ({ assets, risk_free_rate: 0.02, prices: prices(), weight_bounds: [0, 0.1] }),
    },
    listAssets: { query: () => ({ limit: "200" }) },
    registerWebhook: { body: () => ({ url: "https://example.org/hook" }) },
    listWebhooks: {},
    getWebhook: { path: webhookId },
    updateWebhook: { path: webhookId, body: () => ({ url: "http://127.0.0.1:9/hook" }) },
    deleteWebhook: { path: () => ({ id: "we_000000000000000000000000" }) },
    rotateWebhookSecret: { path: webhookId },
    testWebhook: { path: webhookId },
    listWebhookDeliveries: { path: webhookId },
    redeliverWebhook: { path: () => ({ id: "msg_000000000000000000000000" }) },
    detectText: {
      body: () => ({ model: "latest" }),
      costly: () => ({ text: prose(TEXT_CHARS_MAX) }),
    },
    detectTexts: {
      body: () => ({ model: "latest" }),
      costly: () => ({
        texts: Array.from({ length: TEXTS_MAX }, (_, at) => prose(BATCH_CHARS_MAX / TEXTS_MAX, at)),
      }),
    },
    listDetectorModels: {},
    runInference: {
      body: () => ({ task: "what is 17.5% of 1,240?", model: "builtin/auto", context: undefined }),
      costly: () => ({
        task: "Extract name, email, phone, date, total and place as JSON",
        model: "builtin/extract",
        context: Array.from({ length: CONTEXT_TEXTS }, (_, at) => letter(at)),
      }),
    },
    listInferenceModels: {},
  },
};
