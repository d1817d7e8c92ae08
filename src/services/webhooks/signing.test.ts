import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { serverSecret } from "../../platform/secrets/server-secret.js";
import { createSecretBox } from "./secret-box.js";
import { createSigner, newSecret, toPublicKeyText, toSecretText } from "./signing.js";

const message = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: Buffer.from('{"test": 2432232314}'),
};
const published = {
  secret: Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64"),
  hmac: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  seed: Buffer.from("6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbc=", "base64"),
  publicKey: "whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=",
  ed25519:
    "v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==",
};

describe("the signature of a message", () => {
  it("is the published one for the secret of the specification's example", () => {
    expect(createSigner("v1", [published.secret])(message)).toBe(published.hmac);
    expect(toSecretText(published.secret)).toBe("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
  });

  it("is the published one for the Ed25519 key of the reference implementation", () => {
    expect(createSigner("v1a", [published.seed])(message)).toBe(published.ed25519);
    expect(toPublicKeyText(published.seed)).toBe(published.publicKey);
  });

  it("is verified with the public key alone", () => {
    const seed = newSecret();
    const [, signature = ""] = createSigner("v1a", [seed])(message).split(",");
    const x = Buffer.from(toPublicKeyText(seed).slice(5), "base64").toString("base64url");
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    const content = Buffer.from(`${message.id}.${message.timestamp}.${message.body}`);
    expect(verify(null, content, key, Buffer.from(signature, "base64"))).toBe(true);
  });

  it("stands once for each secret, newest first", () => {
    const other = newSecret();
    const [newest, previous] = createSigner("v1", [other, published.secret])(message).split(" ");
    expect(previous).toBe(published.hmac);
    expect(newest).toBe(createSigner("v1", [other])(message));
  });

  it("changes with the body, the time and the id", () => {
    const sign = createSigner("v1", [published.secret]);
    const signatures = [
      sign({ ...message, id: "msg_other" }),
      sign({ ...message, timestamp: message.timestamp + 1 }),
      sign({ ...message, body: Buffer.from("{}") }),
    ];
    expect(new Set([...signatures, published.hmac]).size).toBe(4);
  });
});

describe("a sealed secret", () => {
  const box = createSecretBox(serverSecret("server secret", []));
  const sealed = box.seal("whk_1", published.secret);

  it("opens for its endpoint and holds nothing of the secret in the clear", () => {
    expect(box.open("whk_1", sealed)).toEqual(published.secret);
    expect(sealed.includes(published.secret)).toBe(false);
    expect(box.seal("whk_1", published.secret)).not.toEqual(sealed);
  });

  it("stays shut for another endpoint, another server secret and changed bytes", () => {
    expect(box.open("whk_2", sealed)).toBeUndefined();
    expect(createSecretBox(serverSecret("another", [])).open("whk_1", sealed)).toBeUndefined();
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(15) ^ 1, 15);
    expect(box.open("whk_1", changed)).toBeUndefined();
    expect(box.open("whk_1", sealed.subarray(0, 20))).toBeUndefined();
  });

  it("opens under a server secret that was replaced, and is sealed anew under the one of now", () => {
    const former = [{ value: "server secret", replacedAt: 0 }];
    const next = createSecretBox(serverSecret("another", former));
    expect(next.open("whk_1", sealed)).toEqual(published.secret);
    const resealed = next.reseal("whk_1", sealed);
    expect(createSecretBox(serverSecret("another", [])).open("whk_1", resealed!)).toEqual(
      published.secret,
    );
    expect(next.reseal("whk_1", resealed!)).toBeUndefined();
    expect(createSecretBox(serverSecret("third", [])).reseal("whk_1", sealed)).toBeUndefined();
  });
});
