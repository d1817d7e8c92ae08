import { createHmac, hkdfSync } from "node:crypto";
import type { TokenUsage } from "../../../engines/http/chat-completion/judge-completion.js";
import { seal, unseal } from "../../../platform/secrets/sealing.js";

/** A question by whom it is asked, of which model, and what it says. */
export interface Question {
  readonly accountId: string;
  /** The model that answers it. */
  readonly route: string;
  /** The SHA-256 of what makes it another question. */
  readonly digest: string;
}

/** A complete answer of a model. */
export interface Answer {
  /** A chat completion as JSON. */
  readonly text: string;
  /** The name under which the model is counted. */
  readonly model: string;
  readonly usage: TokenUsage | undefined;
}

/** Where an answer is kept, and the key that opens it. */
export interface SealedPlace {
  readonly id: string;
  readonly key: Buffer;
}

/** Finds the places of questions under a secret: neither the table nor the secret alone opens one. */
export function createPlaces(secret: string): (question: Question) => SealedPlace {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `gatehouse cached completion ${purpose}`, 32));
  const [idKey, sealKey] = [keyFor("id"), keyFor("seal")];
  return ({ accountId, route, digest }) => {
    const named = JSON.stringify([accountId, route, digest]);
    return {
      id: createHmac("sha256", idKey).update(named).digest("hex"),
      key: createHmac("sha256", sealKey).update(named).digest(),
    };
  };
}

const LINE_END = "\n";

export function sealAnswer({ text, model, usage }: Answer, { id, key }: SealedPlace): Buffer {
  return seal(Buffer.from(`${JSON.stringify({ model, usage })}${LINE_END}${text}`), key, id);
}

export function openAnswer(sealed: Buffer, { id, key }: SealedPlace): Answer {
  const opened = unseal(sealed, key, id).toString("utf8");
  const end = opened.indexOf(LINE_END);
  const head = JSON.parse(opened.slice(0, end)) as Omit<Answer, "text">;
  return { ...head, usage: head.usage ?? undefined, text: opened.slice(end + 1) };
}
