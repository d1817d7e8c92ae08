import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogSink, type LogSink } from "../../../test/helpers/log-sink.js";
import { eventually } from "../../../test/helpers/waiting.js";
import { migrate } from "../store/migrate.js";
import { MIGRATIONS } from "../store/migrated-store.js";
import { openStore } from "../store/open-store.js";
import { type Store, sql } from "../store/sql.js";
import { createMailer, type Mailer, type MailerParts } from "./mailer.js";
import { probeMailServer } from "./sender.js";

const MAIL = {
  to: "me@example.org",
  subject: "Sign in to Gatehouse",
  text: "Open this link:\n\nhttp://gatehouse.test/account/confirm?token=secret\n",
};
const HOUR_MS = 3_600_000;

let store: Store;
let log: LogSink;
let now: number;
let beat: () => Promise<void>;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  store = await openStore("sqlite::memory:", { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  log = createLogSink("info");
  now = 1_700_000_000_000;
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await store.close();
});

function openMailer(parts: Partial<MailerParts> = {}): Mailer {
  const mailer = createMailer(store, {
    clock: () => now,
    log: log.logger,
    from: "Gatehouse <gatehouse@example.org>",
    ...parts,
  });
  beat = async () => mailer.wake();
  closers.push(() => mailer.close());
  return mailer;
}

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** A mail server on the loopback that keeps what it was given. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => void parts.push(part));
      stream.on("end", () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closers.push(() => new Promise((resolve) => void server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

interface Row {
  readonly status: string;
  readonly body: string | null;
  readonly attempts: number;
  readonly due_at: number;
}

const rows = () =>
  store.all<Row>(sql`SELECT status, body, attempts, due_at FROM mails ORDER BY created_at, id`);
const settled = (attempts: number) =>
  eventually(async () => {
    const [row] = await rows();
    expect(row).toMatchObject({ attempts });
    // A claim reaches two minutes ahead until its outcome is written.
    expect(row?.status !== "waiting" || row.due_at !== now + 120_000).toBe(true);
    return row;
  });

describe("a mailer without a mail server", () => {
  it("keeps messages on this machine, newest first", async () => {
    const mailer = openMailer();
    expect(mailer.mode).toBe("local");
    await mailer.send(store, MAIL);
    now += 1;
    await mailer.send(store, { ...MAIL, to: "You@Example.org" });
    expect(await mailer.list()).toEqual([
      {
        id: expect.stringMatching(/^mail_[0-9a-f]{24}$/),
        to: "you@example.org",
        subject: MAIL.subject,
        text: MAIL.text,
        createdAt: now,
      },
      expect.objectContaining({ to: "me@example.org", createdAt: now - 1 }),
    ]);
    expect(await mailer.list(1)).toHaveLength(1);
    expect(mailer.isWorking()).toBe(true);
  });

  it("keeps a message with the transaction, or not at all", async () => {
    const mailer = openMailer();
    const failing = store.tx(async (tx) => {
      await mailer.send(tx, MAIL);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await mailer.list()).toEqual([]);
  });

  it("logs that a message waits, not what or to whom", async () => {
    const mailer = openMailer();
    await mailer.send(store, MAIL);
    expect(log.lines("a message waits in the local mailbox")).toHaveLength(1);
    expect(log.text()).not.toMatch(/secret|example\.org/);
  });

  it("forgets messages after 7 days", async () => {
    const mailer = openMailer();
    await mailer.send(store, MAIL);
    now += 7 * 24 * HOUR_MS - 1;
    await mailer.sweep();
    expect(await mailer.list()).toHaveLength(1);
    now += 1;
    expect(await mailer.list()).toEqual([]);
    await mailer.sweep();
    expect(await rows()).toEqual([]);
  });

  it.each([
    { to: "me@example.org\r\nBcc: you@example.org" },
    { to: "me@example.org, you@example.org" },
    { to: "" },
    { subject: "Hello\r\nBcc: you@example.org" },
    { subject: "" },
  ])("refuses what could become a header of its own: %j", async (part) => {
    const mailer = openMailer();
    await expect(mailer.send(store, { ...MAIL, ...part })).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });
});

describe("a mailer with a mail server", () => {
  it("sends soon after the commit and erases the text", async () => {
    const { url, received } = await startServer();
    const mailer = openMailer({ smtpUrl: url });
    expect(mailer.mode).toBe("smtp");
    await store.tx((tx) => mailer.send(tx, MAIL));
    await eventually(async () => {
      expect(await rows()).toMatchObject([{ status: "sent", body: null, attempts: 1 }]);
    });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: "gatehouse@example.org", to: ["me@example.org"] });
    const { raw } = received[0]!;
    expect(raw).toMatch(/^From: Gatehouse <gatehouse@example\.org>\r$/m);
    expect(raw).toMatch(/^To: me@example\.org\r$/m);
    expect(raw).toMatch(/^Subject: Sign in to Gatehouse\r$/m);
    expect(raw).toMatch(/^http:\/\/gatehouse\.test\/account\/confirm\?token=secret\r$/m);
    expect(mailer.isWorking()).toBe(true);
    expect(await mailer.list()).toEqual([]);
  });

  it("tries again with growing pauses when the server refuses first", async () => {
    let refusals = 3;
    const { url, received } = await startServer({
      onRcptTo(_address, _session, done) {
        const busy = Object.assign(new Error("4.7.0 busy: me@example.org"), { responseCode: 451 });
        done(refusals-- > 0 ? busy : null);
      },
    });
    const mailer = openMailer({ smtpUrl: url });
    await mailer.send(store, MAIL);
    for (const [attempt, pause] of [2_000, 4_000, 8_000].entries()) {
      expect(await settled(attempt + 1)).toMatchObject({ status: "waiting", due_at: now + pause });
      expect(mailer.isWorking()).toBe(false);
      now += pause - 1;
      await beat();
      expect(await rows()).toMatchObject([{ attempts: attempt + 1 }]);
      now += 1;
      await beat();
    }
    await eventually(async () => expect(await rows()).toMatchObject([{ status: "sent" }]));
    expect(received).toHaveLength(1);
    expect(mailer.isWorking()).toBe(true);
    expect(log.lines("a message could not be sent")).toHaveLength(3);
    expect(log.text()).toContain('"responseCode":451');
    expect(log.text()).not.toMatch(/secret|example\.org/);
  });

  it("gives up after a day and erases the text", async () => {
    const { url } = await startServer({
      onMailFrom: (_address, _session, done) => done(new Error("no")),
    });
    const mailer = openMailer({ smtpUrl: url });
    await mailer.send(store, MAIL);
    expect(await settled(1)).toMatchObject({ status: "waiting", body: MAIL.text });
    now += 24 * HOUR_MS;
    await beat();
    expect(await settled(2)).toMatchObject({ status: "given_up", body: null });
    now += 24 * HOUR_MS;
    await beat();
    expect(await rows()).toMatchObject([{ status: "given_up", attempts: 2 }]);
  });

  it("does not take a mailbox that does not exist for a fault of the server", async () => {
    const { url } = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("no such user"), { responseCode: 550 })),
    });
    const mailer = openMailer({ smtpUrl: url });
    await mailer.send(store, MAIL);
    expect(await settled(1)).toMatchObject({ status: "waiting" });
    expect(mailer.isWorking()).toBe(true);
  });

  it("says so when no server is there, and waits for it", async () => {
    const mailer = openMailer({ smtpUrl: "smtp://127.0.0.1:1" });
    await mailer.send(store, MAIL);
    expect(await settled(1)).toMatchObject({ status: "waiting" });
    expect(mailer.isWorking()).toBe(false);
    await expect(probeMailServer("smtp://127.0.0.1:1")).rejects.toThrow(/ECONNREFUSED/);
  });

  it("sends a message once, of two processes on one store", async () => {
    const { url, received } = await startServer();
    const first = openMailer({ smtpUrl: url });
    const beatFirst = beat;
    openMailer({ smtpUrl: url });
    for (let number = 0; number < 10; number++) await first.send(store, MAIL);
    await Promise.all([beatFirst(), beat()]);
    await eventually(async () => {
      // What one of them passed over because the other had it is due at the next beat.
      await Promise.all([beatFirst(), beat()]);
      expect((await rows()).every(({ status }) => status === "sent")).toBe(true);
    });
    expect(received).toHaveLength(10);
  });

  it("takes over from a process that died while it sent", async () => {
    const { url, received } = await startServer();
    const local = createMailer(store, { clock: () => now, log: log.logger, from: "x@example.org" });
    await local.send(store, MAIL);
    await store.run(
      sql`UPDATE mails SET status = 'waiting', attempts = 1, due_at = ${now + 120_000}`,
    );
    openMailer({ smtpUrl: url });
    await beat();
    now += 120_000;
    await beat();
    await eventually(async () => expect(await rows()).toMatchObject([{ status: "sent" }]));
    expect(received).toHaveLength(1);
  });

  it("logs in with the user and the password of the URL", async () => {
    const logins: unknown[] = [];
    const { url } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        logins.push([username, password]);
        done(null, password === "p@ss" ? { user: username } : {});
      },
    });
    await probeMailServer(url.replace("//", "//gate:p%40ss@"));
    const wrong = url.replace("//", "//gate:wrong@");
    await expect(probeMailServer(wrong)).rejects.toMatchObject({ code: "EAUTH" });
    expect(logins).toEqual([
      ["gate", "p@ss"],
      ["gate", "wrong"],
    ]);
  });

  it("closes while a server says nothing, and leaves the message for later", async () => {
    let greeted: () => void = () => undefined;
    const connected = new Promise<void>((resolve) => {
      greeted = resolve;
    });
    const { url } = await startServer({ onConnect: () => greeted() });
    const mailer = openMailer({ smtpUrl: url });
    await mailer.send(store, MAIL);
    await connected;
    await mailer.close();
    expect(await rows()).toMatchObject([{ status: "waiting", body: MAIL.text, due_at: now }]);
  });
});
