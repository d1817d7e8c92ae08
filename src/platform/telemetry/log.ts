import { type DestinationStream, destination, type Logger, pino } from "pino";

const BUFFER_BYTES = 4096;
const FLUSH_EVERY_MS = 500;

export interface Log {
  readonly logger: Logger;
  /** Writes out what is buffered, at once. */
  flush(): void;
}

/**
 * Structured log on stdout. Lines are buffered, because a write for each request is the largest
 * single tax on a request, and flushed twice a second and when the process exits.
 */
export function createLog(level: string): Log {
  const stream = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  const logger = logTo(stream, level);
  const flush = () => {
    try {
      stream.flushSync();
    } catch {
      // Stdout is gone or was never opened; there is no place left to report it.
    }
  };
  setInterval(() => stream.flush(), FLUSH_EVERY_MS).unref();
  process.on("exit", flush);
  return { logger, flush };
}

/** A logger over any stream, with the fields that every line carries. */
export function logTo(stream: DestinationStream, level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: REDACTED },
    stream,
  );
}

const REDACTED = ["req.headers", "headers", "*.apiKey", "*.authorization", '*["x-api-key"]'];
