import { type PlannedStep, STEPS_OF_KIND_MAX } from "./change-plan.js";
import { roleOf } from "./file-role.js";
import { byPath, type Occurrence } from "./find-occurrences.js";
import type { Evidence, Target } from "./gather-evidence.js";
import { testPathOf } from "./test-path.js";

type Step = Omit<PlannedStep, "step">;

/** The steps of one plan, numbered as they are added. */
export class PlanSteps {
  readonly #steps: PlannedStep[] = [];

  constructor(private readonly evidence: Evidence) {}

  get all(): readonly PlannedStep[] {
    return this.#steps;
  }

  add(step: Omit<Step, "isNew"> & { readonly isNew?: boolean }): void {
    const isThere = this.#steps.some(
      ({ action, path }) => action === step.action && path === step.path,
    );
    if (!isThere) this.#steps.push({ isNew: false, ...step, step: this.#steps.length + 1 });
  }

  /** What shows that a file still works: its tests, else all, else a look. */
  checkOf(path: string, shows: string): string {
    const { commands, tests } = this.evidence;
    const test = tests.find((one) => one.path === path) ?? tests[0];
    const command = test ? commands.testOf(test.path) : commands.test;
    return command === null
      ? `\`git diff -- ${path}\` shows the change; no given file tells how tests are run`
      : `\`${command}\` ${shows}`;
  }

  /** A test that fails first; in the file that has tests of it, else in a new one. */
  testFirst(action: string, shows: string): void {
    const { tests, targets, files, commands } = this.evidence;
    const own = tests[0];
    if (own) {
      this.add({
        action,
        path: own.path,
        reason: own.reason,
        check: this.checkOf(own.path, shows),
      });
      return;
    }
    const target = targets[0];
    const made = target ? testPathOf(target.path, files) : undefined;
    if (!target || !made) return;
    const command = commands.testOf(made.path);
    this.add({
      action,
      path: made.path,
      isNew: !files.some(({ path }) => path === made.path),
      reason: `no given test names \`${target.path}\` or what is in it; the new file is ${made.reason}`,
      check:
        command === null
          ? `the new test ${shows}; no given file tells how tests are run`
          : `\`${command}\` ${shows}`,
    });
  }

  change(action: (target: Target) => string, shows: string): void {
    for (const target of this.evidence.targets) {
      const isMigration = roleOf(target.path) === "migration";
      this.add({
        action: isMigration
          ? `${action(target)}, in a new migration after this one`
          : action(target),
        path: target.path,
        reason: target.reason,
        check: this.checkOf(target.path, shows),
      });
    }
  }

  /** One step for each file that uses a name beside those that are changed anyway. */
  uses(
    name: string,
    about: {
      readonly action: string;
      readonly check: (path: string) => string;
      readonly roles: readonly string[];
    },
  ): void {
    const found = this.evidence.occurrences.get(name) ?? [];
    const changed = new Set(this.#steps.map(({ path }) => path));
    const byFile = byPath(
      found.filter(({ path, role }) => about.roles.includes(role) && !changed.has(path)),
    );
    const files = [...byFile];
    for (const [path, places] of files.slice(0, STEPS_OF_KIND_MAX)) {
      this.add({ action: about.action, path, reason: quoted(places), check: about.check(path) });
    }
    const left = files.slice(STEPS_OF_KIND_MAX);
    if (left.length === 0) return;
    this.add({
      action: `${about.action}, in the ${left.length} files that are left`,
      path: ".",
      reason: `also found in ${left
        .map(([path]) => `\`${path}\``)
        .slice(0, 20)
        .join(", ")}`,
      check: about.check("."),
    });
  }

  /** The files of a role that name something of the task. */
  mention(role: "changelog" | "docs", action: string): void {
    const { files, occurrences, reading } = this.evidence;
    const found = [...occurrences.values()].flat().filter((one) => one.role === role);
    const named = byPath(found);
    for (const [path, places] of [...named].slice(0, STEPS_OF_KIND_MAX)) {
      this.add({ action, path, reason: quoted(places), check: lookAt(path) });
    }
    if (role !== "changelog" || named.size > 0) return;
    const changelog = files.find(({ path }) => roleOf(path) === "changelog");
    if (changelog) {
      const lines = changelog.content.split("\n", 200);
      const first =
        lines.find((line) => /^## /.test(line)) ?? lines.find((line) => /^#/.test(line));
      this.add({
        action: `Add a line on this change (${reading.intent}) to the changelog`,
        path: changelog.path,
        reason: first
          ? `the repository keeps one; its newest heading is \`${first.trim().slice(0, 100)}\``
          : "the repository keeps one",
        check: lookAt(changelog.path),
      });
    }
  }

  /** All tests and the other checks that the repository has, last. */
  verify(extra?: string): void {
    const { commands } = this.evidence;
    const run = [commands.test, ...commands.others].filter((command) => command !== null);
    const checks = [...run.map((command) => `\`${command}\` passes`), ...(extra ? [extra] : [])];
    if (checks.length === 0) return;
    this.add({
      action: "Run all checks of the repository",
      path: ".",
      reason:
        run.length > 0
          ? "the given files tell of these commands"
          : "what the change leaves behind is seen by a search",
      check: checks.join("; "),
    });
  }
}

export const lookAt = (path: string) =>
  `\`git diff -- ${path}\` shows it, and it says what the code now does`;

/** Places in one file, the first of them in their own words. */
export function quoted(places: readonly Occurrence[]): string {
  const [first] = places;
  if (!first) return "";
  const more = places.length > 1 ? `, and ${places.length - 1} more` : "";
  return `line ${first.line}: \`${first.text}\`${more}`;
}
