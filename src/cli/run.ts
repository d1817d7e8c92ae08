import { readBuildInfo } from "../build-info.js";
import { ConfigError } from "../platform/config/read-config.js";
import { StartRefused } from "../platform/parts/start-refused.js";
import { CopyRefused } from "../platform/store/files/copy-refused.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { accessCommand } from "./access.js";
import { accountsCommand } from "./accounts.js";
import { backupCommand } from "./backup.js";
import { type Command, print, UsageError } from "./command.js";
import { configCommand } from "./config.js";
import { CREATE, CREATE_USAGE, withDatabase } from "./database.js";
import { doctorCommand } from "./doctor/doctor.js";
import { exportCommand } from "./export.js";
import { importCommand } from "./import.js";
import { keysCommand } from "./keys.js";
import { logCommand } from "./log.js";
import { mailCommand } from "./mail.js";
import { migrateCommand } from "./migrate.js";
import { fail } from "./output.js";
import { pricesCommand } from "./prices.js";
import { restoreCommand } from "./restore.js";
import { serveCommand } from "./serve.js";
import { verifyCommand } from "./verify.js";
import { webhooksCommand } from "./webhooks.js";

/** Every noun of the command line, in the order of its help. */
export const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  keysCommand,
  accessCommand,
  accountsCommand,
  mailCommand,
  webhooksCommand,
  pricesCommand,
  logCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  importCommand,
  configCommand,
  doctorCommand,
];

const PROGRAM = "  gatehouse ";
const GENERAL = [
  "help [COMMAND]                          show this, or the forms of one command",
  "--version                               show the version",
];
const HELP = ["--help", "-h"];
const expected = [ConfigError, CopyRefused, StoreUnavailable, StartRefused];

/** Runs a line of the `gatehouse` command, without the program's name; answers the exit status. */
export async function runCommand(line: readonly string[]): Promise<number> {
  const [name = "", ...args] = line;
  const command = commands.find((candidate) => candidate.name === name);
  try {
    if (name === "--version") return show(describeVersion());
    if (name === "help") return show(usageOf(args.length > 0 ? find(args[0]) : undefined));
    if (HELP.includes(name)) return show(usageOf(undefined));
    if (name === "") throw new UsageError("name a command");
    return await runOne(find(name), args);
  } catch (error) {
    return report(error, command);
  }
}

function runOne(command: Command, args: readonly string[]): Promise<number> | number {
  if (args.some((word) => HELP.includes(word))) return show(usageOf(command));
  if (!command.opensDatabase) return command.run(args);
  const own = args.filter((word) => word !== CREATE);
  return withDatabase({ mayCreate: own.length < args.length }, () => command.run(own));
}

function find(name: string | undefined): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return command;
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
function usageOf(command: Command | undefined): string {
  const isOnDatabase = command === undefined || command.opensDatabase === true;
  const forms = [
    ...(command ? [command] : commands).flatMap(({ usage }) => usage),
    ...(command ? [] : GENERAL),
  ];
  const lines = forms.map(
    (form) => (form.startsWith(" ") ? " ".repeat(PROGRAM.length) : PROGRAM) + form,
  );
  return ["Usage:", ...lines, ...(isOnDatabase ? ["", ...CREATE_USAGE] : [])].join("\n");
}

/** What the operator can act on is one line; a defect keeps its stack. */
function report(error: unknown, command: Command | undefined): number {
  if (error instanceof UsageError) {
    fail(error.message);
    process.stderr.write(`${usageOf(command)}\n`);
    return 2;
  }
  const isExpected = expected.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error : new Error(String(error));
  return fail(String(isExpected ? reason.message : reason.stack));
}
