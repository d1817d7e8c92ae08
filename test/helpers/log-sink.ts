import type { Logger } from "pino";
import { logTo } from "../../src/platform/telemetry/log.js";

export interface LogSink {
  readonly logger: Logger;
  /** Every line logged so far, as text. */
  text(): string;
  /** The lines with this message. */
  lines(message: string): Record<string, unknown>[];
}

/** A logger that keeps its lines in memory. */
export function createLogSink(level: string): LogSink {
  const lines: string[] = [];
  return {
    logger: logTo({ write: (line) => void lines.push(line) }, level),
    text: () => lines.join(""),
    lines: (message) =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line.msg === message),
  };
}
