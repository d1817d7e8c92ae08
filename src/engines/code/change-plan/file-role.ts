/** What a file is for, by its path. */
export type FileRole =
  | "source"
  | "test"
  | "docs"
  | "changelog"
  | "manifest"
  | "lock"
  | "config"
  | "ci"
  | "migration"
  | "generated";

const ROLES: readonly (readonly [FileRole, RegExp])[] = [
  [
    "lock",
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|composer\.lock|Gemfile\.lock|pubspec\.lock)$/,
  ],
  [
    "manifest",
    /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|Cargo\.toml|go\.mod|composer\.json|Gemfile|pom\.xml|build\.gradle(?:\.kts)?|pubspec\.yaml|[\w.-]+\.csproj|mix\.exs)$/,
  ],
  ["changelog", /(?:^|\/)(?:CHANGELOG|CHANGES|HISTORY|NEWS|RELEASES?)(?:\.\w+)?$/i],
  [
    "ci",
    /(?:^|\/)(?:\.github\/workflows\/|\.gitlab-ci|\.circleci\/|Jenkinsfile|azure-pipelines|\.travis)/,
  ],
  ["migration", /(?:^|\/)(?:migrations?|db\/migrate|alembic\/versions)\//],
  [
    "generated",
    /(?:^|\/)(?:dist|build|out|target|node_modules|vendor|coverage|__snapshots__)\/|\.(?:min\.(?:js|css)|map|snap|pb\.go|g\.dart)$|_pb2\.py$/,
  ],
  [
    "test",
    /(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/|(?:^|\/)test_[^/]+\.py$|(?:[._-](?:test|spec|e2e)|_test|_spec|Tests?|Spec)\.\w+$/,
  ],
  ["docs", /\.(?:md|mdx|rst|adoc)$|(?:^|\/)docs?\/|(?:^|\/)README/i],
  [
    "config",
    /\.(?:ya?ml|toml|ini|cfg|conf|properties|env)$|(?:^|\/)\.[\w.-]+$|(?:^|\/)(?:Dockerfile|Makefile|compose\.\w+|[\w.-]+\.config\.\w+|tsconfig[\w.-]*\.json|[\w.-]*rc\.json)$|\.json$/,
  ],
];

/** The role of a path; what no pattern fits is source. */
export function roleOf(path: string): FileRole {
  return ROLES.find(([, form]) => form.test(path))?.[0] ?? "source";
}

export const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
/** The name of a file without the endings, those of tests included. */
export const stemOf = (path: string) =>
  baseOf(path)
    .replace(/\.\w+$/, "")
    .replace(/[._-](?:test|spec|e2e)$|Tests?$|Spec$/, "")
    .replace(/^test_/, "");
export const endingOf = (path: string) => /\.\w+$/.exec(baseOf(path))?.[0] ?? "";
