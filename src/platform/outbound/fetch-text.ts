import { Agent, type Dispatcher, request } from "undici";

export interface TextRequest {
  readonly url: string;
  readonly accept: string;
  readonly bearer?: string | undefined;
  /** For everything, from the wait for a connection to the last byte. */
  readonly timeoutMs: number;
  readonly bytesMax: number;
}

export interface TextAnswer {
  readonly status: number;
  /** The body as UTF-8; empty unless the status is 200. */
  readonly text: string;
}

/** No whole answer came; the message is for a log or a caller and shows no address. */
export class FetchFailed extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = "FetchFailed";
  }
}

const CONNECT_MS = 5_000;

/** Connections to addresses that the operator chose, which may therefore be private ones. */
export function openConnections({ perOrigin }: { readonly perOrigin: number }): Dispatcher {
  return new Agent({ connections: perOrigin, connect: { timeout: CONNECT_MS } });
}

/**
 * Gets a text of at most `bytesMax` bytes within a time. Redirects are not followed: the key would go
 * where they point. Rejects with FetchFailed.
 */
export async function fetchText(
  dispatcher: Dispatcher,
  { url, accept, bearer, timeoutMs, bytesMax }: TextRequest,
): Promise<TextAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode: status, body } = await request(url, {
      dispatcher,
      signal,
      headers: {
        accept,
        "accept-encoding": "identity",
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
    // A body that is destroyed unread raises an error, which would end the process unheard.
    body.on("error", () => {});
    if (status !== 200) {
      body.destroy();
      return { status, text: "" };
    }
    return { status, text: await readText(body, bytesMax) };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    if (signal.aborted) throw new FetchFailed(`no answer within ${timeoutMs} ms`, { cause: error });
    if (!hasCode(error)) throw error;
    throw new FetchFailed("the connection failed", { cause: error });
  }
}

async function readText(body: Dispatcher.ResponseData["body"], bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > bytesMax) throw new FetchFailed(`the answer has more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Errors with a code come from the system or the client; any other is a defect and stays one. */
function hasCode(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
