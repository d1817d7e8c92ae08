import { readBuildInfo } from "../build-info.js";
import { ConfigError } from "../platform/config/config-error.js";
import { StartRefused } from "../platform/parts/start-refused.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { CREATE, type Noun, print, UsageError } from "./command.js";
import { nouns } from "./nouns.js";
import { fail } from "./output.js";

const PROGRAM = "  gatehouse ";
const GENERAL = [
  "help [COMMAND]                          show this, or the forms of one command",
  "--version                               show the version",
];
const CREATE_USAGE = [
  `Commands that open the database take ${CREATE}: make a new one at DATABASE_URL, also while a`,
  "server answers at HOST and PORT that must be using another.",
];
const HELP = ["--help", "-h"];
const expected = [ConfigError, CopyRefused, StoreUnavailable, StartRefused];

/** Runs a line of the `gatehouse` command, without the program's name; answers the exit status. */
export async function runCommand(line: readonly string[]): Promise<number> {
  const [name = "", ...args] = line;
  const noun = nouns.find((candidate) => candidate.name === name);
  try {
    if (name === "--version") return show(describeVersion());
    if (name === "help") return show(usageOf(args.length > 0 ? find(args[0]) : undefined));
    if (HELP.includes(name)) return show(usageOf(undefined));
    if (name === "") throw new UsageError("name a command");
    return await runOne(find(name), args);
  } catch (error) {
    return report(error, noun);
  }
}

async function runOne(noun: Noun, args: readonly string[]): Promise<number> {
  if (args.some((word) => HELP.includes(word))) return show(usageOf(noun));
  const command = await noun.load();
  if (!noun.opensDatabase) return command.run(args);
  const own = args.filter((word) => word !== CREATE);
  const { withDatabase } = await import("./database.js");
  return withDatabase({ mayCreate: own.length < args.length }, () => command.run(own));
}

function find(name: string | undefined): Noun {
  const noun = nouns.find((candidate) => candidate.name === name);
  if (!noun) throw new UsageError(`there is no command "${name}"`);
  return noun;
}

function show(text: string): number {
  print(text);
  return 0;
}

function describeVersion(): string {
  const { version, commit } = readBuildInfo();
  return `gatehouse ${version} (${commit})`;
}

/** The forms of one command, or of all. */
function usageOf(noun: Noun | undefined): string {
  const isOnDatabase = noun === undefined || noun.opensDatabase === true;
  const forms = [
    ...(noun ? [noun] : nouns).flatMap(({ usage }) => usage),
    ...(noun ? [] : GENERAL),
  ];
  const lines = forms.map(
    (form) => (form.startsWith(" ") ? " ".repeat(PROGRAM.length) : PROGRAM) + form,
  );
  return ["Usage:", ...lines, ...(isOnDatabase ? ["", ...CREATE_USAGE] : [])].join("\n");
}

/** What the operator can act on is one line; a defect keeps its stack. */
function report(error: unknown, noun: Noun | undefined): number {
  if (error instanceof UsageError) {
    fail(error.message);
    process.stderr.write(`${usageOf(noun)}\n`);
    return 2;
  }
  const isExpected = expected.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error : new Error(String(error));
  return fail(String(isExpected ? reason.message : reason.stack));
}
