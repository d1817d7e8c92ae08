import type { CHAT_KINDS } from "../chat-kind/kinds.js";

type ChatKind = (typeof CHAT_KINDS)[number];

/** A model that can answer a chat, and why it stands where it stands. */
export interface ChatModel {
  /** As its vendor's API calls it. */
  readonly name: string;
  readonly vendor: string;
  readonly why: string;
  /** Where that is written. */
  readonly source: string;
}

/** The day on which the sources were read; models come and go within weeks. */
export const SOURCES_READ_ON = "2026-11-24";

/**
 * Twelve models of twelve vendors, the last of which is always there. What sources say of a model is kept short; the
 * orders below follow them where they rank (`arena` by people's votes), and are our reading of them elsewhere.
 */
export const chatModels: readonly ChatModel[] = [
  {
    name: "claude-opus-5",
    vendor: "Anthropic",
    why: "described as strongest at agentic coding, professional work and reasoning over long tasks; Claude Opus led the votes for text and code",
    source: "https://vercel.com/ai-gateway/models/claude-opus-5/about",
  },
  {
    name: "gpt-5.5",
    vendor: "OpenAI",
    why: "the vendor's recommendation for complex reasoning and coding when one is not sure where to begin",
    source: "https://developers.openai.com/docs/models",
  },
  {
    name: "gemini-3.1-pro",
    vendor: "Google",
    why: "third of all by people's votes for text, within the margin of the first",
    source: "https://localaimaster.com/blog/lmarena-chatbot-arena-leaderboard",
  },
  {
    name: "grok-4.3",
    vendor: "xAI",
    why: "a reasoning model for mathematics, code analysis and planning in many steps",
    source: "https://vercel.com/ai-gateway/models/grok-4.3/about",
  },
  {
    name: "deepseek-v4-pro",
    vendor: "DeepSeek",
    why: "open weights with reasoning and coding close to the best at a low price",
    source:
      "https://raw.githubusercontent.com/glamworks/glamfire/HEAD/research/25-provider-landscape-2026-07.md",
  },
  {
    name: "glm-5.2",
    vendor: "Z.ai",
    why: "first of the open weights on indexes of intelligence; GLM was the best open model for code by votes",
    source:
      "https://raw.githubusercontent.com/glamworks/glamfire/HEAD/research/25-provider-landscape-2026-07.md",
  },
  {
    name: "qwen3.7-max",
    vendor: "Alibaba",
    why: "made for agents, work on many files and long chains of tool calls",
    source: "https://vercel.com/ai-gateway/models/qwen3.7-max/about",
  },
  {
    name: "kimi-k3",
    vendor: "Moonshot AI",
    why: "the vendor's newest general model; its line has models for code beside it",
    source: "https://docs.cloudbase.net/ai/available-models",
  },
  {
    name: "mistral-medium-3.5",
    vendor: "Mistral AI",
    why: "open weights for agentic work, coding and reasoning with an effort that can be set; answers chats fast",
    source: "https://openrouter.ai/mistralai/mistral-medium-3-5/api",
  },
  {
    name: "minimax-m3",
    vendor: "MiniMax",
    why: "the vendor's newest general model among those on offer there",
    source: "https://docs.cloudbase.net/ai/available-models",
  },
  {
    name: "llama-3.3-70b",
    vendor: "Meta",
    why: "open weights that run on one machine; a common base line for many languages",
    source:
      "https://raw.githubusercontent.com/datenlabor-bmz/evals-for-every-language/main/README.md",
  },
  {
    name: "builtin/auto",
    vendor: "Gatehouse",
    why: "no language model: computes what can be computed and says what it cannot; always there",
    source: "GET v1/api/chatbot/api/bot/models of this server",
  },
];

/** The names of the models for each kind, the best first. */
export const rankings: Readonly<Record<ChatKind, readonly string[]>> = {
  reasoning: [
    "gpt-5.5",
    "claude-opus-5",
    "gemini-3.1-pro",
    "grok-4.3",
    "deepseek-v4-pro",
    "glm-5.2",
    "qwen3.7-max",
    "kimi-k3",
    "mistral-medium-3.5",
    "minimax-m3",
    "llama-3.3-70b",
    "builtin/auto",
  ],
  code: [
    "claude-opus-5",
    "gpt-5.5",
    "glm-5.2",
    "qwen3.7-max",
    "deepseek-v4-pro",
    "gemini-3.1-pro",
    "kimi-k3",
    "grok-4.3",
    "mistral-medium-3.5",
    "minimax-m3",
    "llama-3.3-70b",
    "builtin/auto",
  ],
  chat: [
    "claude-opus-5",
    "gemini-3.1-pro",
    "gpt-5.5",
    "grok-4.3",
    "mistral-medium-3.5",
    "kimi-k3",
    "glm-5.2",
    "deepseek-v4-pro",
    "qwen3.7-max",
    "minimax-m3",
    "llama-3.3-70b",
    "builtin/auto",
  ],
};
