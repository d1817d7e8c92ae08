import type { PlannedStep } from "./change-plan.js";
import { roleOf } from "./file-role.js";
import { isPublic, type Occurrence } from "./find-occurrences.js";
import type { Evidence } from "./gather-evidence.js";

const WIDE_PLACES = 10;
const WIDE_FILES = 4;
const ALTERING = new Set(["rename", "remove", "move", "change", "refactor", "fix", "upgrade"]);

/** What can go wrong with a plan, each with what was found. */
export function risksOf(evidence: Evidence, plan: readonly PlannedStep[]): readonly string[] {
  const { reading, occurrences, targets, tests, files } = evidence;
  const isAltering = ALTERING.has(reading.intent);
  const named = [...occurrences].flatMap(([name, found]) =>
    isAltering ? risksOfName(name, found, evidence) : [],
  );
  const risks = [...named];
  if (targets.length > 0 && tests.length === 0 && reading.intent !== "document") {
    risks.push(
      `no given test names ${targets.map(({ path }) => `\`${path}\``).join(", ")}: what it does today is not held by anything`,
    );
  }
  const migrations = plan.filter(({ path }) => path !== "." && roleOf(path) === "migration");
  if (migrations.length > 0) {
    risks.push(
      `${migrations.map(({ path }) => `\`${path}\``).join(", ")} may be applied somewhere already: a new migration is safer than a changed one`,
    );
  }
  const [from, to] = reading.versions.map((version) =>
    Number.parseInt(version.replace(/^v/, ""), 10),
  );
  if (reading.intent === "upgrade" && from !== undefined && to !== undefined && to > from) {
    risks.push(
      `from ${reading.versions[0]} to ${reading.versions[1]} is another major version: its notes of changes say what breaks`,
    );
  }
  const locks = files.filter(({ path }) => roleOf(path) === "lock");
  if (reading.intent === "upgrade" && locks.length === 0 && files.length > 0) {
    risks.push(
      "no lock file was given: what is installed may be another version than the manifest says",
    );
  }
  return [...new Set(risks)];
}

function risksOfName(
  name: string,
  found: readonly Occurrence[],
  { reading }: Evidence,
): readonly string[] {
  const risks: string[] = [];
  const definitions = found.filter(({ kind, role }) => kind === "definition" && role !== "test");
  const exported = definitions.find(isPublic);
  if (exported && reading.intent !== "fix") {
    risks.push(
      `\`${name}\` is public (\`${exported.path}\` line ${exported.line}: \`${exported.text}\`): what uses it outside of these files breaks`,
    );
  }
  const uses = found.filter(({ role }) => role === "source" || role === "test");
  const files = new Set(uses.map(({ path }) => path)).size;
  if (uses.length > WIDE_PLACES && files >= WIDE_FILES) {
    risks.push(
      `\`${name}\` is in ${uses.length} places of ${files} files: a small mistake is a wide one`,
    );
  }
  const short = name.split(/\.|::|#/).at(-1) ?? name;
  const asText = found.find(
    ({ text, role }) =>
      role === "source" && (text.includes(`"${short}"`) || text.includes(`'${short}'`)),
  );
  if (asText && (reading.intent === "rename" || reading.intent === "remove")) {
    risks.push(
      `\`${asText.path}\` line ${asText.line} has \`${name}\` as text (\`${asText.text}\`): neither a compiler nor a refactoring tool follows it`,
    );
  }
  const outside = found.find(
    ({ role }) => role === "ci" || role === "config" || role === "migration",
  );
  if (outside) {
    risks.push(
      `\`${outside.path}\` line ${outside.line} names \`${name}\` outside of the code: \`${outside.text}\``,
    );
  }
  return risks;
}
