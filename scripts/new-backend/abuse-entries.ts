import type { Wish } from "./wish.js";

/** How the abuse kit reaches the operations of the backend; its bodies are made from their schemas. */
export function abuseEntries({ has }: Wish): string {
  const operations = ["getHealth", "countWords", ...(has.store ? ["getTotal"] : [])];
  return `import type { FamilyEntries } from "../entry.js";

export const entries: FamilyEntries = {
  routes: {
${operations.map((operation) => `    ${operation}: {},`).join("\n")}
  },
};
`;
}
