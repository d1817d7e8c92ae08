import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { whileConnected } from "./while-connected.js";

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A server whose route is told `proceed` before its handler runs, and tells what it saw of its caller. */
async function serve(work: (gone: AbortSignal) => Promise<string>) {
  const app = Fastify();
  apps.push(app);
  let arrive = () => {};
  let proceed = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const seen: Promise<unknown>[] = [];
  app.get(
    "/",
    {
      preHandler: async () => {
        arrive();
        await held;
      },
    },
    async (_request, reply) => {
      const answer = whileConnected(reply, work);
      seen.push(answer.catch((error: unknown) => error));
      return answer;
    },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  return { client, arrived, proceed, seen };
}

const untilGone = (gone: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    const giveUp = () => reject(new Error("gave up"));
    if (gone.aborted) giveUp();
    else gone.addEventListener("abort", giveUp);
  });

describe("work for a caller", () => {
  it("is answered", async () => {
    const { client, proceed } = await serve(async () => "done");
    proceed();
    const [bytes] = await once(client, "data");
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
    client.destroy();
  });

  it("hears that the caller hangs up, and what it throws then is nobody's to hear", async () => {
    const { client, arrived, proceed, seen } = await serve(untilGone);
    await arrived;
    proceed();
    await expect.poll(() => seen.length).toBe(1);
    client.destroy();
    expect(await seen[0]).not.toBeInstanceOf(Error);
  });

  it("hears it at once where the caller hung up before the work began", async () => {
    const { client, arrived, proceed, seen } = await serve(untilGone);
    await arrived;
    client.destroy();
    await once(client, "close");
    // The server hears of it a turn later than the client.
    await new Promise((resolve) => setTimeout(resolve, 50));
    proceed();
    await expect.poll(() => seen.length).toBe(1);
    expect(await seen[0]).not.toBeInstanceOf(Error);
  });
});
