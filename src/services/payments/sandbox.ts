import { keccak_256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toChecksumAddress } from "../../engines/money/eip55/eip55.js";
import type { Payments } from "./payments.js";

/** Settles every purchase at once and moves no money; each answer says so. */
export function sandboxPayments(publicUrl: string): Payments {
  return {
    mode: "sandbox",
    async open({ orderId, method }) {
      return {
        settled: true,
        sandbox: true,
        currency: method === "stripe" ? "usd" : "usdc",
        checkoutUrl: method === "stripe" ? `${publicUrl}/checkout/${orderId}` : null,
        paymentAddress: method === "crypto" ? sandboxAddress(orderId) : null,
      };
    },
  };
}

/**
 * An address that belongs to one order and to nobody: its bytes are a hash, so no private key for
 * it can be known.
 */
export function sandboxAddress(orderId: string): string {
  return toChecksumAddress(keccak_256(utf8ToBytes(`gatehouse sandbox ${orderId}`)).slice(-20));
}
