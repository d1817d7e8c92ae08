import { isJsonObject, type JsonObject } from "./json-object.js";

type Fields = Record<string, unknown>;

/** Answers of one request, and calls of tools of one answer. */
const PLACES_MAX = 1_024;
/** Of what a delta holds beside texts. */
const DEPTH_MAX = 16;
/** Texts that come whole; all others come in pieces. */
const WHOLE = new Set(["role", "type", "id", "name", "index"]);

/** A chunk says what cannot be part of a completion. */
export class ChunkFault extends Error {
  override readonly name = "ChunkFault";
}

/**
 * Puts the chunks of a streamed chat completion (`chat.completion.chunk` of the OpenAI API) together
 * to the completion that the same call without `stream` answers. Texts are joined, items with an
 * `index` are merged by it, other lists are joined, and of any other value the last one counts, so
 * that fields no version of the API names are kept too. Costs about a microsecond for a chunk.
 */
export class CompletionDraft {
  readonly #head: Fields = {};
  readonly #choices = new Map<number, { delta: Fields; rest: Fields }>();

  /** Throws `ChunkFault` for what is no chunk. */
  add(chunk: unknown): void {
    if (!isJsonObject(chunk) || !Array.isArray(chunk.choices)) throw new ChunkFault("no chunk");
    const { choices, object: _kind, ...head } = chunk;
    for (const [name, value] of Object.entries(head)) {
      if (value !== null && !isUnsafe(name)) setField(this.#head, name, value);
    }
    for (const choice of choices) this.#addChoice(choice);
  }

  /** Why each answer ended, in their order; undefined for one that has not. */
  get finishReasons(): readonly (string | undefined)[] {
    return this.#sorted().map(([, { rest }]) => {
      const reason = rest.finish_reason;
      return typeof reason === "string" ? reason : undefined;
    });
  }

  get usage(): unknown {
    return this.#head.usage;
  }

  completion(): JsonObject {
    const choices = this.#sorted().map(([index, { delta, rest }]) => ({
      index,
      message: { role: "assistant", content: null, ...messageOf(delta) },
      logprobs: null,
      finish_reason: null,
      ...rest,
    }));
    return { ...this.#head, object: "chat.completion", choices };
  }

  #addChoice(choice: unknown): void {
    if (!isJsonObject(choice)) throw new ChunkFault("a choice is no object");
    const { index = 0, delta, ...rest } = choice;
    const into = this.#at(index);
    if (isJsonObject(delta)) merge(into.delta, delta, DEPTH_MAX);
    merge(into.rest, rest, DEPTH_MAX);
  }

  #at(index: unknown): { delta: Fields; rest: Fields } {
    if (!isPlace(index)) throw new ChunkFault("a choice has no place");
    let choice = this.#choices.get(index);
    if (!choice) {
      choice = { delta: {}, rest: {} };
      this.#choices.set(index, choice);
    }
    return choice;
  }

  #sorted() {
    return [...this.#choices].sort(([one], [other]) => one - other);
  }
}

function isPlace(index: unknown): index is number {
  return Number.isInteger(index) && Number(index) >= 0 && Number(index) < PLACES_MAX;
}

function isUnsafe(name: string): boolean {
  return name === "__proto__";
}

/** Of the head each chunk repeats what is the same; an empty text takes nothing away. */
function setField(fields: Fields, name: string, value: unknown): void {
  if (value !== "" || fields[name] === undefined) fields[name] = value;
}

function merge(into: Fields, from: JsonObject, depth: number): void {
  if (depth === 0) throw new ChunkFault("a chunk is nested too deep");
  for (const [name, value] of Object.entries(from)) {
    if (isUnsafe(name)) continue;
    const before = into[name];
    if (value === null || value === undefined) into[name] ??= null;
    else if (typeof value === "string" && typeof before === "string") {
      if (!WHOLE.has(name) && name !== "finish_reason") into[name] = before + value;
      else if (value !== "") into[name] = value;
    } else if (Array.isArray(value)) {
      const list = Array.isArray(before) ? before : [];
      into[name] = list;
      mergeList(list, value, depth - 1);
    } else if (isJsonObject(value)) {
      const fields = isJsonObject(before) ? (before as Fields) : {};
      into[name] = fields;
      merge(fields, value, depth - 1);
    } else into[name] = value;
  }
}

function mergeList(list: unknown[], items: readonly unknown[], depth: number): void {
  for (const item of items) {
    const index = isJsonObject(item) ? item.index : undefined;
    if (!isJsonObject(item) || index === undefined) {
      list.push(item);
      continue;
    }
    if (!isPlace(index)) throw new ChunkFault("an item has no place");
    const known = list.find((one) => isJsonObject(one) && one.index === index);
    const fields = (known ?? {}) as Fields;
    if (known === undefined) list.push(fields);
    merge(fields, item, depth);
  }
}

/** Calls of tools have their place by their order in a message. */
function messageOf(delta: Fields): Fields {
  const calls = delta.tool_calls;
  if (!Array.isArray(calls)) return delta;
  const sorted = [...calls].sort(
    (one, other) => Number(one?.index ?? 0) - Number(other?.index ?? 0),
  );
  return {
    ...delta,
    tool_calls: sorted.map((call) => {
      if (!isJsonObject(call)) return call;
      const { index: _place, ...rest } = call;
      return rest;
    }),
  };
}
