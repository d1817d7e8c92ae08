/**
 * Who may import whom: main, cli -> app -> {apis, backends, vertical-agents, web} -> http ->
 * services -> platform -> engines -> content. Change a rule here before working around it.
 */
const src = (path) => `^src/${path}`;
const notTests = "\\.test\\.ts$";
const FEATURES = "(apis|backends|vertical-agents|web)/";
const ROOT_FILES = "[^/]+\\.ts$";

/** What engines may import beside engines, content and TypeBox: pure libraries, by engine. */
const engineLibraries = {
  "chemistry/smiles": ["^(node_modules/)?openchemlib(/|$)"],
  "code/repair": ["^node_modules/(acorn|diff)/"],
  "code/commit-message": ["^node_modules/parse-diff/"],
  "code/merge": ["^node_modules/(acorn|diff)/"],
  css: ["^node_modules/(@types/)?(css-tree|culori)/"],
  "design-gates/colors": ["^node_modules/(@types/)?culori/"],
  "design-gates/repair": ["^node_modules/(@types/)?(aria-query|css-tree)/"],
  "design-gates/stylesheet": ["^node_modules/(@types/)?css-tree/"],
  "design-gates/accessibility": ["^node_modules/(@types/)?aria-query/"],
  "design-gates/page": ["^node_modules/parse5/"],
  "documents/archive": ["^node_modules/fflate/"],
  "documents/blocks": ["^node_modules/marked/"],
  "documents/csv": ["^node_modules/(@types/)?papaparse/"],
  "documents/docx": ["^node_modules/mammoth/"],
  "documents/pdf": ["^node_modules/fflate/", "^(node_modules/)?unpdf(/|$)"],
  evidence: ["^(node:)?crypto$"],
  "flight/geodesic": ["^node_modules/geographiclib-geodesic/"],
  "http/message-signatures": ["^(node:)?crypto$"],
  "math/exact-numbers": ["^node_modules/decimal.js/"],
  "money/eip55": ["^node_modules/@noble/hashes/"],
  "optimize/portfolio": ["^(node_modules/)?(highs|quadprog)(/|$)"],
  pages: ["^node_modules/(linkedom|htmlparser2|@mozilla/readability)/"],
  "text/dates": ["^node_modules/temporal-polyfill/"],
  "vectors/graph": ["^(node_modules/)?usearch(/|$)"],
  "text-gate/addresses": ["^node_modules/@(noble/hashes|scure/base)/"],
  "text/stop-words": ["^node_modules/(@types/)?stopword(/|$)"],
  "pictures/scene": ["node_modules/@resvg/resvg-js(/|$)", "^(node:)?zlib$"],
};
const engineMay = (libraries) => ({
  pathNot: [src("(engines|content)/"), "node_modules/@sinclair/typebox", ...libraries],
});

/** No folder imports another of its own kind; what two of them need moves down. */
const strangers = (kind) => ({
  name: `${kind}-are-strangers`,
  severity: "error",
  comment: `a folder of ${kind} never imports another one; what it uses of it, it names in its needs`,
  from: { path: src(`${kind}/([^/]+)/`), pathNot: notTests },
  to: { path: src(`${kind}/[^/]+/`), pathNot: src(`${kind}/$1/`) },
});

/** A floor imports itself and what lies below it. */
const floor = (name, path, below) => ({
  name,
  severity: "error",
  from: { path: src(path), pathNot: notTests },
  to: { path: "^src/", pathNot: src(`(${below})/`) },
});

/** A module that only some folders may import. */
const onlyIn = (name, folders, modules, comment) => ({
  name,
  severity: "error",
  ...(comment ? { comment } : {}),
  from: { path: "^src", pathNot: [src(folders), notTests] },
  to: { path: modules },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-folder-circles",
      severity: "error",
      comment: "folders that need each other are one folder, or what both need moves down",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
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
          "^src/(apis|backends|vertical-agents|services|platform)/[^/]+/(index|tasks)\\.ts$",
        ],
      },
      to: {},
    },
    {
      name: "content-is-material",
      severity: "error",
      comment: "drawings, phrases and tables know nothing of what is made with them",
      from: { path: src("content/"), pathNot: notTests },
      to: { pathNot: src("content/") },
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
    floor("platform-knows-no-product", "platform/", "platform|engines"),
    floor("services-know-no-feature", "services/", "services|platform|engines|content"),
    floor("http-knows-no-feature", "http/", "http|services|platform|engines"),
    strangers("services"),
    strangers("apis"),
    strangers("backends"),
    strangers("vertical-agents"),
    {
      name: "kinds-are-strangers",
      severity: "error",
      comment: "families, backends and agents never import one another's kind, nor pages",
      from: { path: src("(apis|backends|vertical-agents)/"), pathNot: notTests },
      to: {
        path: src(FEATURES),
        pathNot: [src("$1/"), src("(backends|vertical-agents)/[^/]+\\.ts$")],
      },
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
      name: "nothing-imports-the-wiring",
      severity: "error",
      from: {
        path: src("(apis|backends|vertical-agents|web|http|services|platform|engines|content)/"),
        pathNot: notTests,
      },
      to: { path: src(`(${ROOT_FILES}|cli/)`) },
    },
    {
      name: "wiring-knows-declarations-only",
      severity: "error",
      comment: "root files import loaders and declarations, never a part's store or service",
      from: { path: src(ROOT_FILES), pathNot: notTests },
      to: {
        path: src("(apis|backends|vertical-agents|services)/"),
        pathNot: src("(apis|backends|vertical-agents|services)/[^/]+\\.ts$"),
      },
    },
    onlyIn("drivers-only-in-store", "platform/store/", "node_modules/(better-sqlite3|pg)(/|$)"),
    onlyIn(
      "sockets-only-where-calls-leave",
      "(platform/(outbound|models)|apis/gateway|http)/",
      ["node_modules/undici(/|$)", "^(node:)?(http|https|http2|net|tls|dns|dgram)(/|$)"],
      "every outgoing request is guarded there",
    ),
    onlyIn(
      "fastify-from-http-up",
      `(http/|${FEATURES}|${ROOT_FILES})`,
      "node_modules/(fastify|@fastify/[^/]+)(/|$)",
    ),
    onlyIn("threads-only-in-threads", "platform/threads/", "^(node:)?worker_threads$"),
    onlyIn(
      "browser-only-in-browser",
      "platform/browser/",
      "node_modules/(playwright-core|@sparticuz/chromium)(/|$)",
    ),
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
