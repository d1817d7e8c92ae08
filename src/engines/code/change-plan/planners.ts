import type { ChangeIntent } from "../../../content/change-words/change-words.js";
import { roleOf } from "./file-role.js";
import { byPath } from "./find-occurrences.js";
import type { Evidence } from "./gather-evidence.js";
import { lookAt, type PlanSteps, quoted } from "./plan-steps.js";

type Planner = (steps: PlanSteps, evidence: Evidence) => void;

const CODE = ["source", "migration", "config", "ci", "manifest"] as const;
const about = ({ reading }: Evidence) =>
  reading.symbols[0] !== undefined
    ? `\`${reading.symbols[0]}\``
    : reading.words.slice(0, 4).join(" ") || "it";
/** What is written before that which a task is about, where it names no code. */
const VERBS: Readonly<Partial<Record<ChangeIntent, string>>> = {
  rename: "Rename",
  remove: "Remove",
};
const gone = (name: string) => `\`git grep -nw '${name}'\` prints nothing`;

const fix: Planner = (steps, evidence) => {
  steps.testFirst(
    `Write a test that shows the fault of ${about(evidence)}`,
    "fails, by the fault and nothing else",
  );
  steps.change(() => `Mend ${about(evidence)}`, "passes");
  for (const name of evidence.reading.symbols) {
    steps.uses(name, {
      action: `Look whether the uses of \`${name}\` rely on the fault`,
      roles: ["source"],
      check: (path) => steps.checkOf(path, "passes"),
    });
  }
  steps.mention("changelog", "Add a line on the fix");
  steps.verify();
};

const add: Planner = (steps, evidence) => {
  steps.testFirst(
    `Write tests of what is added: ${about(evidence)}`,
    "fails, because it is not there yet",
  );
  newFiles(steps, evidence);
  steps.change(() => `Add ${about(evidence)}`, "passes");
  steps.mention("docs", "Describe what is new");
  steps.mention("changelog", "Add a line on what is new");
  steps.verify();
};

function newFiles(steps: PlanSteps, { newPaths, commands, reading }: Evidence): void {
  for (const path of newPaths) {
    steps.add({
      action: reading.intent === "move" ? "Make the new file" : "Write the new file",
      path,
      isNew: true,
      reason: `the task names \`${path}\`, and it is not among the given files`,
      check: commands.test === null ? lookAt(path) : `\`${commands.test}\` passes`,
    });
  }
}

const rename: Planner = (steps, evidence) => {
  const [name] = evidence.reading.symbols;
  const { target } = evidence.reading;
  if (name === undefined) return change(steps, evidence);
  const to = target === null ? "its new name" : `\`${target}\``;
  steps.change(
    () => `Rename \`${name}\` to ${to} where it is defined`,
    "passes once its uses follow",
  );
  const action = `Rename \`${name}\` to ${to}`;
  const check = (path: string) =>
    path === "." ? gone(name) : `\`git grep -nw '${name}' -- ${path}\` prints nothing`;
  for (const roles of [[...CODE], ["test"], ["docs"]]) steps.uses(name, { action, roles, check });
  steps.mention("changelog", `Tell that \`${name}\` has another name`);
  steps.verify(gone(name));
};

const remove: Planner = (steps, evidence) => {
  const [name] = evidence.reading.symbols;
  if (name === undefined) return change(steps, evidence);
  const changed = new Set(evidence.targets.map(({ path }) => path));
  const uses = (evidence.occurrences.get(name) ?? []).filter(
    ({ path, role }) => role === "source" && !changed.has(path),
  );
  for (const [path, places] of [...byPath(uses)].slice(0, 12)) {
    steps.add({
      action: `Do without \`${name}\``,
      path,
      reason: quoted(places),
      check: `\`git grep -nw '${name}' -- ${path}\` prints nothing`,
    });
  }
  steps.change(() => `Remove \`${name}\``, "passes");
  for (const roles of [[...CODE], ["test"], ["docs"]]) {
    steps.uses(name, {
      action:
        roles[0] === "test"
          ? `Remove the tests of \`${name}\``
          : `Remove what is said of \`${name}\``,
      roles,
      check: (path) =>
        `\`git grep -nw '${name}'${path === "." ? "" : ` -- ${path}`}\` prints nothing`,
    });
  }
  steps.mention("changelog", `Tell that \`${name}\` is gone`);
  steps.verify(gone(name));
};

const upgrade: Planner = (steps, evidence) => {
  const { files, occurrences, reading, commands } = evidence;
  const version = reading.versions.at(-1);
  for (const name of reading.symbols) {
    const found = occurrences.get(name) ?? [];
    const manifests = [...byPath(found.filter(({ role }) => role === "manifest"))];
    for (const [path, places] of manifests) {
      steps.add({
        action: `Set \`${name}\` to ${version ? `version ${version}` : "the version that is wanted"}`,
        path,
        reason: quoted(places),
        check: commands.install === null ? lookAt(path) : `\`${commands.install}\` succeeds`,
      });
    }
    for (const { path } of files.filter(
      (file) => roleOf(file.path) === "lock" && file.content.includes(name),
    )) {
      steps.add({
        action: "Write the lock file anew",
        path,
        reason: `it locks \`${name}\``,
        check:
          commands.install === null ? lookAt(path) : `\`${commands.install}\` leaves it as it is`,
      });
    }
    steps.uses(name, {
      action: `Adapt the use of \`${name}\` to what the new version changed`,
      roles: ["source", "config", "ci", "test"],
      check: (path) => steps.checkOf(path, "passes"),
    });
  }
  if (steps.all.length === 0) steps.change(() => `Upgrade ${about(evidence)}`, "passes");
  steps.mention("changelog", "Add a line on the upgrade");
  steps.verify();
};

const refactor: Planner = (steps, evidence) => {
  const [test] = evidence.tests;
  if (test) {
    steps.add({
      action: "See that the tests pass before anything is changed",
      path: test.path,
      reason: test.reason,
      check: steps.checkOf(test.path, "passes"),
    });
  } else
    steps.testFirst(
      `Write tests of what ${about(evidence)} does today`,
      "passes before the change",
    );
  newFiles(steps, evidence);
  steps.change(
    () => `Rework ${about(evidence)} without a change of what it does`,
    "passes as before",
  );
  for (const name of evidence.reading.symbols) {
    steps.uses(name, {
      action: `Follow the change of \`${name}\``,
      roles: ["source"],
      check: (path) => steps.checkOf(path, "passes"),
    });
  }
  steps.verify();
};

const document: Planner = (steps, evidence) => {
  const { files, targets, tests } = evidence;
  steps.mention("docs", `Describe ${about(evidence)}`);
  const readme = files.find(({ path }) => /(?:^|\/)README\.\w+$/i.test(path));
  if (readme && steps.all.every(({ path }) => roleOf(path) !== "docs")) {
    steps.add({
      action: `Describe ${about(evidence)}`,
      path: readme.path,
      reason: "no given document names it, and readers begin here",
      check: lookAt(readme.path),
    });
  }
  for (const { path, reason } of targets) {
    const isText = roleOf(path) === "docs";
    steps.add({
      action: isText
        ? `Describe ${about(evidence)}`
        : `Say in the code what ${about(evidence)} takes, answers and throws`,
      path,
      reason,
      check:
        tests[0] && !isText
          ? steps.checkOf(path, "passes, so that no code was changed")
          : lookAt(path),
    });
  }
  steps.verify();
};

const test: Planner = (steps, evidence) => {
  steps.testFirst(
    `Write tests of ${about(evidence)}: what it must answer, its bounds, and its refusals`,
    "passes, and fails when the code under test is changed",
  );
  for (const { path, reason } of evidence.tests.slice(1)) {
    steps.add({
      action: "See which cases are covered here already",
      path,
      reason,
      check: steps.checkOf(path, "passes"),
    });
  }
  steps.verify();
};

const configure: Planner = (steps, evidence) => {
  const roles = ["config", "ci", "manifest"] as const;
  for (const name of evidence.reading.symbols) {
    steps.uses(name, { action: `Set \`${name}\``, roles, check: lookAt });
  }
  steps.change(() => `Set ${about(evidence)}`, "passes");
  steps.mention("docs", "Describe the setting");
  steps.verify();
};

const speedUp: Planner = (steps, evidence) => {
  const { targets, commands } = evidence;
  steps.testFirst(
    `Write a measurement of ${about(evidence)}, and keep its figure`,
    "prints a figure before the change",
  );
  steps.change(() => `Make ${about(evidence)} cheaper`, "passes, and the figure is better");
  if (targets.length > 0 && commands.test === null)
    steps.verify("the measurement is run once more");
  else steps.verify();
};

const move: Planner = (steps, evidence) => {
  const { target, symbols } = evidence.reading;
  newFiles(steps, evidence);
  steps.change(
    () => `Move ${about(evidence)}${target === null ? "" : ` to \`${target}\``}`,
    "passes once its uses follow",
  );
  for (const name of symbols) {
    steps.uses(name, {
      action: `Take \`${name}\` from its new place`,
      roles: [...CODE, "test", "docs"],
      check: (path) => steps.checkOf(path, "passes"),
    });
  }
  steps.mention("changelog", "Tell of the new place");
  steps.verify();
};

const change: Planner = (steps, evidence) => {
  steps.testFirst(`Write a test of what ${about(evidence)} must do`, "fails before the change");
  newFiles(steps, evidence);
  steps.change(() => `${VERBS[evidence.reading.intent] ?? "Change"} ${about(evidence)}`, "passes");
  for (const name of evidence.reading.symbols) {
    steps.uses(name, {
      action: `Follow the change of \`${name}\``,
      roles: ["source"],
      check: (path) => steps.checkOf(path, "passes"),
    });
  }
  steps.mention("docs", "Say what has changed");
  steps.mention("changelog", "Add a line on the change");
  steps.verify();
};

/** How each intent is planned: what comes first, what follows, and what shows the end. */
export const plannersByIntent: Readonly<Record<ChangeIntent, Planner>> = {
  fix,
  add,
  rename,
  move,
  remove,
  upgrade,
  refactor,
  document,
  test,
  configure,
  speed_up: speedUp,
  change,
};
