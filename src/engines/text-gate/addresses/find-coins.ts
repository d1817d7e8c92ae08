import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import { toChecksumAddress } from "../../money/eip55/eip55.js";
import type { FoundAddress } from "./checked-address.js";
import { isNearPayment } from "./payment-words.js";

const BASE58 = /(?<![A-Za-z0-9])[123mn][A-Za-z0-9]{24,35}(?![A-Za-z0-9])/g;
const SEGWIT = /(?<![A-Za-z0-9])(?:bc|tb|bcrt)1[a-z0-9]{6,87}(?![A-Za-z0-9])/gi;
/** With a digit or two lost or doubled. */
const ETHER = /(?<![A-Za-z0-9])0[xX][0-9a-fA-F]{38,42}(?![A-Za-z0-9])/g;
const ETHER_DIGITS = 40;
/** Bytes before the hash of a public key or a script, on the main and the test network. */
const MAIN_VERSIONS = new Set([0x00, 0x05]);
const TEST_VERSIONS = new Set([0x6f, 0xc4]);

const base58check = createBase58check(sha256);

/**
 * Addresses of Bitcoin (base58check, BIP-173, BIP-350) and Ethereum (EIP-55). One that is mistyped and may be
 * something else is told where the words around it speak of a payment. Linear.
 */
export function* findCoins(text: string): Generator<FoundAddress> {
  yield* findBase58(text);
  yield* findSegwit(text);
  yield* findEther(text);
}

function* findBase58(text: string): Generator<FoundAddress> {
  for (const { index, 0: value } of text.matchAll(BASE58)) {
    const version = base58Version(value);
    const looksIt =
      /^[13]/u.test(value) && /\d.*\d/u.test(value) && /[A-Z]/u.test(value) && /[a-z]/u.test(value);
    const isMeant = looksIt && isNearPayment(text, index, index + value.length);
    if (version === undefined && !isMeant) continue;
    yield found(value, index, { kind: "btc", network: version });
  }
}

function* findSegwit(text: string): Generator<FoundAddress> {
  for (const { index, 0: value } of text.matchAll(SEGWIT)) {
    const isMain = /^bc1/iu.test(value);
    const isRight = isSegwit(value);
    if (!isRight && !/\d/u.test(value.slice(3))) continue;
    yield found(value, index, {
      kind: "btc",
      network: isRight ? (isMain ? "main" : "test") : undefined,
    });
  }
}

function* findEther(text: string): Generator<FoundAddress> {
  for (const { index, 0: value } of text.matchAll(ETHER)) {
    const digits = value.slice(2);
    const end = index + value.length;
    if (digits.length !== ETHER_DIGITS) {
      if (!isNearPayment(text, index, end)) continue;
      yield { value, kind: "eth", valid: false, issues: ["invalid_length"], start: index, end };
      continue;
    }
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    const isRight =
      isOneCase || toChecksumAddress(hexToBytes(digits.toLowerCase())).slice(2) === digits;
    const issues = isRight
      ? isOneCase && /[a-f]/iu.test(digits)
        ? ["no_checksum"]
        : []
      : ["invalid_checksum"];
    yield { value, kind: "eth", valid: isRight, issues, start: index, end };
  }
}

function found(
  value: string,
  start: number,
  { kind, network }: { readonly kind: "btc"; readonly network: "main" | "test" | undefined },
): FoundAddress {
  const issues =
    network === undefined ? ["invalid_checksum"] : network === "test" ? ["test_network"] : [];
  return { value, kind, valid: network !== undefined, issues, start, end: start + value.length };
}

function base58Version(value: string): "main" | "test" | undefined {
  try {
    const bytes = base58check.decode(value);
    const version = bytes[0] ?? -1;
    if (bytes.length !== 21) return undefined;
    return MAIN_VERSIONS.has(version) ? "main" : TEST_VERSIONS.has(version) ? "test" : undefined;
  } catch {
    return undefined;
  }
}

/** Version 0 has a checksum of BIP-173 and a program of 20 or 32 bytes, later ones that of BIP-350. */
function isSegwit(value: string): boolean {
  for (const encoding of [bech32, bech32m]) {
    const decoded = encoding.decodeUnsafe(value);
    if (!decoded) continue;
    const [version = -1, ...words] = decoded.words;
    const program = encoding.fromWordsUnsafe(words);
    if (!program || version < 0 || version > 16) return false;
    const isOfZero = version === 0 && (program.length === 20 || program.length === 32);
    if (encoding === bech32) return isOfZero;
    return version > 0 && program.length >= 2 && program.length <= 40;
  }
  return false;
}
