import type { SignInChain } from "../../../engines/http/sign-in-message/parse-sign-in-message.js";

/** Whether an account signed a message, asked of one signature. */
export type SignatureCheck = (claim: {
  readonly account: string;
  readonly message: string;
}) => boolean;

/** A chain whose accounts can sign in. */
export interface Chain extends SignInChain {
  readonly slug: "ethereum" | "solana";
  /** The chain ID that new messages name. */
  readonly chainId: string;
  /** What an account looks like, for the message of an error. */
  readonly accountForm: string;
  readonly signatureForm: string;
  /** The one spelling of an account; undefined for a text that is none. */
  normaliseAccount(text: string): string | undefined;
  /** Undefined for a text that is no signature, whoever may have made it. */
  readSignature(text: string): SignatureCheck | undefined;
}
