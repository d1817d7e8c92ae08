import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** An address of 20 bytes in the mixed-case checksum encoding of EIP-55. */
export function toChecksumAddress(address: Uint8Array): string {
  const hex = bytesToHex(address);
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const mixed = [...hex].map((digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join("")}`;
}
