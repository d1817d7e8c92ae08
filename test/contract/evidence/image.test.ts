import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { imageRoutes } from "../../../src/apis/evidence/images/image.js";
import { createMeter } from "../../../src/apis/evidence/meter.js";
import { WorkersBusy } from "../../../src/platform/threads/thread-errors.js";
import { createImages, type Images } from "../../../src/services/images/images.js";
import {
  buildEvidenceApp,
  type EvidenceTestApp,
  type MountedEvidence,
} from "../../helpers/apps/evidence-app.js";

const PATH = "/api/v1/generate/image";
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function openApp(
  makeImages: (options: MountedEvidence) => Promise<Images>,
  limits: { readonly freeCalls?: number } = {},
): Promise<EvidenceTestApp> {
  const opened = await buildEvidenceApp({
    routes: [
      async (app, options) => {
        const images = await makeImages(options);
        closers.push(() => images.close());
        const meter = createMeter(options.parts, limits);
        await app.register(imageRoutes, { ...options, meter, images, prefix: "" });
      },
    ],
  });
  closers.push(() => opened.close());
  return opened;
}

const openBuiltin = () =>
  openApp(({ parts }) => createImages({ timeoutMs: 5_000 }, { threads: parts.threads }));

async function askAs(opened: EvidenceTestApp, tier: string, payload: object) {
  const headers = { "x-api-key": await opened.issueKey(tier) };
  return opened.app.inject({ method: "POST", url: PATH, headers, payload });
}

function textsOf(png: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) !== "iTXt") continue;
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const end = data.indexOf(0);
    texts[data.toString("latin1", 0, end)] = data.toString("utf8", end + 5);
  }
  return texts;
}

describe("the builtin", () => {
  it("draws a prompt for a pro key and says who made it, of which seed", async () => {
    const prompt = "red sailboat on a calm sea at sunset \u2013 \u201cquiet\u201d";
    const reply = await askAs(await openBuiltin(), "pro", { prompt, seed: 7 });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("image/png");
    expect(reply.headers["x-image-model"]).toBe("builtin/scene");
    expect(reply.headers["x-image-seed"]).toBe("7");
    expect(reply.headers["x-image-unknown"]).toBeUndefined();
    const png = reply.rawPayload;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
    expect(textsOf(png)).toMatchObject({ prompt, model: "builtin/scene", seed: "7" });
  });

  it("answers the same bytes for the same prompt and seed, and others for another seed", async () => {
    const opened = await openBuiltin();
    const ask = (seed: number) =>
      askAs(opened, "pro", {
        prompt: "two black horses in a meadow",
        seed,
        width: 128,
        height: 96,
      });
    const [first, again, other] = [await ask(1), await ask(1), await ask(2)];
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(other.rawPayload)).toBe(false);
    expect(first.rawPayload.readUInt32BE(20)).toBe(96);
  });

  it("names the words that it did not draw", async () => {
    const reply = await askAs(await openBuiltin(), "pro", {
      prompt: "a horse and a zorgl\u00fcbe",
      width: 64,
      height: 64,
    });
    expect(reply.headers["x-image-unknown"]).toBe("zorglube");
  });

  it.each([
    [{}, 400, "prompt is required"],
    [{ prompt: "" }, 422, "prompt"],
    [{ prompt: "   " }, 422, "prompt"],
    [{ prompt: "a".repeat(2001) }, 422, "prompt"],
    [{ prompt: 5 }, 422, "prompt"],
    [{ prompt: "a cat", width: 63 }, 422, "width must be >= 64"],
    [{ prompt: "a cat", height: 1025 }, 422, "height must be <= 1024"],
    [{ prompt: "a cat", width: "128" }, 422, "width must be an integer"],
    [{ prompt: "a cat", seed: -1 }, 422, "seed must be >= 0"],
    [{ prompt: "a cat", seed: 2 ** 32 }, 422, "seed must be <= 4294967295"],
  ])("refuses %j", async (payload, status, message) => {
    const reply = await askAs(await openBuiltin(), "pro", payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.message).toContain(message);
  });

  it("is for pro keys only and says how to get one", async () => {
    const reply = await askAs(await openBuiltin(), "free", { prompt: "a cat" });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe("forbidden");
    expect(reply.json().error.message).toContain("POST /api/v1/upgrade");
  });

  it.each([0, 7])(
    "refuses a free key of %d calls before its limit and the body",
    async (freeCalls) => {
      const opened = await openApp(
        ({ parts }) => createImages({ timeoutMs: 5_000 }, { threads: parts.threads }),
        { freeCalls },
      );
      const reply = await askAs(opened, "free", {});
      expect(reply.statusCode).toBe(403);
      expect(reply.headers["x-calls-remaining"]).toBe(String(freeCalls));
    },
  );

  it("needs a key", async () => {
    const { app } = await openBuiltin();
    const reply = await app.inject({ method: "POST", url: PATH, payload: { prompt: "a cat" } });
    expect(reply.statusCode).toBe(401);
  });
});

describe("busy workers", () => {
  it("answer 503 and when to come back", async () => {
    const opened = await openApp(async () => ({
      describe: () => ({ model: "builtin/scene", isBuiltin: true }),
      generate: () => Promise.reject(new WorkersBusy("the lane is full", 9)),
      close: async () => {},
    }));
    const reply = await askAs(opened, "pro", { prompt: "a cat" });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("9");
  });
});

interface Asked {
  readonly headers: IncomingMessage["headers"];
  readonly url: string | undefined;
  readonly body: Record<string, unknown>;
}

/** An images endpoint on loopback that gives one answer for ever. */
async function startEndpoint(status: number, answer: unknown) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ headers: request.headers, url: request.url, body: JSON.parse(body) });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

const openOver = (baseUrl: string) =>
  openApp(({ parts }) =>
    createImages(
      { baseUrl, apiKey: "image-secret", model: "painter-1", timeoutMs: 5_000 },
      { threads: parts.threads, hooks: { wait: async () => {} } },
    ),
  );

/** One white pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";

describe("a configured endpoint", () => {
  it("is asked in its own words, and its picture gets the text chunks", async () => {
    const { asked, baseUrl } = await startEndpoint(200, { data: [{ b64_json: PIXEL }] });
    const reply = await askAs(await openOver(baseUrl), "pro", {
      prompt: "a cat",
      width: 256,
      height: 512,
      seed: 3,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-image-model"]).toBe("painter-1");
    expect(textsOf(reply.rawPayload)).toMatchObject({ prompt: "a cat", model: "painter-1" });
    expect(asked[0]?.url).toBe("/v1/images/generations");
    expect(asked[0]?.headers.authorization).toBe("Bearer image-secret");
    expect(asked[0]?.body).toEqual({
      model: "painter-1",
      prompt: "a cat",
      size: "256x512",
      n: 1,
      response_format: "b64_json",
    });
  });

  it.each([
    [
      "an address in place of a picture",
      200,
      { data: [{ url: "https://pictures.example/1" }] },
      502,
    ],
    ["no JSON", 200, "<html>", 502],
    ["something that is no PNG", 200, { data: [{ b64_json: "R0lGODlhAQABAAAAACw=" }] }, 502],
    ["no picture", 200, { data: [] }, 502],
    ["a refusal", 400, { error: { message: "not this" } }, 502],
    ["a redirect", 302, {}, 502],
    ["a failure", 500, {}, 503],
  ])(
    "that answers %s is not covered up by the builtin",
    async (_name, status, answer, expected) => {
      const { baseUrl } = await startEndpoint(status, answer);
      const opened = await openOver(baseUrl);
      const reply = await askAs(opened, "pro", { prompt: "a secret cat" });
      expect(reply.statusCode).toBe(expected);
      expect(reply.json().error.code).toBe(expected === 503 ? "unavailable" : "bad_gateway");
      expect(reply.headers["retry-after"] !== undefined).toBe(expected === 503);
      expect(reply.body).not.toContain("image-secret");
    },
  );

  it("that cannot be reached is 503", async () => {
    const reply = await askAs(await openOver("http://127.0.0.1:9/v1"), "pro", { prompt: "a cat" });
    expect(reply.statusCode).toBe(503);
  });
});
