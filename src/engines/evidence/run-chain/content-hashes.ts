import { sha256Hex } from "../merkle/hashing.js";
import { contentForm } from "./run-chain.js";

/** The SHA-256 in hex of the form of each content; the contents are JSON texts. */
export function hashContents(texts: readonly string[]): string[] {
  return texts.map((text) => sha256Hex(Buffer.from(contentForm(JSON.parse(text)))));
}
