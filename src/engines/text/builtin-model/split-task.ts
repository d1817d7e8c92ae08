/** A task as its instruction and the text that it is to work on, where that stands in the task itself. */
export interface SplitTask {
  readonly instruction: string;
  readonly material?: string;
}

const SPLITS_MAX = 40;
const HEAD_LENGTH_MAX = 1_200;
const VERBS =
  /(?<!\p{L})(?:summar\p{L}*|sum up|tl;?dr|condense|shorten|boil|outline|recap|brief|extract|pull|parse|classif\p{L}*|categori[sz]e|label|labels|tag|detect|identify|recogni[sz]e|find|list|get|give|make|return|read|answer|determine|decide|choose|pick|assign|set|sort|rate|analy[sz]e|convert|calculate|compute|translate|tell|show|what|which|who|whom|when|where|why|how|is|are|was|does|do|did|can|could|keywords?|key phrases|sentiment|language|turn|write|explain|describe|rewrite|please|provide|output|judge|evaluate|mark|spam|positive|question|collect|fetch|grab)(?!\p{L})/iu;
const MARKER =
  /(?:^|\n|[.?!:;]\s{1,4})(?:(?:the|this|customer|user|input|my)\s)?(?:text|message|input|ticket|review|e-?mail|mail|article|content|document|passage|context|log|logs|sentence|comment|invoice|tweet|post|paragraph|data|feedback|note|transcript|letter|document text|source)\s?:\s+(?=\S)/iu;
const FENCES = ["```", '"""'];
const TAG = /<(\w{1,20})>/u;
const BREAK = /\n\s{0,20}(?:-{3,}\s{0,20})?\n|\n-{3,}\n|\n(?=\S)/gu;
const SENTENCE = /[?!.](?:["”])?\s+(?=\S)/gu;
const COLON = /:\s+(?=\S)/gu;
const QUOTE_BEGINS = /(?:^|[\s:,])["“„«]/u;
const QUOTE_ENDS = /["”“»][.?!]?$/u;
const QUOTED_LENGTH_MIN = 8;

/** Whether a text reads as an order or a question. */
export function isInstruction(text: string): boolean {
  const start = text.trim().split(/\s+/, 12).join(" ");
  return VERBS.test(start);
}

/**
 * Finds where the instruction ends and the text begins: at fences, quotes, a marker such as "Text:", a
 * blank line, a colon or the end of the first sentence. No material where the task is instruction
 * alone; all of it is material where nothing in it reads as an order.
 */
export function splitTask(task: string): SplitTask {
  const trimmed = task.trim();
  const fenced = splitFence(trimmed);
  if (fenced) return fenced;
  for (const split of splitsOf(trimmed)) {
    if (split.material !== undefined && isInstruction(split.instruction)) return split;
  }
  return { instruction: trimmed };
}

/** Every place where a task may be cut, the surest first. */
export function splitsOf(task: string): readonly SplitTask[] {
  const marker = MARKER.exec(task);
  const quoted = splitQuoted(task);
  const cuts = [BREAK, COLON, SENTENCE].flatMap((pattern) =>
    [...task.slice(0, HEAD_LENGTH_MAX).matchAll(pattern)]
      .slice(0, SPLITS_MAX)
      .map((match) => cutAt(task, match.index + (/[?!.]/.test(match[0]) ? 1 : 0), match)),
  );
  const sure = [
    ...(marker
      ? [cutAt(task, marker.index + (/[?!.:;]/.test(marker[0].charAt(0)) ? 1 : 0), marker)]
      : []),
    ...(quoted ? [quoted] : []),
  ];
  return [...sure, ...cuts, ...lastParagraph(task)].filter(
    ({ instruction, material }) => instruction.trim() !== "" && material !== undefined,
  );
}

function splitFence(task: string): SplitTask | undefined {
  const tag = TAG.exec(task)?.[1];
  const marks = [
    ...FENCES.map((fence) => [fence, fence]),
    ...(tag ? [[`<${tag}>`, `</${tag}>`]] : []),
  ];
  for (const [begin = "", end = ""] of marks) {
    const from = task.indexOf(begin);
    const to = from < 0 ? -1 : task.indexOf(end, from + begin.length);
    if (to < 0) continue;
    const material = task
      .slice(from + begin.length, to)
      .replace(/^\w{0,20}\n/u, "")
      .trim();
    const rest = `${task.slice(0, from)} ${task.slice(to + end.length)}`.trim();
    if (material !== "" && rest !== "") return { instruction: rest, material };
  }
  return undefined;
}

/** A task that ends with a quoted text. */
function splitQuoted(task: string): SplitTask | undefined {
  const end = QUOTE_ENDS.exec(task);
  const begin = end && QUOTE_BEGINS.exec(task);
  if (!begin) return undefined;
  const from = begin.index + begin[0].length;
  const material = task.slice(from, end.index);
  if (material.length < QUOTED_LENGTH_MIN) return undefined;
  return { instruction: task.slice(0, begin.index), material };
}

function cutAt(task: string, at: number, match: RegExpExecArray): SplitTask {
  const material = unquote(task.slice(match.index + match[0].length).trim());
  return { instruction: task.slice(0, at).trim(), ...(material ? { material } : {}) };
}

/** "… long text … \n\n Summarise the above." */
function lastParagraph(task: string): SplitTask[] {
  const at = task.lastIndexOf("\n\n");
  if (at < 0 || task.length - at > HEAD_LENGTH_MAX) return [];
  return [{ instruction: task.slice(at).trim(), material: task.slice(0, at).trim() }];
}

function unquote(text: string): string {
  const isQuoted = /^["“„«]/u.test(text) && /["”“»]$/u.test(text) && text.length > 1;
  return isQuoted ? text.slice(1, -1) : text;
}
