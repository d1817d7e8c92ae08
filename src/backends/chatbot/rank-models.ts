import { chatModels, rankings, SOURCES_READ_ON } from "../../content/chat-models/chat-models.js";
import type { ChatKind } from "../../engines/text/chat-kind/classify-chat.js";
import type { ModelsReply } from "./schemas.js";

/** A ranked model, and the name by which it can be asked here; undefined where it cannot. */
export interface Placed {
  readonly name: string;
  readonly why: string;
  readonly askedAs: string | undefined;
}

/** The twelve models for a kind, the best first. */
export function placeModels(kind: ChatKind, configured: readonly string[]): Placed[] {
  return rankings[kind].map((name) => {
    const why = chatModels.find((model) => model.name === name)?.why ?? "";
    return { name, why, askedAs: nameHere(name, configured) };
  });
}

/** The twelve models with their places and sources. */
export function describeModels(configured: readonly string[]): ModelsReply {
  const models = chatModels.map(({ name, vendor, why, source }) => ({
    name,
    vendor,
    why,
    source,
    available: nameHere(name, configured) !== undefined,
    ranks: {
      reasoning: rankings.reasoning.indexOf(name) + 1,
      code: rankings.code.indexOf(name) + 1,
      chat: rankings.chat.indexOf(name) + 1,
    },
  }));
  return { models, configured: [...configured], sources_read_on: SOURCES_READ_ON };
}

function nameHere(name: string, configured: readonly string[]): string | undefined {
  if (name.startsWith("builtin/")) return name;
  return configured.find((one) => plainName(one) === plainName(name));
}

/**
 * A name without what providers put around it: their own name before a slash, the day of a snapshot, and
 * tags such as `:free`, `-latest`, `-preview` and `-instruct`. `5.5` and `5-5` are one.
 */
function plainName(name: string): string {
  const bare = name
    .toLowerCase()
    .replace(/^.*\//u, "")
    .replace(/:[\w-]*$/u, "");
  return bare
    .replace(/[._]/gu, "-")
    .replace(/-(?:20\d{6}|20\d\d-\d\d-\d\d|\d\d-20\d\d)$/u, "")
    .replace(/-(?:latest|preview|instruct|chat|it)$/u, "");
}
