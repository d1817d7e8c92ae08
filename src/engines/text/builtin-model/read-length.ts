const NUMBERS = new Map(
  "one two three four five six seven eight nine ten".split(" ").map((word, at) => [word, at + 1]),
);
const NUMBER = "(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a single)";
const SENTENCES = new RegExp(`${NUMBER}[ -](?:short |brief )?(?:sentences?|lines?)`, "i");
const POINTS = new RegExp(
  `${NUMBER}[ -](?:key |main |short )?(?:bullets?|points?|bullet points?|takeaways)`,
  "i",
);
const WORDS = new RegExp(`${NUMBER}[ -]words?`, "i");
const COUNT = new RegExp(
  `(?:top|first|list|find|give me|the)? ?${NUMBER} (?:most important |main |key |top )?(?:key ?words?|key ?phrases?|terms|topics|tags|phrases)`,
  "i",
);
const TOP = /\btop[ -](\d{1,3})\b/i;
const LIST = /\b(?:bullets?|bullet points?|key points|main points|takeaways|as a list)\b/i;
const INSTRUCTION_LENGTH_MAX = 2_000;
const SENTENCES_MAX = 50;
const WORDS_MAX = 5_000;

export interface AskedLength {
  readonly sentences?: number;
  readonly words?: number;
  /** Of keywords. */
  readonly count?: number;
  /** One point on each line. */
  readonly isList: boolean;
}

/** How long an answer is to be, as far as the task says. */
export function readLength(task: string): AskedLength {
  const instruction = task.slice(0, INSTRUCTION_LENGTH_MAX);
  const sentences = numberOf(POINTS.exec(instruction)?.[1] ?? SENTENCES.exec(instruction)?.[1]);
  const words = numberOf(WORDS.exec(instruction)?.[1]);
  const count = numberOf(COUNT.exec(instruction)?.[1] ?? TOP.exec(instruction)?.[1]);
  return {
    ...(sentences === undefined ? {} : { sentences: Math.min(sentences, SENTENCES_MAX) }),
    ...(words === undefined ? {} : { words: Math.min(words, WORDS_MAX) }),
    ...(count === undefined ? {} : { count: Math.min(count, SENTENCES_MAX) }),
    isList: LIST.test(instruction),
  };
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const word = written.toLowerCase();
  const number = word === "a single" ? 1 : (NUMBERS.get(word) ?? Number(word));
  return number > 0 ? number : undefined;
}
