import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What is longest, for a tree that has not kept the times of its last run. */
const LONGEST = [
  "test/abuse/abuse.test.ts",
  "test/browser/life/sessions.test.ts",
  "test/new-backend.test.ts",
  "test/cli/doctor.test.ts",
  "src/services/vectors/create-vectors.test.ts",
  "test/browser/pages.test.ts",
  "test/durability/secrets.test.ts",
  "src/platform/browser/driver/actions/fields.test.ts",
  "test/durability/shutdown.test.ts",
  "test/cli/backup.test.ts",
  "test/browser/account-pages.test.ts",
  "test/durability/evidence.test.ts",
  "src/services/vectors/embeddings.test.ts",
  "src/services/vectors/index/graph-building.test.ts",
  "src/services/evidence-log/audit/tampering.test.ts",
  "test/durability/idempotency.test.ts",
  "test/fuzz/openapi.test.ts",
  "test/durability/memory.test.ts",
  "test/durability/kill.test.ts",
  "src/engines/quantum/qasm/bounds.test.ts",
  "src/engines/quantum/execution/execute.test.ts",
  "src/engines/optimize/tours/solve-tour-corners.test.ts",
  "src/content/drawings/elements/made/made-elements.test.ts",
  "src/engines/text/script-writer/write-script.test.ts",
];
const PROJECTS = ["alone", "app", "pure"];

/** Starts long files first, so that no worker ends alone; project by project, as workers serve one each. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((left, right) => rank(left) - rank(right));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
  return PROJECTS.indexOf(project.name) * 100 + (place < 0 ? LONGEST.length : place);
}
