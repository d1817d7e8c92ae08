import { readdirSync, readFileSync } from "node:fs";
import { parse, tokenizer, tokTypes } from "acorn";
import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";

/** A small program with the tests that a caller has, and others that nobody sees. */
export interface RepairProgram {
  readonly name: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly visible: string;
  readonly heldOut: string;
}

/** A program with one small mistake in its main file. */
export interface Mutant {
  readonly program: RepairProgram;
  readonly kind: string;
  readonly change: string;
  readonly files: RepairProgram["files"];
}

const FOLDER = new URL("./repair-programs/", import.meta.url);
const MAIN = "code.js";

export function readPrograms(): readonly RepairProgram[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(new URL(`${name}/${file}`, FOLDER), "utf8");
      const code = readdirSync(new URL(name, FOLDER)).filter(
        (file) => !/^(visible|held-out)\.js$/.test(file),
      );
      return {
        name,
        files: code.map((path) => ({ path, content: read(path) })),
        visible: read("visible.js"),
        heldOut: read("held-out.js"),
      };
    });
}

interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const OPERATORS = new Map(
  Object.entries({
    "<": ["<=", ">"],
    "<=": ["<"],
    ">": [">=", "<"],
    ">=": [">"],
    "===": ["!=="],
    "!==": ["==="],
    "+": ["-"],
    "-": ["+"],
    "*": ["/"],
    "/": ["*"],
    "%": ["*"],
    "&&": ["||"],
    "||": ["&&"],
    "??": ["&&"],
    "+=": ["-="],
    "-=": ["+="],
    "/=": ["*="],
    "++": ["--"],
    "--": ["++"],
    "**": ["*"],
  }),
);
const WORDS = new Map(
  Object.entries({
    push: ["unshift"],
    unshift: ["push"],
    shift: ["pop"],
    pop: ["shift"],
    slice: ["splice"],
    floor: ["ceil", "round"],
    round: ["floor"],
    max: ["min"],
    toUpperCase: ["toLowerCase"],
    toLowerCase: ["toUpperCase"],
    getUTCDate: ["getUTCDay"],
    getUTCDay: ["getUTCDate"],
    padStart: ["padEnd"],
    resolve: ["reject"],
    true: ["false"],
    false: ["true"],
    continue: ["break"],
    keys: ["values"],
    values: ["keys"],
    has: ["get"],
  }),
);

/**
 * Programs with one mistake each, in an order that the seed decides: tokens and lines are changed as people
 * mistype and forget, not nodes of a syntax tree. Whether a test notices one is for the caller to find out.
 */
export function makeMutants(program: RepairProgram, seed: string): readonly Mutant[] {
  const main = program.files.find(({ path }) => path === MAIN)?.content ?? "";
  const changes = [...tokenChanges(main), ...patternChanges(main), ...lineChanges(main)];
  const kinds = new Set(changes.map(({ kind }) => kind));
  const byKind = [...kinds].map((kind) => changes.filter((one) => one.kind === kind));
  const random = seededRandom(`${seed} ${program.name}`);
  const piles = random.shuffle(byKind).map((pile) => random.shuffle(pile));
  const ordered: Change[] = [];
  for (let rank = 0; ordered.length < changes.length; rank += 1) {
    for (const pile of piles) ordered.push(...pile.slice(rank, rank + 1));
  }
  return ordered.flatMap(({ kind, start, end, text }) => {
    const content = main.slice(0, start) + text + main.slice(end);
    if (!parses(content)) return [];
    const files = program.files.map((file) =>
      file.path === MAIN ? { path: MAIN, content } : file,
    );
    return [{ program, kind, change: `${main.slice(start, end)} -> ${text} at ${start}`, files }];
  });
}

function parses(content: string): boolean {
  try {
    parse(content, {
      ecmaVersion: "latest",
      sourceType: /^export|^import/m.test(content) ? "module" : "script",
    });
    return true;
  } catch {
    return false;
  }
}

function* tokenChanges(text: string): Generator<Change> {
  const tokens = [...tokenizer(text, { ecmaVersion: "latest", sourceType: "module" })];
  const names = [
    ...new Set(
      tokens.flatMap(({ type, start, end }) =>
        type === tokTypes.name ? [text.slice(start, end)] : [],
      ),
    ),
  ];
  for (const [at, { type, start, end }] of tokens.entries()) {
    const word = text.slice(start, end);
    for (const other of OPERATORS.get(word) ?? [])
      yield { kind: `operator ${word}`, start, end, text: other };
    for (const other of WORDS.get(word) ?? []) yield { kind: "word", start, end, text: other };
    if (type === tokTypes.num) {
      yield { kind: "number", start, end, text: String(Number(word) + 1) };
      yield { kind: "number", start, end, text: String(Number(word) - 1) };
    }
    if (type === tokTypes.string && word.length > 2)
      yield { kind: "string", start, end, text: '""' };
    if (word === "!" || word === "await" || word === "return" || word === "...")
      yield { kind: `lost ${word}`, start, end, text: "" };
    if (type === tokTypes.name && !/^[A-Z]/.test(word)) {
      const other = names[(names.indexOf(word) + at) % names.length];
      if (other && other !== word) yield { kind: "name", start, end, text: other };
    }
  }
}

/** Mistakes that a pattern of the text can make. */
function* patternChanges(text: string): Generator<Change> {
  const found = (kind: string, pattern: RegExp, make: (match: RegExpMatchArray) => string) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      text: make(match),
    }));
  yield* found("arguments swapped", /\((\w+), (\w+)\)/g, ([, a, b]) => `(${b}, ${a})`);
  yield* found(
    "condition turned",
    /\b(if|while) \((\w+ )/g,
    ([, word, rest]) => `${word} (!${rest}`,
  );
  yield* found("condition turned", /\bif \(([^()]+)\) /g, ([, test]) => `if (!(${test})) `);
  yield* found("index off", /\[(\w+)\]/g, ([, index]) => `[${index} + 1]`);
  yield* found("one lost", /(\w+) [-+] 1\b/g, ([, name]) => name ?? "");
  yield* found("length off", /\.length\b(?! -)/g, () => ".length - 1");
  yield* found("call lost", /\.(trim|trimEnd|slice|sort|toLowerCase)\(\)/g, () => "");
  yield* found("default lost", / \?\? [\w[\]]+/g, () => "");
  yield* found("default lost", / = (\d+)\)/g, () => ")");
  yield* found("operand lost", / (&&|\|\|) [^&|(){}]+(?=\))/g, () => "");
  yield* found("question lost", /\?\./g, () => ".");
  yield* found("this lost", /this\.(?=[a-z])/g, () => "");
}

/** A whole line that is forgotten. */
function* lineChanges(text: string): Generator<Change> {
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const isStatement = /^\s+[\w.#[\]]+.*;$/.test(line) && !/^\s*(const|let|return)\b/.test(line);
    if (isStatement) yield { kind: "lost line", start, end, text: "" };
    if (/^\s+(if|while) \(.*\) .*;$/.test(line)) yield { kind: "lost line", start, end, text: "" };
    start = end + 1;
  }
}
