import { type DestinationStream, destination, type Logger, pino, stdSerializers } from "pino";
import { maskSecrets } from "../config/masking.js";

const BUFFERED_CHARACTERS = 32_768;
const FLUSH_EVERY_MS = 500;

export interface Log {
  readonly logger: Logger;
  /** Writes out what is buffered, at once. */
  flush(): void;
}

/**
 * Structured log on stdout. Lines are buffered, because a write for each request is the largest
 * single tax on a request, and written twice a second and when the process exits.
 */
export function createLog(level: string): Log {
  const stdout = destination({ dest: 1, sync: false });
  const lines = bufferLines((text) => stdout.write(text));
  const logger = logTo(lines, level);
  const flush = () => {
    try {
      lines.flush();
      stdout.flushSync();
    } catch {
      // Stdout is gone or was never opened; there is no place left to report it.
    }
  };
  setInterval(() => lines.flush(), FLUSH_EVERY_MS).unref();
  process.on("exit", flush);
  return { logger, flush };
}

/**
 * Joins many lines into one text. The stream's own buffer measures all that it holds again with each
 * line, which costs more the fuller it is.
 */
function bufferLines(write: (text: string) => void) {
  let buffered: string[] = [];
  let characters = 0;
  const flush = () => {
    if (buffered.length === 0) return;
    const text = buffered.join("");
    buffered = [];
    characters = 0;
    write(text);
  };
  return {
    flush,
    write(line: string) {
      buffered.push(line);
      characters += line.length;
      if (characters >= BUFFERED_CHARACTERS) flush();
    },
  };
}

/** A logger over any stream, with the fields that every line carries. */
export function logTo(stream: DestinationStream, level: string): Logger {
  const serializers = { err: describeError };
  return pino(
    { level, base: null, timestamp: isoTimeField, redact: REDACTED, serializers },
    stream,
  );
}

/** An address that could not be used is told in errors of drivers and of Node, with its password. */
function describeError(error: Error): object {
  const described: object = stdSerializers.err(error);
  // The serializer also answers what is no error as it is.
  if (typeof described !== "object" || described === null) return described;
  const entries = Object.entries(described).map(([name, value]) => [
    name,
    typeof value === "string" ? maskSecrets(value) : value,
  ]);
  return Object.fromEntries(entries);
}

let fieldAt = 0;
let field = "";

/** The time field of a line, made once for all lines of a millisecond. */
export function isoTimeField(): string {
  const now = Date.now();
  if (now !== fieldAt) {
    fieldAt = now;
    field = `,"time":"${new Date(now).toISOString()}"`;
  }
  return field;
}

const REDACTED = ["req.headers", "headers", "*.apiKey", "*.authorization", '*["x-api-key"]'];
