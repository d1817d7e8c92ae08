import {
  DIMENSIONS_MAX,
  embedByHashing,
} from "../../../engines/text/hash-embedding/hash-embedding.js";
import {
  type Check,
  type Fields,
  fault,
  integer,
  list,
  oneOf,
  record,
  text,
} from "../request/checks.js";
import { type RefusedBody, readBodyFields, refused } from "../request/read-body-fields.js";

export const HASH_EMBEDDING = "builtin/hash-embedding";
const DIMENSIONS_DEFAULT = 256;
const ENDPOINT_DIMENSIONS_MAX = 65_536;
const TEXTS_MAX = 2_048;
const TEXT_LENGTH_MAX = 32_768;
const LENGTH_MAX = 1_048_576;
const NUMBERS_MAX = 524_288;
/** Tells a float of 32 bits apart from every other. */
const DIGITS = 9;

export interface EmbeddingsBytes {
  readonly bytes: Uint8Array;
  /** The models of the endpoint; none where there is no endpoint. */
  readonly names: readonly string[];
}

export type EmbeddingsRead =
  | RefusedBody
  /** The answer as JSON. */
  | { readonly outcome: "embedded"; readonly asked: string | undefined; readonly text: string }
  /** What the endpoint is to be asked. */
  | { readonly outcome: "forward"; readonly model: string; readonly body: Uint8Array }
  | { readonly outcome: "unknown-model" };

/** Reads a request for embeddings, and answers it where no endpoint does. */
export function embedTexts({ bytes, names }: EmbeddingsBytes): EmbeddingsRead {
  const read = readBodyFields(bytes, embeddingsCheck);
  if (read.outcome === "refused") return read;
  const { fields } = read;
  const asked = typeof fields.model === "string" ? fields.model : undefined;
  if (asked !== undefined && isOfEndpoint(asked, names)) {
    return { outcome: "forward", model: asked, body: Buffer.from(JSON.stringify(fields)) };
  }
  if (asked?.startsWith("builtin/") && asked !== HASH_EMBEDDING)
    return { outcome: "unknown-model" };
  return embedHere(fields, asked);
}

/** Operators list the models that write; embeddings of the same endpoint go by their usual names. */
function isOfEndpoint(model: string, names: readonly string[]): boolean {
  if (names.length === 0 || model.startsWith("builtin/")) return false;
  return names.includes(model) || /embed/i.test(model);
}

function embedHere(fields: Fields, asked: string | undefined): EmbeddingsRead {
  const { input } = fields;
  const texts = typeof input === "string" ? [input] : (input as readonly unknown[]);
  if (!texts.every((one) => typeof one === "string")) {
    return refused("input must be text: the builtin model reads no token numbers", "/input");
  }
  const dimensions = Number(fields.dimensions ?? DIMENSIONS_DEFAULT);
  if (dimensions > DIMENSIONS_MAX) {
    return refused(`dimensions must be at most ${DIMENSIONS_MAX}`, "/dimensions");
  }
  const bound = boundOf(texts, dimensions);
  if (bound !== undefined) return refused(`input ${bound}`, "/input");
  const write = fields.encoding_format === "base64" ? writeBase64 : writeNumbers;
  const data = texts.map((one, index) => ({
    object: "embedding",
    index,
    embedding: write(embedByHashing(one, dimensions)),
  }));
  const tokens = texts.reduce((sum, one) => sum + countWords(one), 0);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return {
    outcome: "embedded",
    asked,
    text: JSON.stringify({ object: "list", data, model: HASH_EMBEDDING, usage }),
  };
}

function boundOf(texts: readonly string[], dimensions: number): string | undefined {
  if (texts.some(({ length }) => length > TEXT_LENGTH_MAX)) {
    return `must have texts of at most ${TEXT_LENGTH_MAX} characters`;
  }
  if (texts.reduce((sum, { length }) => sum + length, 0) > LENGTH_MAX) {
    return `must have at most ${LENGTH_MAX} characters in all`;
  }
  return texts.length * dimensions > NUMBERS_MAX
    ? `must ask for at most ${NUMBERS_MAX} numbers: send fewer texts or ask for fewer dimensions`
    : undefined;
}

function writeNumbers(vector: Float32Array): number[] {
  return Array.from(vector, (number) => Number(number.toPrecision(DIGITS)));
}

/** Floats of 32 bits, the lowest byte first. */
function writeBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(4 * vector.length);
  for (const [at, number] of vector.entries()) bytes.writeFloatLE(number, 4 * at);
  return bytes.toString("base64");
}

function countWords(one: string): number {
  return one.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 1;
}

const token = integer(0, 2 ** 31 - 1);

/** One text, several, the tokens of one, or of several. */
const input: Check = (value, path) => {
  if (typeof value === "string") return text({ min: 1 })(value, path);
  if (!Array.isArray(value)) return fault(path, "must be a string or an array");
  const [first] = value;
  if (typeof first === "number") return list(token)(value, path);
  const item = Array.isArray(first) ? list(token, { min: 1 }) : text({ min: 1 });
  return list(item, { min: 1, max: TEXTS_MAX })(value, path);
};

const embeddingsCheck: Check = record(
  {
    input,
    model: text({ min: 1, max: 256 }),
    dimensions: integer(1, ENDPOINT_DIMENSIONS_MAX),
    encoding_format: oneOf(["float", "base64"]),
    user: text(),
  },
  { required: ["input"] },
);
