import { readFile } from "node:fs/promises";

/** Where the guides are that are written as Markdown, beside the source and what is built. */
const FOLDER = new URL("../../../docs/", import.meta.url);

/** A guide that comes as Markdown alone, as it stands in the repository. */
export interface WrittenGuide {
  /** Its file in `docs/`, and its path below `/docs/`. */
  readonly file: string;
  /** As its own heading. */
  readonly title: string;
  readonly description: string;
}

/** The guides for users; those for operators stay in the repository. */
export const WRITTEN_GUIDES: readonly WrittenGuide[] = [
  {
    file: "evidence.md",
    title: "Evidence, memory and images, in detail",
    description:
      "What is sealed and how it is verified, what a key may call, how memory forgets, what each bound is.",
  },
  {
    file: "images.md",
    title: "Images of the builtin picture maker",
    description: "How a prompt is read, and everything that can be drawn.",
  },
  {
    file: "language.md",
    title: "Services that speak",
    description:
      "Inference, cost-guard, agents, chatbot, memory and repo-tasks: what answers without a language model, and with one.",
  },
  {
    file: "judges.md",
    title: "Two trained judges",
    description:
      "The detector of machine-written text and the text gate: what they answer, how to read a score, what they cannot.",
  },
  {
    file: "pages.md",
    title: "Reading and judging pages",
    description:
      "page-extract, documents and design-gates: what they answer, what is repaired, what they cannot.",
  },
  {
    file: "browser.md",
    title: "A browser for agents",
    description:
      "How a client of MCP drives Chromium: tools, sessions, what is bounded, what is refused.",
  },
  {
    file: "vertical-agents.md",
    title: "Vertical agents",
    description:
      "Questions in words that solvers answer: the envelope, what is missing, limits, provenance, chemistry, flights, air traffic.",
  },
  {
    file: "quantum.md",
    title: "Circuits and problems",
    description:
      "quantum: engines and what each takes, how bits stand, what is exact, QUBO, max-cut, tours, bounds.",
  },
  {
    file: "vectors.md",
    title: "The vector store",
    description: "Writing and searching vectors, filters on metadata, who waits for whom.",
  },
  {
    file: "optimizer.md",
    title: "The optimizer",
    description: "How portfolio weights are computed and checked, and where prices come from.",
  },
  {
    file: "webhooks.md",
    title: "Webhooks",
    description: "Which events are sent, how to check a signature, when a message is sent again.",
  },
];

const LINK = /\[([^\]]*)\]\((?![a-z]+:|[/#])([^)#]*)(#[^)]*)?\)/g;

/** A guide with links that lead somewhere on this server; those to other files become plain words. */
export async function readWrittenGuide(file: string, publicUrl: string): Promise<string> {
  const text = await readFile(new URL(file, FOLDER), "utf8");
  return text.replace(LINK, (_link, words: string, target: string, fragment = "") =>
    WRITTEN_GUIDES.some((guide) => guide.file === target)
      ? `[${words}](${publicUrl}/docs/${target}${fragment})`
      : words,
  );
}
