/** What a task asks for. */
export type ChangeIntent =
  | "fix"
  | "add"
  | "rename"
  | "move"
  | "remove"
  | "upgrade"
  | "refactor"
  | "document"
  | "test"
  | "configure"
  | "speed_up"
  | "change";

/** Words that tell an intent, by their beginning; the first that a task has decides, in the order of its words. */
export const intentWords: Readonly<Record<Exclude<ChangeIntent, "change">, readonly string[]>> = {
  rename: ["rename", "renaming"],
  move: ["move", "moving", "relocate", "extract"],
  remove: ["remove", "removing", "delete", "drop", "deprecate", "retire", "strip", "get rid"],
  upgrade: [
    "upgrade",
    "bump",
    "migrate to",
    "update the dependency",
    "update dependency",
    "update dependencies",
    "pin",
  ],
  fix: [
    "fix",
    "repair",
    "resolve",
    "correct",
    "handle",
    "prevent",
    "debug",
    "bug",
    "crash",
    "fails",
    "broken",
    "wrong",
    "regression",
    "leak",
  ],
  refactor: [
    "refactor",
    "clean up",
    "cleanup",
    "simplify",
    "restructure",
    "split",
    "inline",
    "deduplicate",
    "rewrite",
    "convert",
  ],
  document: [
    "document",
    "describe",
    "write docs",
    "explain",
    "add documentation",
    "add docs",
    "update the readme",
    "update readme",
  ],
  test: [
    "test",
    "cover",
    "add tests",
    "add a test",
    "write tests",
    "write a test",
    "increase coverage",
  ],
  configure: ["configure", "enable", "disable", "set up", "setup", "turn on", "turn off"],
  speed_up: [
    "speed up",
    "optimise",
    "optimize",
    "cache",
    "make faster",
    "reduce memory",
    "improve performance",
  ],
  add: [
    "add",
    "adding",
    "implement",
    "introduce",
    "create",
    "support",
    "allow",
    "expose",
    "build",
    "provide",
    "write",
  ],
};

/** Words of a task that say nothing of where in a repository it is. */
export const emptyWords: readonly string[] = [
  ..."a an and any are as at be been but by can could do does each every for from give has have how if in into is it its just less like make may more must my need needs new no not now of off on once one only or our out over own please should so some such than that the their them then there these they this those through to too under until up use used using via want was we were what when where which while who why will with within without would you your".split(
    " ",
  ),
  ..."function method class file files module code line value variable parameter argument field name property field instead returned return returns way also both between after before when".split(
    " ",
  ),
];
