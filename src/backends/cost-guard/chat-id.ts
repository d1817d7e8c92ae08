import { randomBytes } from "node:crypto";

const ID_BYTES = 12;

/** A new id of a chat completion, in the form that clients of the API know. */
export function newChatId(): string {
  return `chatcmpl-${randomBytes(ID_BYTES).toString("hex")}`;
}
