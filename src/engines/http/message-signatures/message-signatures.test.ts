import { createPrivateKey } from "node:crypto";
import fc from "fast-check";
import { calculateJwkThumbprint } from "jose";
import { describe, expect, it } from "vitest";
import { verifyBotRequest } from "../../../../test/helpers/signed-messages.js";
import { contentDigest } from "./content-digest.js";
import { verifyingKey } from "./json-web-key.js";
import { type MessageToSign, signatureBase, signMessage } from "./sign-message.js";
import { fieldString } from "./structured-fields.js";

/** The Ed25519 key of RFC 9421, appendix B.1.4. */
const X = "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs";
const PUBLIC_KEY = { kty: "OKP", crv: "Ed25519", x: X };
const privateKey = createPrivateKey({
  key: { ...PUBLIC_KEY, d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU" },
  format: "jwk",
});
const THUMBPRINT = "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";

describe("a request is signed", () => {
  it("as RFC 9421 signs its own in appendix B.2.6", () => {
    const message: MessageToSign = {
      label: "sig-b26",
      components: [
        { name: "date", value: "Tue, 20 Apr 2021 02:07:55 GMT" },
        { name: "@method", value: "POST" },
        { name: "@path", value: "/foo" },
        { name: "@authority", value: "example.com" },
        { name: "content-type", value: "application/json" },
        { name: "content-length", value: "18" },
      ],
      parameters: { created: 1618884473, keyid: "test-key-ed25519" },
    };
    expect(signatureBase(message)).toBe(
      [
        '"date": Tue, 20 Apr 2021 02:07:55 GMT',
        '"@method": POST',
        '"@path": /foo',
        '"@authority": example.com',
        '"content-type": application/json',
        '"content-length": 18',
        '"@signature-params": ("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
      ].join("\n"),
    );
    expect(signMessage(message, privateKey)).toEqual({
      "signature-input":
        'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
      signature:
        "sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:",
    });
  });

  it("as the draft of Web Bot Auth signs its example", () => {
    const signed = signMessage(
      {
        label: "sig2",
        components: [
          { name: "@authority", value: "example.com" },
          { name: "signature-agent", key: "agent2", value: '"https://signature-agent.test"' },
        ],
        parameters: {
          created: 1735689600,
          keyid: THUMBPRINT,
          alg: "ed25519",
          expires: 4889289600,
          nonce:
            "n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==",
          tag: "web-bot-auth",
        },
      },
      privateKey,
    );
    expect(signed).toEqual({
      "signature-input":
        'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=4889289600;nonce="n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==";tag="web-bot-auth"',
      signature:
        "sig2=:RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==:",
    });
  });

  it("so that another implementation verifies it, whatever it asks for", async () => {
    const created = Math.floor(Date.now() / 1_000);
    const address = fc.webUrl({ validSchemes: ["http", "https"], withQueryParameters: true });
    await fc.assert(
      fc.asyncProperty(address, fc.base64String(), async (url, nonce) => {
        const agent = '"https://gate.example"';
        const signed = signMessage(
          {
            label: "sig1",
            components: [
              { name: "@authority", value: new URL(url).host },
              { name: "signature-agent", key: "sig1", value: agent },
            ],
            parameters: {
              created,
              expires: created + 60,
              keyid: THUMBPRINT,
              nonce,
              tag: "web-bot-auth",
            },
          },
          privateKey,
        );
        const headers = { ...signed, "signature-agent": `sig1=${agent}` };
        const { parameters } = await verifyBotRequest({ url, headers }, [PUBLIC_KEY]);
        expect(parameters.nonce).toBe(nonce);
        const elsewhere = { url: "https://elsewhere.example/", headers };
        await expect(verifyBotRequest(elsewhere, [PUBLIC_KEY])).rejects.toThrow();
      }),
    );
  });
});

describe("a directory of keys is signed", () => {
  const content = Buffer.from(
    `{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"${THUMBPRINT}","x":"${X}","use":"sig"}]}`,
  );

  it("as the draft signs its example", () => {
    const digest = contentDigest(content);
    expect(digest).toBe("sha-256=:CADMT2aBdV/rqQr/NIru64ERQkCobVvllA4V0fLFDu0=:");
    const signed = signMessage(
      {
        label: "binding",
        components: [
          { name: "@authority", isOfRequest: true, value: "signature-agent.test" },
          { name: "content-digest", value: digest },
        ],
        parameters: {
          created: 1735689600,
          expires: 4889289600,
          keyid: THUMBPRINT,
          tag: "http-message-signatures-directory",
        },
      },
      privateKey,
    );
    expect(signed).toEqual({
      "signature-input":
        'binding=("@authority";req "content-digest");created=1735689600;expires=4889289600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";tag="http-message-signatures-directory"',
      signature:
        "binding=:l6P8R67tm3kujAxbHWio7ll01qrEZ0dKD/WWlGhNYEmTnFZM8Wt0VQ9zqGfvo7T/UMkBxsigzChM1Gpz7gOVBg==:",
    });
  });

  it("and written as it has its key", () => {
    expect(JSON.stringify({ keys: [verifyingKey(Buffer.from(X, "base64url"))] })).toBe(
      content.toString(),
    );
  });
});

it("a key is named by its thumbprint", async () => {
  // RFC 8037, appendix A.3.
  const example = Buffer.from("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", "base64url");
  expect(verifyingKey(example).kid).toBe("kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k");
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (bytes) => {
      const { kid, ...key } = verifyingKey(bytes);
      expect(kid).toBe(await calculateJwkThumbprint(key));
    }),
  );
});

describe("what no field may have", () => {
  it("is refused in a String", () => {
    expect(fieldString('a"b\\c')).toBe('"a\\"b\\\\c"');
    for (const text of ["a\nb", "é", "\u007f"]) expect(() => fieldString(text)).toThrow(RangeError);
  });

  it("is refused in a component, where it would forge a line that is signed", () => {
    const message: MessageToSign = {
      label: "sig1",
      components: [{ name: "date", value: 'now\n"@authority": example.com' }],
      parameters: { created: 0, keyid: "k" },
    };
    expect(() => signMessage(message, privateKey)).toThrow(RangeError);
  });
});
