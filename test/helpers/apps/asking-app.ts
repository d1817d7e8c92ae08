import { buildTestApp, type TestApp, type TestAppOptions } from "./test-app.js";

/** As much of an answer as tests of the frame look at. */
export interface AskReply {
  readonly id: string;
  readonly agent: string;
  readonly workflow: string;
  readonly tier: string;
  readonly model_route: Readonly<Record<"parser" | "solver" | "narrator" | "why", string>>;
  readonly provenance: {
    readonly created_at: string;
    readonly input_sha256: string;
    readonly output_sha256: string;
    readonly engine_version: string;
    readonly input_spans: readonly { field: string; text: string; start: number; end: number }[];
    readonly sealed_packet: { readonly payload: Readonly<Record<string, unknown>> } | null;
  };
  readonly result_metadata: {
    readonly status: string;
    readonly missing?: readonly { field: string; ask: string }[];
    readonly elapsed_ms: number;
    readonly seed: number;
    readonly simulated: boolean;
    readonly warnings: readonly string[];
  };
  readonly output: {
    readonly summary: string;
    readonly problem: Readonly<Record<string, unknown>>;
    readonly checks: readonly { name: string; ok: boolean }[];
  } & Readonly<Record<string, unknown>>;
}

export interface AskedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
  readonly reply: AskReply;
}

export interface AskOptions {
  readonly key?: string;
  readonly address?: string;
}

export interface AskingApp extends TestApp {
  ask(slug: string, body: object | string, options?: AskOptions): Promise<AskedReply>;
  /** A new gateway key of an account. */
  issueKey(more?: { ownerId?: string; tier?: string }): Promise<string>;
}

/** The whole server, whose vertical agents a test asks. */
export async function buildAskingApp(
  environment: Readonly<Record<string, string>> = {},
  given: TestAppOptions = {},
): Promise<AskingApp> {
  const served = await buildTestApp(environment, given);
  let owners = 0;
  return {
    ...served,
    async ask(slug, body, { key, address = "192.0.2.1" } = {}) {
      const {
        statusCode,
        headers,
        body: text,
      } = await served.app.inject({
        method: "POST",
        url: `/v1/vertical-agents/${slug}/ask`,
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        remoteAddress: address,
        payload: body,
      });
      return { status: statusCode, headers, text, reply: JSON.parse(text) };
    },
    async issueKey(more = {}) {
      owners += 1;
      const ownerId = `acc_${String(owners).padStart(24, "0")}`;
      const { store, keys } = served.platform;
      const wanted = { realm: "gateway" as const, name: "test", ownerId, ...more };
      return (await store.durable.tx((tx) => keys.issue(tx, wanted))).text;
    },
  };
}
