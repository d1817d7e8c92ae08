import { ed25519 } from "@noble/curves/ed25519.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58 } from "@scure/base";
import type { Chain, SignatureCheck } from "./chain.js";

/** Lengths that 32 and 64 bytes can have in base58. */
const ACCOUNT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/;
const SIGNATURE_IN_HEX = /^(?:0x)?[0-9a-fA-F]{128}$/;
const ACCOUNT_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** The chain IDs of Sign In With Solana, which takes over the layout of EIP-4361. */
const CHAIN_ID = /^(?:solana:)?(?:mainnet|testnet|devnet|localnet)$/;

/** Accounts that are Ed25519 keys, and their signatures over the bytes of the message. */
export const solana: Chain = {
  slug: "solana",
  name: "Solana",
  chainId: "mainnet",
  accountForm: "32 bytes in base58",
  signatureForm: "64 bytes in base58 or hex",
  isAccount: (text) => normaliseAccount(text) === text,
  isChainId: (text) => CHAIN_ID.test(text),
  normaliseAccount,
  readSignature,
};

function normaliseAccount(text: string): string | undefined {
  return ACCOUNT.test(text) && base58.decode(text).length === ACCOUNT_BYTES ? text : undefined;
}

function readSignature(text: string): SignatureCheck | undefined {
  const signature = decodeSignature(text);
  if (signature?.length !== SIGNATURE_BYTES) return undefined;
  return ({ account, message }) =>
    // By RFC 8032 and not the laxer ZIP 215: with a key of small order, such as that of the system
    // program, everybody could sign.
    ed25519.verify(signature, utf8ToBytes(message), base58.decode(account), { zip215: false });
}

function decodeSignature(text: string): Uint8Array | undefined {
  if (SIGNATURE_IN_HEX.test(text)) return hexToBytes(text.replace(/^0x/, ""));
  return SIGNATURE.test(text) ? base58.decode(text) : undefined;
}
