import { randomBytes } from "node:crypto";
import { contentDigest } from "../../engines/http/message-signatures/content-digest.js";
import type { VerifyingKey } from "../../engines/http/message-signatures/json-web-key.js";
import { signMessage } from "../../engines/http/message-signatures/sign-message.js";
import { fieldString } from "../../engines/http/message-signatures/structured-fields.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { AgentKey } from "./agent-keys.js";

type Headers = Readonly<Record<string, string>>;

/** Signs requests by Web Bot Auth (draft-ietf-webbotauth-httpsig-protocol-01). */
export interface WebBotAuth {
  /**
   * The headers that sign a request to an absolute http or https address; none where requests are
   * not signed. They hold for a minute and for the host of the address.
   */
  sign(url: string): Promise<Headers>;
  /** What signatures are checked with, the key of now first; none where requests are not signed. */
  readonly keys: readonly VerifyingKey[];
  /** The headers by which each key signs the directory that lists them, given its bytes. */
  signDirectory(content: Uint8Array): Headers;
}

export interface WebBotAuthOptions {
  readonly publicUrl: string;
  readonly clock: Clock;
  /** The key that signs, and the one before; without keys nothing is signed. */
  readonly keys: readonly AgentKey[];
}

/** Names the signature and the member of `Signature-Agent` that it covers. */
const LABEL = "sig1";
const REQUEST_SECONDS = 60;
/** Whoever hands directories on does so daily or so: a proof outlives a few of their rounds. */
const DIRECTORY_SECONDS = 7 * 86_400;
const NONCE_BYTES = 64;

export function createWebBotAuth({ publicUrl, clock, keys }: WebBotAuthOptions): WebBotAuth {
  const { origin, host } = new URL(publicUrl);
  const [key] = keys;
  const lifeOf = (seconds: number) => {
    const created = Math.floor(clock() / 1_000);
    return { created, expires: created + seconds };
  };
  return {
    sign: async (url) => (key ? signRequest(url, { key, origin, ...lifeOf(REQUEST_SECONDS) }) : {}),
    keys: keys.map(({ verifying }) => verifying),
    signDirectory: (content) =>
      key ? signKeys(content, { keys, host, ...lifeOf(DIRECTORY_SECONDS) }) : {},
  };
}

/** In Unix seconds. */
interface Life {
  readonly created: number;
  readonly expires: number;
}

function signRequest(
  url: string,
  { key, origin, created, expires }: Life & { readonly key: AgentKey; readonly origin: string },
): Headers {
  const agent = fieldString(origin);
  const message = {
    label: LABEL,
    components: [
      { name: "@authority", value: new URL(url).host },
      { name: "signature-agent", key: LABEL, value: agent },
    ],
    parameters: {
      created,
      expires,
      keyid: key.verifying.kid,
      alg: "ed25519",
      nonce: randomBytes(NONCE_BYTES).toString("base64"),
      tag: "web-bot-auth",
    },
  } as const;
  return { "signature-agent": `${LABEL}=${agent}`, ...signMessage(message, key.privateKey) };
}

/**
 * Binds the keys to the host of PUBLIC_URL, whatever host was asked for: otherwise whoever led a
 * name of their own here would get a proof that the keys are theirs.
 */
function signKeys(
  content: Uint8Array,
  {
    keys,
    host,
    created,
    expires,
  }: Life & { readonly keys: readonly AgentKey[]; readonly host: string },
): Headers {
  const digest = contentDigest(content);
  const components = [
    { name: "@authority", isOfRequest: true, value: host },
    { name: "content-digest", value: digest },
  ];
  const signed = keys.map(({ verifying, privateKey }, place) => {
    const tag = "http-message-signatures-directory";
    const parameters = { created, expires, keyid: verifying.kid, alg: "ed25519", tag } as const;
    return signMessage({ label: `binding${place}`, components, parameters }, privateKey);
  });
  return {
    "content-digest": digest,
    "signature-input": signed.map((fields) => fields["signature-input"]).join(", "),
    signature: signed.map(({ signature }) => signature).join(", "),
  };
}
