import type { McpPrompt, McpPromptText } from "../../http/mcp/surface.js";

interface WrittenPrompt extends McpPrompt {
  write(args: Readonly<Record<string, string>>): string;
}

const PROMPTS: readonly WrittenPrompt[] = [
  {
    name: "reach_a_goal",
    title: "Reach a goal with this server",
    description: "Finds the functions for a goal, and does it in as few runs of code as it takes.",
    arguments: [{ name: "goal", description: "what is to be done", required: true }],
    write: ({ goal = "" }) =>
      `Reach this goal with the tools of this server: ${goal}\n\nFind the functions with search_api, read them with describe_api, then do everything in one run_code if you can. Say which calls were made and what they answered.`,
  },
  {
    name: "order_a_script",
    title: "Order a script",
    description: "Orders a spoken script from the job service and shows it.",
    arguments: [
      { name: "topic", description: "what the script is about", required: true },
      { name: "seconds", description: "how long it is spoken, 15 to 300" },
    ],
    write: ({ topic = "", seconds = "60" }) =>
      `Order a script of ${seconds} seconds about: ${topic}\n\nSign up with the job service for a key if there is none, create the job with a brief of what you know, show its price, and ask me before you buy it. Then buy it with one idempotency_key, download it and show it as it is.`,
  },
  {
    name: "seal_a_decision",
    title: "Seal a decision",
    description: "Seals a decision so that anyone can verify it later.",
    arguments: [
      { name: "decision", description: "what was decided, and why", required: true },
      { name: "agent_id", description: "who decided" },
    ],
    write: ({ decision = "", agent_id: agentId = "agent" }) =>
      `Seal this decision of ${agentId} as evidence: ${decision}\n\nGet an evidence key if there is none, seal it, verify the packet that comes back, and show me its id and what the verification said.`,
  },
];

/** The prompts as they are listed. */
export const listedPrompts: readonly McpPrompt[] = PROMPTS.map(({ write: _write, ...one }) => one);

/** A prompt with its arguments; undefined for one that is not there or lacks one of them. */
export function writePrompt(
  name: string,
  args: Readonly<Record<string, string>>,
): McpPromptText | undefined {
  const prompt = PROMPTS.find((one) => one.name === name);
  const lacks = prompt?.arguments?.some((one) => one.required && !args[one.name]);
  if (!prompt || lacks) return undefined;
  const content = { type: "text", text: prompt.write(args) } as const;
  return { description: prompt.description ?? "", messages: [{ role: "user", content }] };
}

/** What an argument of a prompt may be, as far as that can be said. */
export function completePrompt(argument: { name: string; value: string }): readonly string[] {
  const seconds = ["15", "30", "60", "90", "120", "180", "300"];
  return argument.name === "seconds" ? seconds.filter((one) => one.startsWith(argument.value)) : [];
}
