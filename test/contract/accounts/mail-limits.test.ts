import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type MailSink, startMailSink } from "../../helpers/servers/mail-sink.js";
import { eventually } from "../../helpers/waiting.js";
import { confirm, signUp, tokenIn } from "./person.js";

const MINUTE_MS = 60_000;
let now = 1_700_000_000_000;
let sink: MailSink;
let house: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  house = await buildTestApp({ SMTP_URL: sink.url }, { clock: () => now });
});
afterAll(async () => {
  await house.close();
  await sink.stop();
});

const mailsTo = (email: string) => sink.received.filter(({ to }) => to === email);

/** Asks for a link from each client address in turn. */
async function ask(email: string, ...clients: readonly string[]): Promise<void> {
  for (const remoteAddress of clients) {
    const reply = await house.app.inject({ ...signUp(email), remoteAddress });
    expect([reply.statusCode, reply.json().status]).toEqual([202, "sent"]);
  }
}

/** How many mails have come to an address once none is on its way. */
async function countMails(email: string): Promise<number> {
  const waiting = sql`SELECT id FROM mails WHERE status = 'waiting'`;
  await eventually(async () => expect(await house.platform.store.all(waiting)).toEqual([]));
  return mailsTo(email).length;
}

const expectMails = async (email: string, count: number) =>
  expect(await countMails(email)).toBe(count);

const open = async (email: string, mail = mailsTo(email).at(-1)) =>
  (await confirm(house.app, tokenIn(mail?.text ?? ""))).statusCode;

describe("sign-ups with somebody else's address", () => {
  it("mail ten links, and still one to the owner, who asks from elsewhere", async () => {
    const email = "owner@example.org";
    await ask(email, ...Array(25).fill("198.51.100.1"));
    await expectMails(email, 10);
    await ask(email, "192.0.2.1");
    await expectMails(email, 11);
    expect(await open(email)).toBe(200);
  });

  it("count 64 bits of IPv6 as one sender", async () => {
    const email = "six@example.org";
    const within = Array.from({ length: 25 }, (_, host) => `2001:db8:0:1::${host.toString(16)}`);
    await ask(email, ...within);
    await expectMails(email, 10);
    await ask(email, "2001:db8:0:2::1", "2001:db8:0:2::2");
    await expectMails(email, 11);
  });

  it("leave the owner a link that works even where the sender is the same", async () => {
    const email = "neighbour@example.org";
    const network = "198.51.100.3";
    await ask(email, ...Array(11).fill(network));
    for (let minute = 1; minute < 65; minute++) {
      now += MINUTE_MS;
      await ask(email, network);
    }
    // Ten; one after ten minutes and one after twenty; from then on one for each that expires.
    expect(await countMails(email)).toBe(27);
    expect(await open(email)).toBe(200);
  });

  it("from many networks are bounded too, and the newest link is never older than ten minutes", async () => {
    const email = "crowd@example.org";
    await ask(email, ...Array.from({ length: 60 }, (_, client) => `10.0.1.${client}`));
    await expectMails(email, 30);
    now += 10 * MINUTE_MS - 1;
    await ask(email, "192.0.2.4");
    await expectMails(email, 30);
    expect(await open(email)).toBe(200);
    now += 1;
    await ask(email, "10.0.1.1");
    await expectMails(email, 31);
  });

  it("bring the next link at once to an owner who has used those that there were", async () => {
    const email = "quick@example.org";
    await ask(email, ...Array(12).fill("198.51.100.5"));
    await expectMails(email, 10);
    for (const mail of mailsTo(email)) expect(await open(email, mail)).toBe(200);
    await ask(email, "198.51.100.5");
    await expectMails(email, 11);
  });

  it("are refused at 121 a minute from one network, whomever they name", async () => {
    now += MINUTE_MS;
    const from = (host: number) =>
      house.app.inject({
        ...signUp(`reader-${host}@example.org`),
        remoteAddress: `2001:db8:0:7::${host.toString(16)}`,
      });
    for (let host = 0; host < 120; host++) expect((await from(host)).statusCode).toBe(202);
    const refused = await from(120);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({
      code: "rate_limited",
      message: "at most 120 requests a minute are taken from one address",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
