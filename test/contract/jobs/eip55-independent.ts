import { keccak_256 } from "@noble/hashes/sha3.js";

/**
 * Whether an address carries the checksum of EIP-55, written from its text: the hex digit in place
 * i is a capital when bit 4·i of the Keccak-256 of the lower-case address without 0x is set.
 */
export function isChecksumAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()));
  return [...digits].every((digit, place) => {
    if (digit >= "0" && digit <= "9") return true;
    const bit = ((hash[place >> 1] ?? 0) >> (place % 2 === 0 ? 7 : 3)) & 1;
    return bit === 1 ? digit === digit.toUpperCase() : digit === digit.toLowerCase();
  });
}
