import { createHash } from "node:crypto";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import {
  jsonRepresentation,
  keepRepresentation,
  keepWhileUnchanged,
  sendDiscoveryDocument,
  sendOpenDocument,
  sendRepresentation,
  textRepresentation,
  varyBy,
} from "./representation.js";

describe("a representation", () => {
  it("has the SHA-256 of its bytes for a strong ETag", () => {
    const { bytes, contentType, etag } = textRepresentation("text/plain", "Zoë");
    const digest = createHash("sha256").update("Zoë", "utf8").digest("base64url");
    expect([String(bytes), contentType, etag]).toEqual([
      "Zoë",
      "text/plain; charset=utf-8",
      `"${digest}"`,
    ]);
  });

  it("is made once for all who come at once, and then kept", async () => {
    let made = 0;
    const kept = keepRepresentation(async () => jsonRepresentation({ made: ++made }));
    const all = await Promise.all([kept(), kept(), kept()]);
    expect(new Set([...all, await kept()]).size).toBe(1);
  });

  it("is made again after it failed", async () => {
    let tried = 0;
    const kept = keepRepresentation(() => {
      tried += 1;
      if (tried === 1) throw new Error("not yet");
      return jsonRepresentation({ tried });
    });
    await expect(kept()).rejects.toThrow("not yet");
    expect(String((await kept()).bytes)).toBe('{"tried":2}');
  });

  it("of a state is made again for another state, and never shown for the wrong one", async () => {
    let state = { status: "up" };
    const waiting: (() => void)[] = [];
    const kept = keepWhileUnchanged(
      () => state,
      async (shown) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return jsonRepresentation(shown);
      },
    );
    const up = kept();
    state = { status: "down" };
    const down = kept();
    await Promise.resolve();
    for (const go of waiting.reverse()) go();
    expect(String((await up).bytes)).toBe('{"status":"up"}');
    expect(await kept()).toBe(await down);
    expect(String((await down).bytes)).toBe('{"status":"down"}');
  });

  it("that failed late does not undo the one of a newer state", async () => {
    let state = 1;
    let fail: () => void = () => undefined;
    const kept = keepWhileUnchanged(
      () => state,
      async (shown) => {
        if (shown === 1) {
          await new Promise((_resolve, reject) => {
            fail = () => reject(new Error("late"));
          });
        }
        return jsonRepresentation(shown);
      },
    );
    const first = kept();
    await Promise.resolve();
    state = 2;
    const second = await kept();
    fail();
    await expect(first).rejects.toThrow("late");
    expect(await kept()).toBe(second);
  });
});

describe("a route that sends one", () => {
  const text = textRepresentation("text/plain", "twelve bytes");
  const app = Fastify();
  app.get("/private", async (request, reply) =>
    sendRepresentation(request, reply.header("cache-control", "no-store"), text),
  );
  app.get("/open", async (request, reply) => sendOpenDocument(request, reply, text));
  app.get("/found", async (request, reply) => sendDiscoveryDocument(request, reply, text));
  app.get("/varied", async (request, reply) => {
    varyBy(reply, "Origin");
    varyBy(reply, "accept");
    return sendRepresentation(request, reply, text);
  });

  it.each(["GET", "HEAD"] as const)("answers %s with the same headers", async (method) => {
    const reply = await app.inject({ method, url: "/private" });
    expect([reply.statusCode, reply.body]).toEqual([200, method === "GET" ? "twelve bytes" : ""]);
    expect(reply.headers).toMatchObject({
      etag: text.etag,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "content-length": "12",
    });
  });

  it.each([
    ["GET", text.etag, undefined],
    ["GET", `"other", W/${text.etag}`, undefined],
    ["GET", "*", undefined],
    ["HEAD", text.etag, "12"],
  ] as const)(
    "answers 304 to %s with %s and claims no other length",
    async (method, tag, length) => {
      const reply = await app.inject({ method, url: "/open", headers: { "if-none-match": tag } });
      expect([reply.statusCode, reply.body]).toEqual([304, ""]);
      expect(reply.headers).toMatchObject({ etag: text.etag, "cache-control": "no-cache" });
      expect(reply.headers["content-length"]).toBe(length);
    },
  );

  it.each(['"other"', "", text.etag.slice(1, -1)])("sends all of it to %s", async (tag) => {
    const reply = await app.inject({ url: "/open", headers: { "if-none-match": tag } });
    expect([reply.statusCode, reply.body]).toEqual([200, "twelve bytes"]);
  });

  it("lets every site read that by which the server is found, and nothing else", async () => {
    const allowed = async (url: string) =>
      (await app.inject({ url, headers: { origin: "https://app.test" } })).headers[
        "access-control-allow-origin"
      ];
    expect(await Promise.all(["/found", "/open", "/private"].map(allowed))).toEqual([
      "*",
      undefined,
      undefined,
    ]);
  });

  it("keeps what an answer varies by already", async () => {
    expect((await app.inject("/varied")).headers.vary).toBe("Origin, accept");
  });
});
