import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config.js";
import { ConfigError } from "../../../src/platform/config/config-error.js";
import { buildTestApp } from "../../helpers/apps/test-app.js";
import { eventually } from "../../helpers/waiting.js";
import { confirm, signUp, tokenIn } from "./person.js";

describe("mail through a mail server", () => {
  it("carries the link that signs in, once the server takes it", async () => {
    const received: string[] = [];
    let isOpen = false;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(isOpen ? null : Object.assign(new Error("later"), { responseCode: 450 })),
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (part: Buffer) => {
          text += part.toString();
        });
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    const house = await buildTestApp({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "The gate <gate@example.org>",
    });
    const mailOfHealth = async () => {
      const reply = await house.app.inject({ method: "GET", url: "/health" });
      return reply.json<{ status: string; checks: { mail: object } }>();
    };
    try {
      expect(await mailOfHealth()).toMatchObject({
        checks: { mail: { status: "ok", mode: "smtp" } },
      });
      expect((await house.app.inject(signUp("me@example.org"))).statusCode).toBe(202);
      await eventually(async () => {
        expect(await mailOfHealth()).toMatchObject({
          status: "degraded",
          checks: { mail: { status: "degraded", mode: "smtp" } },
        });
      });
      isOpen = true;
      await eventually(() => expect(received).toHaveLength(1));
      const [message = ""] = received;
      expect(message).toMatch(/^From: The gate <gate@example\.org>\r$/m);
      expect(message.match(/https?:\/\/\S+/g)).toHaveLength(1);
      expect((await confirm(house.app, tokenIn(message))).statusCode).toBe(200);
      await eventually(async () => {
        expect(await mailOfHealth()).toMatchObject({ checks: { mail: { status: "ok" } } });
      });
      expect(house.log.text()).not.toMatch(/me@example\.org/);
      expect(house.log.text()).not.toContain(tokenIn(message));
    } finally {
      await house.close();
      await new Promise<void>((resolve) => void server.close(resolve));
    }
  });
});

describe("the configuration of mail", () => {
  it.each([
    "smtp://localhost",
    "smtp://127.0.0.1:2525",
    "smtps://me%40example.org:p%40ss@mail.example.org:465",
    "smtp://mail.example.org:587?requireTLS=true",
  ])("takes the mail server %s", (SMTP_URL) => {
    expect(parseConfig({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  });

  it.each(["mail.example.org", "http://mail.example.org", "smtp://", "smtp:// x"])(
    "refuses the mail server %j without showing it",
    (SMTP_URL) => {
      const parse = () => parseConfig({ SMTP_URL });
      expect(parse).toThrow(ConfigError);
      expect(parse).toThrow(/^SMTP_URL must be smtp:\/\/user:password@host:port/);
    },
  );

  it.each(["gate@example.org", "Gatehouse <gate@example.org>", "Zoë & co. <zoe@example.org>"])(
    "takes the sender %s",
    (MAIL_FROM) => {
      expect(parseConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    },
  );

  it.each([
    "nobody",
    "a@b.org, c@d.org",
    "A <a@b.org>\r\nBcc: c@d.org",
    "<a@b.org>",
    "A <a b@c.org>",
  ])("refuses the sender %j", (MAIL_FROM) => {
    expect(() => parseConfig({ MAIL_FROM })).toThrow(/^MAIL_FROM must be an address/);
  });

  it("needs a PUBLIC_URL that is a URL", () => {
    const parse = () => parseConfig({ PUBLIC_URL: "http://[::1" });
    expect(parse).toThrow(/^PUBLIC_URL must be an http or https URL/);
  });

  it("takes the host of PUBLIC_URL for a sender unless one is given", () => {
    const { MAIL_FROM } = parseConfig({ PUBLIC_URL: "https://gate.example.org" });
    expect(MAIL_FROM).toBe("Gatehouse <gatehouse@gate.example.org>");
  });
});
