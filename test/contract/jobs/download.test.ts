import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, type JobView, signUp, UNKNOWN_JOB } from "./agent.js";

let house: TestApp;
let agent: Agent;
let now = 1_700_000_000_000;
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  agent = await signUp(house.app);
});
afterAll(() => house.close());

async function buy(brief?: string): Promise<JobView> {
  const { id } = await agent.submit(brief);
  return (await agent.purchase(id)).json<{ job: JobView }>().job;
}

describe("GET /api/agents/jobs/{id}/download of a purchased job", () => {
  it("answers the artifact as text/plain in UTF-8, an attachment named video-script.txt", async () => {
    const { id, script } = await buy("Zoë's café opens at 9 — 3 € for a coffee");
    const reply = await agent.download(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.headers["content-disposition"]).toBe('attachment; filename="video-script.txt"');
    expect(new TextDecoder("utf-8", { fatal: true }).decode(reply.rawPayload)).toBe(script);
    expect(reply.body).toMatch(/Zoë|café|€/);
  });

  it("sends content-length in bytes, a strong etag, nosniff, and no-store", async () => {
    const { id } = await buy("Zoë's café opens at 9");
    const { headers, rawPayload } = await agent.download(id);
    expect(headers).toMatchObject({
      "content-length": String(rawPayload.length),
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  it("is what downloadUrl leads to", async () => {
    const { downloadUrl, script } = await buy();
    const { origin, pathname } = new URL(downloadUrl!);
    expect(origin).toBe("http://gatehouse.test");
    const reply = await house.app.inject({ url: pathname, headers: agent.headers });
    expect(reply.body).toBe(script);
  });

  it("moves the job to complete, with completedAt, at the first download only", async () => {
    const paid = await buy();
    expect(paid).toMatchObject({ status: "paid", completedAt: null });
    now += 5_000;
    const first = await agent.download(paid.id);
    const complete = await agent.job(paid.id);
    expect(complete).toStrictEqual({ ...paid, status: "complete", completedAt: now });
    now += 5_000;
    const second = await agent.download(paid.id);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(await agent.job(paid.id)).toStrictEqual(complete);
  });

  it("stays possible for ever", async () => {
    const { id, script } = await buy();
    await agent.download(id);
    now += 10 * 365 * 86_400_000;
    const reply = await agent.download(id);
    expect([reply.statusCode, reply.body]).toEqual([200, script]);
  });

  it("takes 20 downloads at once, all whole, and completes once", async () => {
    const { id, script } = await buy();
    const replies = await Promise.all(Array.from({ length: 20 }, () => agent.download(id)));
    expect(new Set(replies.map(({ body }) => body))).toEqual(new Set([script]));
    expect(await agent.job(id)).toMatchObject({ status: "complete", completedAt: now });
  });

  it("needs no accept header that fits and no query, and ignores a body", async () => {
    const { id, script } = await buy();
    const reply = await house.app.inject({
      method: "GET",
      url: `/api/agents/jobs/${id}/download?format=mp4`,
      headers: { ...agent.headers, accept: "video/mp4" },
      payload: "{",
    });
    expect([reply.statusCode, reply.body]).toEqual([200, script]);
  });
});

describe("HEAD and If-None-Match", () => {
  it("HEAD answers the headers of GET without a body, and does not complete the job", async () => {
    const { id } = await buy();
    const head = await agent.download(id, {}, "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect((await agent.job(id)).status).toBe("paid");
    const get = await agent.download(id);
    for (const name of ["content-length", "content-type", "content-disposition", "etag"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it.each(["same tag", "weak tag", "list of tags", "star"])(
    "If-None-Match with the %s answers 304 without a body, and does not complete the job",
    async (form) => {
      const { id } = await buy();
      const etag = String((await agent.download(id, {}, "HEAD")).headers.etag);
      const forms: Readonly<Record<string, string>> = {
        "same tag": etag,
        "weak tag": `W/${etag}`,
        "list of tags": `"other", ${etag}`,
        star: "*",
      };
      const reply = await agent.download(id, { "if-none-match": forms[form]! });
      expect([reply.statusCode, reply.body]).toEqual([304, ""]);
      expect(reply.headers.etag).toBe(etag);
      expect(await agent.job(id)).toMatchObject({ status: "paid", completedAt: null });
    },
  );

  it.each(['"other"', "other", '""'])("If-None-Match %s, another tag, answers 200", async (tag) => {
    const { id } = await buy();
    expect((await agent.download(id, { "if-none-match": tag })).statusCode).toBe(200);
  });

  it("gives each script its own etag, which is a hash of its bytes", async () => {
    const { id, script } = await buy();
    const hash = createHash("sha256").update(script!).digest("base64url");
    expect((await agent.download(id)).headers.etag).toBe(`"${hash}"`);
  });
});

describe("download is allowed only for a purchased job", () => {
  it("otherwise HTTP 402 with an Error body, and the job does not change", async () => {
    const job = await agent.submit();
    const reply = await agent.download(job.id);
    expect(reply.statusCode).toBe(402);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers["content-disposition"]).toBeUndefined();
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "payment_required",
      message: expect.any(String),
    });
    expect(await agent.job(job.id)).toStrictEqual(job);
  });

  it("and HEAD or If-None-Match: * do not get around that", async () => {
    const { id } = await agent.submit();
    expect((await agent.download(id, {}, "HEAD")).statusCode).toBe(402);
    expect((await agent.download(id, { "if-none-match": "*" })).statusCode).toBe(402);
  });

  it("and is 404 for an unknown job and for a bought job of another agent", async () => {
    const { id } = await buy();
    const stranger = await signUp(house.app);
    expect((await agent.download(UNKNOWN_JOB)).statusCode).toBe(404);
    expect((await stranger.download(id)).statusCode).toBe(404);
    expect((await agent.job(id)).status).toBe("paid");
  });

  it("and is 401 without the key", async () => {
    const { id } = await buy();
    const reply = await house.app.inject(`/api/agents/jobs/${id}/download`);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ ok: false, error: "unauthorized" });
  });
});
