/** What a file is, as far as merging it depends on that. */
export type FileKind =
  | "json"
  | "manifest"
  | "lock"
  | "javascript"
  | "typescript"
  | "code"
  | "markdown"
  | "changelog"
  | "config"
  | "markup"
  | "other";

export const fileKinds: readonly FileKind[] = [
  "json",
  "manifest",
  "lock",
  "javascript",
  "typescript",
  "code",
  "markdown",
  "changelog",
  "config",
  "markup",
  "other",
];

const byName: readonly (readonly [FileKind, RegExp])[] = [
  ["lock", /(?:^|\/)(?:package-lock\.json|[^/]*\.lock|pnpm-lock\.yaml|go\.sum|[^/]*\.snap)$/i],
  [
    "manifest",
    /(?:^|\/)(?:package\.json|jsr\.json|deno\.jsonc?|Cargo\.toml|go\.mod|pom\.xml|pyproject\.toml|setup\.(?:py|cfg)|composer\.json|requirements[^/]*\.txt|[^/]*\.gemspec|build\.gradle(?:\.kts)?)$/i,
  ],
  ["changelog", /(?:^|\/)(?:change(?:s|log)|history|news|releases?)[^/]*$|\/changelog\//i],
  ["json", /\.(?:json5?|jsonc|webmanifest)$/i],
  ["javascript", /\.(?:[cm]?js|jsx)$/i],
  ["typescript", /\.(?:[cm]?ts|tsx|vue|svelte)$/i],
  ["markdown", /\.(?:md|mdx|markdown|rst|adoc|txt)$/i],
  [
    "config",
    /\.(?:ya?ml|toml|ini|cfg|conf|properties|env)$|(?:^|\/)\.[a-z]+(?:rc|ignore)$|Dockerfile|Makefile/i,
  ],
  ["markup", /\.(?:html?|xml|svg|css|s[ac]ss|less)$/i],
  ["code", /\.(?:py|go|rs|java|kt|rb|php|c|h|cc|cpp|hpp|cs|swift|scala|sh|pl|lua|dart|ex|exs)$/i],
];

/** Tells by its path what a file is, and by its content where there is no path. */
export function kindOfFile(path: string | undefined, lines: readonly string[]): FileKind {
  if (path !== undefined) return byName.find(([, name]) => name.test(path))?.[0] ?? "other";
  const head = lines.find((line) => line.trim() !== "") ?? "";
  if (/^\s*[{[]/.test(head) && lines.some((line) => /^\s*"[^"]+"\s*:/.test(line))) {
    const isManifest = lines.some((line) => /^\s*"(?:dev|peer)?[dD]ependencies"\s*:/.test(line));
    return isManifest ? "manifest" : "json";
  }
  if (
    lines.some((line) => /^#+ .*(?:\bchangelog\b|\bunreleased\b|\[?v?\d+\.\d+\.\d+\]?)/i.test(line))
  ) {
    return "changelog";
  }
  if (lines.some((line) => /^(?:#{1,6} |[*-] \S)/.test(line))) return "markdown";
  if (
    lines.some((line) =>
      /^(?:import|export) .*['"];?$|\b(?:const|let) \w+ =|\bfunction\b.*\{$|=> \{$/.test(line),
    )
  ) {
    const hasTypes = lines.some((line) =>
      /^(?:export )?(?:interface|type|enum) \w|\w: (?:string|number|boolean)\b/.test(line),
    );
    return hasTypes ? "typescript" : "javascript";
  }
  if (
    lines.some((line) =>
      /^\s*(?:def |class |from \w|func |package |use |fn |public |#include)/.test(line),
    )
  )
    return "code";
  if (lines.some((line) => /^\s*[\w-]+:(?: |$)/.test(line))) return "config";
  return "other";
}
