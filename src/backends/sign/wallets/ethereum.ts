import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { toChecksumAddress } from "../../../engines/money/eip55/eip55.js";
import type { Chain, SignatureCheck } from "./chain.js";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const SIGNATURE = /^0x[0-9a-fA-F]{130}$/;
const ADDRESS_BYTES = 20;
const RECOVERY: ReadonlyMap<number, 0 | 1> = new Map([
  [0, 0],
  [1, 1],
  [27, 0],
  [28, 1],
]);
const PREFIX = "\x19Ethereum Signed Message:\n";

/** Addresses of EIP-55 and signatures of EIP-191, as `personal_sign` makes them. */
export const ethereum: Chain = {
  slug: "ethereum",
  name: "Ethereum",
  chainId: "1",
  accountForm: "0x and 40 hex digits",
  signatureForm:
    "0x and 130 hex digits: r, s in the lower half of the curve's order, and v of 27 or 28 (or 0 or 1)",
  isAccount: (text) => normaliseAddress(text) === text,
  isChainId: (text) => /^[0-9]+$/.test(text),
  normaliseAccount: normaliseAddress,
  readSignature,
};

/** Hex digits in any case: a challenge shows its address with the checksum, so who signs sees it. */
function normaliseAddress(text: string): string | undefined {
  return ADDRESS.test(text) ? toChecksumAddress(hexToBytes(text.slice(2))) : undefined;
}

/**
 * The order of the curve allows two signatures for one: that with high s is refused, as EIP-2 does.
 * v counts from 27 as `personal_sign` has it, or from 0 as some hardware wallets answer; a challenge
 * is spent once, so the two spellings gain nobody a second sign-in.
 */
function readSignature(text: string): SignatureCheck | undefined {
  if (!SIGNATURE.test(text)) return undefined;
  const bytes = hexToBytes(text.slice(2));
  const recovery = RECOVERY.get(Number(bytes[64]));
  const scalars = readScalars(bytes.subarray(0, 64));
  if (recovery === undefined || !scalars || scalars.hasHighS()) return undefined;
  const signature = scalars.addRecoveryBit(recovery);
  return ({ account, message }) => recoverAddress(signature, hashMessage(message)) === account;
}

type Scalars = InstanceType<typeof secp256k1.Signature>;

/** Undefined where r or s is 0 or not below the order. */
function readScalars(bytes: Uint8Array): Scalars | undefined {
  try {
    return secp256k1.Signature.fromBytes(bytes, "compact");
  } catch {
    return undefined;
  }
}

/** Undefined where r is no point of the curve, so that nobody can have signed. */
function recoverAddress(signature: Scalars, hash: Uint8Array): string | undefined {
  try {
    const point = signature.recoverPublicKey(hash).toBytes(false).subarray(1);
    return toChecksumAddress(keccak_256(point).subarray(-ADDRESS_BYTES));
  } catch {
    return undefined;
  }
}

function hashMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`${PREFIX}${bytes.length}`), bytes));
}
