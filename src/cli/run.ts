#!/usr/bin/env node
import { ConfigError } from "../platform/config/read-config.js";
import { keepFilesPrivate } from "../platform/private-files/private-files.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { LogBroken } from "../services/evidence-log/evidence-log.js";
import { SecretRefused } from "../services/evidence-log/signing/signing-secret.js";
import { accessCommand } from "./access.js";
import { accountsCommand } from "./accounts.js";
import { type Command, UsageError } from "./command.js";
import { configCommand } from "./config.js";
import { doctorCommand } from "./doctor.js";
import { keysCommand } from "./keys.js";
import { logCommand } from "./log.js";
import { mailCommand } from "./mail.js";
import { migrateCommand } from "./migrate.js";
import { pricesCommand } from "./prices.js";
import { serveCommand } from "./serve.js";
import { verifyCommand } from "./verify.js";

const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  keysCommand,
  accessCommand,
  accountsCommand,
  mailCommand,
  pricesCommand,
  logCommand,
  verifyCommand,
  configCommand,
  doctorCommand,
];

function usage(): string {
  const program = "  gatehouse ";
  const lines = commands
    .flatMap(({ usage: forms }) => forms)
    .map((form) => (form.startsWith(" ") ? " ".repeat(program.length) : program) + form);
  return `Usage:\n${lines.join("\n")}\n`;
}

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    process.stdout.write(usage());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return command.run(rest);
}

const expected = [ConfigError, StoreUnavailable, SecretRefused, LogBroken];

/** What the operator can act on is one line; a defect keeps its stack. */
function report(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`gatehouse: ${error.message}\n${usage()}`);
    return 2;
  }
  const isExpected = expected.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error : new Error(String(error));
  const text = isExpected ? reason.message : reason.stack;
  for (const line of String(text).split("\n")) process.stderr.write(`gatehouse: ${line}\n`);
  return 1;
}

keepFilesPrivate();
process.exitCode = await run(process.argv.slice(2)).catch(report);
