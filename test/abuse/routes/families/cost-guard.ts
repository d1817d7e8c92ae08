import type { FamilyEntries } from "../entry.js";

const MESSAGES = 12_000;
const TEXTS = 128;
const TEXT_LENGTH = 8_000;

/** Words that are all different, so that each of their parts is another feature. */
const words = (length: number, seed: number) => {
  let text = "";
  for (let place = 0; text.length < length; place++) {
    text += `${((place + 1) * 2_654_435_761 * (seed + 1)).toString(36)} `;
  }
  return text.slice(0, length);
};

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    createChatCompletion: {
      costly: () => ({
        messages: [
          ...Array.from({ length: MESSAGES }, (_, place) => ({
            role: place % 2 === 0 ? "user" : "assistant",
            content: `é\u2028😀 ${place}`,
          })),
          { role: "user", content: `Summarize this text: ${words(200_000, 1)}` },
        ],
        n: 128,
        stop: Array.from({ length: 16 }, (_, place) => `${"a".repeat(200)}${place}`),
      }),
    },
    createEmbeddings: {
      costly: () => ({
        input: Array.from({ length: TEXTS }, (_, place) => words(TEXT_LENGTH, place)),
        dimensions: 4_096,
        encoding_format: "float",
      }),
    },
    listModels: {},
    getModel: { path: () => ({ path: "builtin/auto" }) },
    getCompletionUsage: {},
    refuseResponses: {},
  },
};
