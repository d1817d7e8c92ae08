import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58 } from "@scure/base";
import { toChecksumAddress } from "../../src/engines/money/eip55/eip55.js";

/** A key that signs texts as a wallet does. */
export interface TestWallet {
  readonly account: string;
  sign(message: string): string;
}

/** Signs with `personal_sign` of EIP-191. */
export function ethereumWallet(key: Uint8Array): TestWallet {
  const publicKey = secp256k1.getPublicKey(key, false).subarray(1);
  return {
    account: toChecksumAddress(keccak_256(publicKey).subarray(-20)),
    sign(message) {
      const text = Buffer.from(message);
      const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`);
      const hash = keccak_256(Buffer.concat([prefix, text]));
      const bytes = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
      const v = (27 + bytes[0]!).toString(16);
      return `0x${Buffer.from(bytes.subarray(1)).toString("hex")}${v}`;
    },
  };
}

/** Signs the bytes of a text with Ed25519. */
export function solanaWallet(key: Uint8Array): TestWallet {
  return {
    account: base58.encode(ed25519.getPublicKey(key)),
    sign: (message) => base58.encode(ed25519.sign(Buffer.from(message), key)),
  };
}
