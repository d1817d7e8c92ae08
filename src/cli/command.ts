import { parseArgs } from "node:util";

/** One noun of the `gatehouse` command. */
export interface Command {
  readonly name: string;
  /** The forms it takes, each without the program's name. */
  readonly usage: readonly string[];
  /** Answers the exit status. */
  run(args: readonly string[]): Promise<number>;
}

/** The command line itself is wrong; the usage is shown with the message, and the status is 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

export type OptionTypes = Readonly<Record<string, "string" | "boolean">>;

/** Reads `--name value` options and the words between them; an unknown option is a UsageError. */
export function readOptions(args: readonly string[], types: OptionTypes) {
  try {
    const options = Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, { type }]),
    );
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    const text = (name: string) => {
      const value = values[name];
      return typeof value === "string" ? value : undefined;
    };
    return { words: positionals, text, flag: (name: string) => values[name] === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Writes one line to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
