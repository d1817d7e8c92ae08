import { randomUUID } from "node:crypto";
import { Value } from "@sinclair/typebox/value";
import {
  errors as faults,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
  SignJWT,
} from "jose";
import { type ApiError, errors } from "../../http/api-error.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { ServerSecret } from "../../platform/secrets/server-secret.js";
import { malformedField } from "./field-fault.js";
import { TokenClaims } from "./schemas.js";

const ALGORITHM = "HS256";
const TYPE = "JWT";
const TOKEN_SECONDS = 3600;
const TOKEN_LENGTH_MAX = 8192;
const BASE64URL = /^[A-Za-z0-9_-]*$/;

export interface Signer {
  readonly account: string;
  /** Who signed in: a wallet, or an e-mail address. */
  readonly subject: string;
  readonly chain?: TokenClaims["chain"];
  /** The site whose message a wallet signed. */
  readonly domain?: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs tokens that say who signed in to an account's service, and checks them. */
export function createTokens(options: { secret: ServerSecret; issuer: string; clock: Clock }) {
  const { secret, issuer, clock } = options;
  const key = keyOf(secret.current);
  return {
    async issue({ account, subject, chain, domain }: Signer): Promise<IssuedToken> {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + TOKEN_SECONDS;
      const ofWallet = { ...(chain && { chain }), ...(domain && { domain }) };
      const token = await new SignJWT(ofWallet)
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(subject)
        .setIssuer(issuer)
        .setAudience(account)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(key);
      return { token, expiresAt: expiresAt * 1000 };
    },

    /** The claims of a token of this account; 400 for what is no token, 401 for any other token. */
    async verify(account: string, token: string): Promise<TokenClaims> {
      const header = readHeader(token);
      if (!isOurHeader(header)) throw refused(`it is not signed with ${ALGORITHM} as ours are`);
      const currentDate = new Date(clock());
      const checks = { algorithms: [ALGORITHM], issuer, audience: account, currentDate };
      const keys = [key, ...secret.recent(clock()).map(keyOf)];
      const { payload } = await verifyWithAny(token, keys, checks).catch((error: unknown) => {
        if (error instanceof faults.JWTExpired) throw refused("it has expired");
        if (error instanceof faults.JOSEError) throw refused("it is not one of this service");
        throw error;
      });
      if (!Value.Check(TokenClaims, payload)) throw refused("its claims are not those of ours");
      return payload;
    },
  };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** The verdict of the last key stands where none fits. */
async function verifyWithAny(
  token: string,
  [key, ...others]: readonly Uint8Array[],
  checks: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, key ?? new Uint8Array(), checks);
  } catch (error) {
    const isOfAnother = error instanceof faults.JWSSignatureVerificationFailed;
    if (!isOfAnother || others.length === 0) throw error;
    return verifyWithAny(token, others, checks);
  }
}

/** The refusal of a token that proves nothing. */
export function refused(why: string): ApiError {
  return errors.unauthorized(`the token is refused: ${why}`);
}

/** No `crit`, `jwk`, `kid` or other member, so that nothing in a header can steer its check. */
function isOurHeader(header: object): boolean {
  const members = Object.entries(header);
  const expected: Readonly<Record<string, unknown>> = { alg: ALGORITHM, typ: TYPE };
  return members.length === 2 && members.every(([name, value]) => expected[name] === value);
}

/** The header of a token in the compact form of RFC 7515, whose payload is a JSON object too. */
function readHeader(token: string): object {
  if (token.length > TOKEN_LENGTH_MAX) {
    throw malformed(`must have at most ${TOKEN_LENGTH_MAX} characters`);
  }
  const [header, payload, signature, ...more] = token.split(".").map(decodePart);
  if (!header || !payload || !signature || more.length > 0) {
    throw malformed("must be three parts in base64url, with dots between them");
  }
  readObject(payload, "payload");
  return readObject(header, "header");
}

/** Undefined for what a base64url encoder does not write, such as stray bits in the last character. */
function decodePart(text: string): Buffer | undefined {
  if (!BASE64URL.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  return bytes.toString("base64url") === text ? bytes : undefined;
}

function readObject(bytes: Buffer, part: string): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw malformed(`must have a ${part} in JSON`, cause);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw malformed(`must have a ${part} that is a JSON object`);
}

const malformed = (fault: string, cause?: unknown) => malformedField("token", fault, cause);
