import { type DestinationStream, type Logger, pino } from "pino";
import { isoTimeField } from "./log.js";

/** What is logged of a request besides its kind. */
interface RequestFacts {
  readonly requestId: string;
  readonly ms: number;
  readonly keyId: string | undefined;
  readonly traceId: string | undefined;
}

/** What many requests share, as the fields of a log line. */
export interface RequestKind {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly family: string;
}

/** Writes the lines of one kind of requests. */
export type LogRequest = (facts: RequestFacts) => void;

const INFO = pino.levels.values.info;

/**
 * Writes request lines as the logger would, but joined from parts that need no escaping: a line for
 * each request is the largest single tax on it, and most of that is the general way of writing one.
 * Ids must be of letters, digits, dashes and underscores.
 */
export function createRequestLog(logger: Logger): (kind: RequestKind) => LogRequest {
  const stream = (logger as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym];
  return (kind) => {
    const fields = JSON.stringify(kind).slice(1, -1);
    return ({ requestId, ms, keyId, traceId }) => {
      if (!logger.isLevelEnabled("info")) return;
      const key = keyId === undefined ? "" : `,"keyId":"${keyId}"`;
      const trace = traceId === undefined ? "" : `,"traceId":"${traceId}"`;
      stream?.write(
        `{"level":${INFO}${isoTimeField()},"requestId":"${requestId}",${fields},"ms":${ms}${key}${trace},"msg":"request"}\n`,
      );
    };
  };
}
