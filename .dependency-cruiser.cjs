/**
 * Who may import whom: main, cli -> app -> {apis, backends, vertical-agents, web} -> http ->
 * platform -> engines. Change a rule here before working around it.
 */
const src = (path) => `^src/${path}`;
const notTests = "\\.test\\.ts$";
const FEATURES = "(apis|backends|vertical-agents|web)/";

/** What engines may import beside engines and TypeBox: pure libraries, by engine. */
const engineLibraries = {
  "(evidence-benchmark|evidence-packet|merkle|signed-note)": ["^(node:)?crypto$"],
  portfolio: ["^(node_modules/)?(highs|quadprog)(/|$)"],
  "vector-index": ["^(node_modules/)?usearch(/|$)"],
  "scene-image": ["node_modules/@resvg/resvg-js(/|$)", "^(node:)?zlib$"],
};
const engineMay = (libraries) => ({
  pathNot: [src("engines/"), "node_modules/@sinclair/typebox", ...libraries],
});

/** No feature imports another of its own kind; what two of them need moves down. */
const strangers = (kind) => ({
  name: `${kind}-are-strangers`,
  severity: "error",
  comment: `a folder of ${kind} never imports another one; shared code moves to platform or engines`,
  from: { path: src(`${kind}/([^/]+)/`), pathNot: notTests },
  to: { path: src(`${kind}/[^/]+/`), pathNot: src(`${kind}/$1/`) },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      comment: "a file that nothing imports is dead; entries and folders that loaders find are not",
      from: {
        orphan: true,
        path: "^src",
        pathNot: [
          notTests,
          "^src/main\\.ts$",
          "^src/web/static/",
          "^src/(backends|vertical-agents)/[^/]+/index\\.ts$",
        ],
      },
      to: {},
    },
    {
      name: "engines-are-pure",
      severity: "error",
      comment: "engines compute: no HTTP, store, network, files, clock or randomness but a seed",
      from: {
        path: src("engines/"),
        pathNot: [notTests, ...Object.keys(engineLibraries).map((name) => src(`engines/${name}/`))],
      },
      to: engineMay([]),
    },
    ...Object.entries(engineLibraries).map(([name, libraries]) => ({
      name: "engines-are-pure",
      severity: "error",
      comment: "some engines may import a pure library of their own, and nothing else",
      from: { path: src(`engines/${name}/`), pathNot: notTests },
      to: engineMay(libraries),
    })),
    {
      name: "platform-knows-no-feature",
      severity: "error",
      from: { path: src("platform/"), pathNot: notTests },
      to: { path: "^src/", pathNot: src("(platform|engines)/") },
    },
    {
      name: "http-knows-no-feature",
      severity: "error",
      from: { path: src("http/"), pathNot: notTests },
      to: { path: "^src/", pathNot: src("(http|platform|engines)/") },
    },
    strangers("apis"),
    strangers("backends"),
    strangers("vertical-agents"),
    {
      name: "services-know-no-family",
      severity: "error",
      comment: "backends and agents are called by families, never the other way round",
      from: { path: src("(backends|vertical-agents)/"), pathNot: notTests },
      to: { path: src("apis/") },
    },
    {
      name: "apis-take-features-from-app",
      severity: "error",
      comment:
        "families are handed backends and agents as options; they import their types at most",
      from: { path: src("apis/"), pathNot: notTests },
      to: { path: src("(backends|vertical-agents)/"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-shows-what-it-is-handed",
      severity: "error",
      from: { path: src("web/"), pathNot: notTests },
      to: { path: src("(apis|backends|vertical-agents)/") },
    },
    {
      name: "features-below-app",
      severity: "error",
      from: { path: src(FEATURES), pathNot: notTests },
      to: {
        path: src("(app|build-platform|migrated-store|main|serve|config|build-info)\\.ts|cli/"),
      },
    },
    {
      name: "drivers-only-in-store",
      severity: "error",
      from: { path: "^src", pathNot: [src("platform/store/"), notTests] },
      to: { path: "node_modules/(better-sqlite3|pg)(/|$)" },
    },
    {
      name: "undici-only-where-calls-leave",
      severity: "error",
      from: { path: "^src", pathNot: src("(platform/(outbound|models)|apis/gateway)/") },
      to: { path: "node_modules/undici(/|$)" },
    },
    {
      name: "threads-only-in-workers",
      severity: "error",
      from: { path: "^src", pathNot: src("platform/workers/") },
      to: { path: ["node_modules/piscina(/|$)", "^(node:)?worker_threads$"] },
    },
    {
      name: "browser-only-in-browser",
      severity: "error",
      from: { path: "^src", pathNot: src("platform/browser/") },
      to: { path: "node_modules/(playwright-core|@sparticuz/chromium)(/|$)" },
    },
    {
      name: "no-tests-in-product",
      severity: "error",
      from: { path: "^src", pathNot: notTests },
      to: { path: [notTests, "^(test|bench|scripts)/"] },
    },
    {
      name: "no-dev-deps",
      severity: "error",
      comment: "the image holds neither development packages nor undeclared ones",
      from: { path: "^src", pathNot: notTests },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".js"] },
  },
};
