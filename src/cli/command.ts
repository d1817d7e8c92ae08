import { parseArgs } from "node:util";

/** What the `gatehouse` command does for one noun. */
export interface Command {
  /** Answers the exit status. */
  run(args: readonly string[]): Promise<number>;
}

/** One noun of the command line, and where its command is. */
export interface Noun {
  readonly name: string;
  /** The forms it takes, each without the program's name. */
  readonly usage: readonly string[];
  /** Whether it works on the database, and takes `--create`. */
  readonly opensDatabase?: true;
  load(): Promise<Command>;
}

/** Lets a command make a database where there is none, though a server runs with another. */
export const CREATE = "--create";

/** The command line itself is wrong; the usage is shown with the message, and the status is 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** A `list` may be given more than once, and each time as several values with commas between. */
export type OptionTypes = Readonly<Record<string, "string" | "list" | "boolean">>;

export type Options = ReturnType<typeof readOptions>;

/** Reads `--name value` options and the words between them; what is unknown is a UsageError. */
export function readOptions(
  args: readonly string[],
  types: OptionTypes,
  /** How many words it takes besides; the message says what they are. */
  expected: { readonly words: number; readonly otherwise?: string } = { words: 0 },
) {
  const { values, positionals } = parse(args, types);
  if (positionals.length !== expected.words) {
    throw new UsageError(expected.otherwise ?? `nothing is known of "${positionals.join(" ")}"`);
  }
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    words: positionals,
    text,
    list(name: string): string[] {
      const value = values[name];
      const parts = Array.isArray(value)
        ? value.map(String).flatMap((part) => part.split(","))
        : [];
      return [...new Set(parts.map((part) => part.trim()))];
    },
    flag: (name: string) => values[name] === true,
    has: (name: string) => values[name] !== undefined,
  };
}

function parse(args: readonly string[], types: OptionTypes) {
  const options = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      type === "list" ? { type: "string" as const, multiple: true } : { type, multiple: false },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The verb of a noun's command line, and what stands behind it. */
export function readVerb<Verb>(
  noun: string,
  verbs: Readonly<Record<string, Verb>>,
  [word = "", ...rest]: readonly string[],
): { readonly verb: Verb; readonly rest: readonly string[] } {
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (verb === undefined) {
    throw new UsageError(`${noun} takes ${oneOf(Object.keys(verbs))}`);
  }
  return { verb, rest };
}

/** An option that must be one of a few words, or was not given. */
export function readChoice<Choice extends string>(
  options: Options,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = options.text(name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new UsageError(`--${name} must be one of ${choices.join(", ")}`);
  return choice;
}

function oneOf(words: readonly string[]): string {
  return words.join(", ").replace(/, ([^,]*)$/, " or $1");
}

/** Writes one line to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
