import { readFileSync } from "node:fs";
import type { ChatKind } from "../../src/engines/text/chat-kind/classify-chat.js";

export interface LabelledChat {
  readonly kind: ChatKind;
  readonly language: string;
  readonly message: string;
}

const KINDS: Readonly<Record<string, ChatKind>> = { r: "reasoning", c: "code", t: "chat" };

/** Messages to a chatbot whose kind a person told: 619 to train on, or 154 that were never trained on. */
export function readLabelledChats(part: "training" | "held-out"): LabelledChat[] {
  return readFileSync(new URL(`../chat-kinds/${part}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => {
      const [letter = "", language = "", ...rest] = line.split("|");
      const kind = KINDS[letter];
      if (kind === undefined) throw new Error(`no kind is called ${letter}`);
      return { kind, language, message: rest.join("|").replaceAll("\\n", "\n") };
    });
}
