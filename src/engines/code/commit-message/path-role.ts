/** What a file is for. */
export type PathRole =
  | "test"
  | "docs"
  | "ci"
  | "lock"
  | "manifest"
  | "build"
  | "lint"
  | "meta"
  | "example"
  | "bench"
  | "changelog"
  | "style"
  | "source";

export const pathRoles: readonly PathRole[] = [
  "test",
  "docs",
  "ci",
  "lock",
  "manifest",
  "build",
  "lint",
  "meta",
  "example",
  "bench",
  "changelog",
  "style",
  "source",
];

const byPath: readonly (readonly [PathRole, RegExp])[] = [
  [
    "ci",
    /(?:^|\/)\.github\/(?:workflows|actions)\/|(?:^|\/)(?:\.circleci|\.buildkite|\.azure|\.ci)\/|(?:^|\/)(?:\.travis|\.gitlab-ci|appveyor|\.appveyor|azure-pipelines|codecov|\.codecov|bors|\.cirrus)\.(?:ya?ml|toml)$|(?:^|\/)Jenkinsfile$|(?:^|\/)dependabot\.ya?ml$|(?:^|\/)renovate\.json5?$/i,
  ],
  [
    "lock",
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|[^/]*\.lock|pnpm-lock\.yaml|go\.sum|bun\.lockb?)$/i,
  ],
  [
    "test",
    /(?:^|\/)(?:tests?|__tests__|spec|e2e|fixtures?|__snapshots__|__fixtures__|testdata|testing|test-d|runtime-tests|integration|configCases|watchCases|samples)\/|(?:[._-](?:test|spec)|_test|test_[^/]*|Tests?)\.\w+$|\.snap$|\.test-d\.ts$|(?:^|\/)(?:conftest\.py|test_[^/]*|jest\.config\.\w+|vitest[^/]*|karma\.conf\.\w+)$/,
  ],
  [
    "changelog",
    /(?:^|\/)(?:change(?:s|log)|history|news|releases?)(?:\.\w+)?$|(?:^|\/)changelog\/|(?:^|\/)\.changeset\//i,
  ],
  ["bench", /(?:^|\/)bench(?:es|marks?)?\//i],
  ["example", /(?:^|\/)(?:examples?|demos?|samples?|playgrounds?)\//i],
  [
    "docs",
    /(?:^|\/)(?:docs?|website|site|documentation|www)\/|\.(?:md|mdx|rst|adoc|markdown)$|(?:^|\/)(?:readme|contributing|authors|contributors)[^/]*$/i,
  ],
  [
    "lint",
    /(?:^|\/)(?:\.(?:eslint|prettier|stylelint|commitlint|editorconfig|flake8|pylint|rubocop|golangci|markdownlint|oxlint|cspell|lintstaged|simple-git-hooks|pre-commit)[^/]*|(?:eslint|prettier|commitlint|biome|deno|rustfmt|clippy|tslint)(?:\.config)?\.\w+)$|(?:^|\/)\.husky\//i,
  ],
  [
    "manifest",
    /(?:^|\/)(?:package|jsr|deno|lerna|composer|pnpm-workspace)\.(?:json|ya?ml)$|(?:^|\/)(?:Cargo\.toml|go\.(?:mod|work)|pom\.xml|pyproject\.toml|setup\.(?:py|cfg)|build\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml|[^/]*requirements[^/]*\.txt|[^/]*\.gemspec|Gemfile)$/i,
  ],
  [
    "build",
    /(?:^|\/)(?:scripts?|build|tools?|hack)\/|(?:^|\/)(?:Dockerfile|docker-compose|compose|Makefile|Taskfile|Justfile|CMakeLists|Earthfile|turbo|nx|tsconfig|jsconfig|rollup|webpack|vite|esbuild|tsup|babel|gulpfile|Gruntfile|\.babelrc|\.goreleaser|netlify|vercel|tox)[^/]*$|\.(?:sh|ps1|nix|bzl|bazel)$/i,
  ],
  [
    "meta",
    /(?:^|\/)\.github\/|(?:^|\/)(?:\.gitignore|\.gitattributes|\.npmignore|\.npmrc|\.nvmrc|\.node-version|LICENSE|NOTICE|CODEOWNERS|SECURITY|CODE_OF_CONDUCT|GOVERNANCE|\.mailmap|\.vscode|\.idea)/i,
  ],
  ["style", /\.(?:css|s[ac]ss|less|styl)$/i],
];

/** Tells by its path what a file is for; what no pattern knows is source. */
export function roleOfPath(path: string): PathRole {
  return byPath.find(([, pattern]) => pattern.test(path))?.[0] ?? "source";
}
