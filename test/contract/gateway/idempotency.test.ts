import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineBackend } from "../../../src/backends/backend.js";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";
import {
  type RemoteTestBackend,
  startRemoteBackend,
} from "../../helpers/servers/remote-backend.js";

let made = 0;

/** A backend that counts what it made. */
const countingBackend = (slug: string) =>
  defineBackend({
    slug,
    access: "self-service",
    purpose: "Makes things.",
    example: { method: "POST", path: "things" },
    async routes(app) {
      app.post("/things", { config: { idempotent: true } }, async (_request, reply) => {
        made += 1;
        return reply.code(201).send({ slug, thing: made });
      });
    },
  });

let elsewhere: RemoteTestBackend;
let house: GatewayTestApp;
beforeAll(async () => {
  elsewhere = await startRemoteBackend((_request, response) => response.end("{}"));
  house = await startGateway({
    offered: [countingBackend("one"), countingBackend("two"), countingBackend("away")],
    remoteUrls: { away: elsewhere.url },
  });
});
afterAll(async () => {
  await house.close();
  await elsewhere.stop();
});

async function make(key: string, slug: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${house.url}/v1/api/${slug}/things`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "idempotency-key": "order 1", ...headers },
  });
  const { thing } = (await reply.json()) as { thing?: number };
  return { thing, isReplayed: reply.headers.get("idempotency-replayed") === "true" };
}

describe("an Idempotency-Key behind the gateway", () => {
  it("is the key's that sent it, not its account's", async () => {
    const [first, second] = [await house.issueKey("acc_one"), await house.issueKey("acc_one")];
    const mine = await make(first.text, "one");
    const theirs = await make(second.text, "one");
    expect([mine.isReplayed, theirs.isReplayed]).toEqual([false, false]);
    expect(theirs.thing).not.toBe(mine.thing);
    expect(await make(first.text, "one")).toEqual({ thing: mine.thing, isReplayed: true });
    expect(await make(second.text, "one")).toEqual({ thing: theirs.thing, isReplayed: true });
  });

  it("is one service's, whatever paths the others have", async () => {
    const { text } = await house.issueKey("acc_two");
    const first = await make(text, "one");
    const second = await make(text, "two");
    expect(second.isReplayed).toBe(false);
    expect(second.thing).not.toBe(first.thing);
  });

  it("is not taken from what a caller says of its key", async () => {
    const [mine, other] = [await house.issueKey("acc_three"), await house.issueKey("acc_three")];
    const { thing } = await make(mine.text, "one");
    for (const name of ["x-gw-key", "x-gw-key-id"]) {
      const spoofed = await make(other.text, "one", { [name]: mine.key.id });
      expect(spoofed.thing).not.toBe(thing);
    }
  });

  it("tells a backend elsewhere nothing of the key", async () => {
    const { text, key } = await house.issueKey("acc_four");
    await make(text, "away");
    const [request] = elsewhere.arrived;
    expect(request?.headers["idempotency-key"]).toBe("order 1");
    expect(JSON.stringify(request?.rawHeaders)).not.toContain(key.id);
  });
});
