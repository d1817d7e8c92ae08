import { createHash } from "node:crypto";
import type { JWK } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { verifyDirectory } from "../../helpers/signed-messages.js";

const DIRECTORY = "/.well-known/http-message-signatures-directory";
const SECRET = Buffer.alloc(32, "a").toString("base64");
const NEXT_SECRET = Buffer.alloc(32, "b").toString("base64");

const closing: TestApp[] = [];
afterEach(async () => {
  for (const house of closing.splice(0)) await house.close();
});

async function askForKeys(environment: Readonly<Record<string, string>>, host?: string) {
  const house = await buildTestApp(environment);
  closing.push(house);
  const headers = host === undefined ? {} : { host };
  const {
    statusCode,
    body,
    headers: answered,
  } = await house.app.inject({ url: DIRECTORY, headers });
  expect(statusCode).toBe(200);
  const { keys } = JSON.parse(body) as { keys: JWK[] };
  return { body, keys, headers: answered as Record<string, string> };
}

const namesOf = ({ keys }: { readonly keys: readonly JWK[] }) => keys.map(({ kid }) => kid);

describe(DIRECTORY, () => {
  it("holds the public key alone, and proves that it is that of PUBLIC_URL's host", async () => {
    const { body, keys, headers } = await askForKeys({ PUBLIC_URL: "https://gate.example" });
    expect(keys).toEqual([
      {
        kty: "OKP",
        crv: "Ed25519",
        kid: expect.stringMatching(/^[\w-]{43}$/),
        x: expect.stringMatching(/^[\w-]{43}$/),
        use: "sig",
      },
    ]);
    const digest = createHash("sha256").update(body).digest("base64");
    expect(headers["content-digest"]).toBe(`sha-256=:${digest}:`);
    const proof = { label: "binding0", keys };
    const url = `https://gate.example${DIRECTORY}`;
    const { parameters } = await verifyDirectory({ url, headers }, proof);
    expect(Number(parameters.expires) - Number(parameters.created)).toBe(7 * 86_400);
    const elsewhere = { url: `https://elsewhere.example${DIRECTORY}`, headers };
    await expect(verifyDirectory(elsewhere, proof)).rejects.toThrow();
    const swapped = { ...headers, "content-digest": "sha-256=:AAAA:" };
    await expect(verifyDirectory({ url, headers: swapped }, proof)).rejects.toThrow();
  });

  it("proves nothing about a name that somebody else led here", async () => {
    const theirs = "elsewhere.example";
    const { keys, headers } = await askForKeys({ PUBLIC_URL: "https://gate.example" }, theirs);
    const proof = { label: "binding0", keys };
    const asked = { url: `https://${theirs}${DIRECTORY}`, headers };
    await expect(verifyDirectory(asked, proof)).rejects.toThrow();
  });

  it("is the same on every replica, and another one of another secret", async () => {
    const [one, same, other] = [
      await askForKeys({ EVIDENCE_SIGNING_KEY: SECRET }),
      await askForKeys({ EVIDENCE_SIGNING_KEY: SECRET }),
      await askForKeys({ EVIDENCE_SIGNING_KEY: NEXT_SECRET }),
    ];
    expect(same.body).toBe(one.body);
    // Computed by HMAC and the formulas of RFC 8032 from the secret: a release that derives another key replaces it.
    expect(namesOf(one)).toEqual(["dP7trQpx5FkXJ7ge-xXt23ECXPcbtH1dCaim4w7nhbY"]);
    expect(namesOf(other)).not.toEqual(namesOf(one));
  });

  it("holds the key before, too, while the secret is replaced, and each signs it", async () => {
    const before = await askForKeys({ EVIDENCE_SIGNING_KEY: SECRET });
    const { keys, headers } = await askForKeys({
      EVIDENCE_SIGNING_KEY: NEXT_SECRET,
      EVIDENCE_SIGNING_KEY_PREVIOUS: SECRET,
      PUBLIC_URL: "https://gate.example",
    });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(before.keys[0]);
    for (const [place, { kid }] of keys.entries()) {
      const proof = { label: `binding${place}`, keys };
      const asked = { url: `https://gate.example${DIRECTORY}`, headers };
      expect((await verifyDirectory(asked, proof)).parameters.keyid).toBe(kid);
    }
  });

  it("is empty and unsigned where requests are not signed", async () => {
    const { keys, headers } = await askForKeys({ WEB_BOT_AUTH: "off" });
    expect(keys).toEqual([]);
    expect(headers).not.toHaveProperty("signature");
    expect(headers).not.toHaveProperty("signature-input");
  });
});
