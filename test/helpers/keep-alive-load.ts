import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One kind of request that clients make. */
export interface LoadRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What became of all requests. */
export interface LoadFigures {
  /** Answers, by method and status class, such as `POST 2xx`. */
  readonly answers: Readonly<Record<string, number>>;
  /** Answers with a status that nobody wanted, and connections that broke after the kernel took them. */
  readonly failures: readonly string[];
  /** Connections that were refused: nothing listened. */
  readonly refused: number;
}

export interface Load {
  /** Answers so far. */
  answered(): number;
  stop(): Promise<LoadFigures>;
}

export interface LoadOptions {
  readonly clients: number;
  readonly requests: readonly LoadRequest[];
  /** The longest pause of a client between two requests; none unless given. */
  readonly pauseMsMax?: number;
}

const REFUSED_PAUSE_MS = 5;
const FAILURES_KEPT = 1_000;

/** Clients that each ask over one connection, kept alive, as soon as they have their answer. */
export function startLoad(url: string, options: LoadOptions): Load {
  const { clients, requests, pauseMsMax = 0 } = options;
  const answers: Record<string, number> = {};
  const failures: string[] = [];
  let answered = 0;
  let refused = 0;
  let isStopped = false;

  async function ask(agent: Agent, wanted: LoadRequest): Promise<void> {
    const { method, path } = wanted;
    try {
      const { status, text } = await exchange(agent, url, wanted);
      answered += 1;
      const name = `${method} ${Math.floor(status / 100)}xx`;
      answers[name] = (answers[name] ?? 0) + 1;
      if (status >= 400 && failures.length < FAILURES_KEPT) {
        failures.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
      }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") {
        refused += 1;
        await sleep(REFUSED_PAUSE_MS);
      } else failures.push(`${method} ${path}: ${code ?? message}`);
    }
  }

  async function live(place: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = place; !isStopped; at += 1) {
      const wanted = requests[at % requests.length];
      if (wanted) await ask(agent, wanted);
      if (pauseMsMax > 0) await sleep(Math.random() * pauseMsMax);
    }
    agent.destroy();
  }

  const running = Array.from({ length: clients }, (_, place) => live(place));
  return {
    answered: () => answered,
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return { answers, failures, refused };
    },
  };
}

function exchange(
  agent: Agent,
  url: string,
  { method, path, headers = {}, body = "" }: LoadRequest,
): Promise<{ status: number; text: string }> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const options = { agent, method, headers: { ...headers, ...(body ? length : {}) } };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, options, (reply) => {
      let text = "";
      reply.setEncoding("utf8");
      reply.on("data", (part: string) => {
        text += part;
      });
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
