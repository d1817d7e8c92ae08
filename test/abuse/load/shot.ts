/** How a client behaves: well, or as those who hang up or stall. */
export type Manner =
  | "waits"
  | "hangs up at once"
  | "hangs up in the body"
  | "hangs up in the answer"
  | "sends headers only"
  | "trickles its body"
  | "reads no answer";

/** One request as it goes over the wire; `CLIENT` and `NUMBER` in its head become other ones each time. */
export interface Shot {
  readonly head: string;
  readonly body: Uint8Array;
}

/** Stands in a head for the address of a client. */
export const CLIENT = "$client";

/** Stands in a head for a number of three digits; made of what a query holds as it is. */
export const NUMBER = "*number*";

/** What a load process is told to send: each caller one request after another. */
export interface Volley {
  /** Of each server; callers are spread over them. */
  readonly ports: readonly number[];
  /** Taken in turns. */
  readonly shots: readonly Shot[];
  readonly callers: number;
  /** A caller begins no request after this; each sends one at least. */
  readonly seconds: number;
  readonly manner: Manner;
  /** What a request may take until it counts as hanging; those who stall hold on that long. */
  readonly timeoutMs: number;
}

/** What came of one request. */
export interface Answer {
  /** Undefined when no answer came. */
  readonly status?: number;
  readonly contentType?: string;
  readonly text?: string;
  /** Until the last byte of the answer. */
  readonly ms: number;
  /** What ended it without an answer. */
  readonly fault?: string;
}

/** The first bytes of a request, up to its body. */
export function headOf(request: {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bodyBytes?: number;
}): string {
  const { method, target, headers = {}, bodyBytes } = request;
  const lines = Object.entries({
    host: "127.0.0.1",
    connection: "close",
    "x-forwarded-for": CLIENT,
    ...(bodyBytes === undefined ? {} : { "content-length": String(bodyBytes) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}
