import { Client, StreamableHTTPClientTransport as Transport } from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { backend } from "../../src/backends/browser/index.js";
import {
  type GatewayTestApp,
  type GatewayTestOptions,
  startGateway,
} from "../helpers/apps/gateway-app.js";

/** The browser behind a gateway. */
export interface BrowserApp extends GatewayTestApp {
  readonly mcpUrl: string;
  /** A new key of an account that was granted the browser. */
  grantedKey(account: string): Promise<string>;
}

/** Without a browser, unless the environment names one; pages of this machine are within reach. */
export async function startBrowserApp({
  environment,
  ...options
}: GatewayTestOptions = {}): Promise<BrowserApp> {
  const gateway = await startGateway({
    offered: [backend],
    environment: {
      BROWSER_EXECUTABLE: "/nowhere/chromium",
      OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
      PUBLIC_URL: "http://localhost:8080",
      FREE_CALLS_PER_DAY: "10000",
      ...environment,
    },
    ...options,
  });
  return {
    ...gateway,
    mcpUrl: `${gateway.url}/v1/api/browser/mcp`,
    async grantedKey(account) {
      const { text } = await gateway.issueKey(account);
      await gateway.grant(account, "browser");
      return text;
    },
  };
}

/** What a tool answered. */
export interface Answered {
  readonly isError?: boolean | undefined;
  readonly content: readonly { readonly type: string; readonly text?: string | undefined }[];
}

/** A client of one of the official packages, as these tests use it. */
export interface TestClient {
  readonly sessionId: string | undefined;
  listTools(): Promise<readonly { readonly name: string }[]>;
  instructions(): string | undefined;
  /** The name of the tool goes without `browser_`. */
  call(tool: string, args?: Record<string, unknown>, signal?: AbortSignal): Promise<Answered>;
  /** Tells the server that the session is over. */
  terminate(): Promise<void>;
  close(): Promise<void>;
}

export type Connect = (url: string, key: string) => Promise<TestClient>;

const ME = { name: "tests", version: "1" };
const asBearer = (key: string) => ({
  requestInit: { headers: { authorization: `Bearer ${key}` } },
});

function connectToday(mode: "legacy" | { readonly pin: string }): Connect {
  return async (url, key) => {
    const client = new Client(ME, { versionNegotiation: { mode } });
    const transport = new Transport(new URL(url), asBearer(key));
    await client.connect(transport);
    return {
      sessionId: transport.sessionId,
      listTools: async () => (await client.listTools()).tools,
      instructions: () => client.getInstructions(),
      call: (tool, args = {}, signal) =>
        client.callTool({ name: `browser_${tool}`, arguments: args }, signal ? { signal } : {}),
      terminate: () => transport.terminateSession(),
      close: () => client.close(),
    };
  };
}

const connectOlder: Connect = async (url, key) => {
  const client = new OlderClient(ME);
  const transport = new OlderTransport(new URL(url), asBearer(key));
  await client.connect(transport as Parameters<OlderClient["connect"]>[0]);
  return {
    sessionId: transport.sessionId,
    listTools: async () => (await client.listTools()).tools,
    instructions: () => client.getInstructions(),
    call: (tool, args = {}, signal) => {
      const call = { name: `browser_${tool}`, arguments: args };
      return client.callTool(call, undefined, signal ? { signal } : {}) as Promise<Answered>;
    },
    terminate: () => transport.terminateSession(),
    close: () => client.close(),
  };
};

/** A client of each kind, by what it is called. */
export const CLIENTS = {
  "today's client on 2026-07-28": connectToday({ pin: "2026-07-28" }),
  "today's client on the older era": connectToday("legacy"),
  "the client of the older package": connectOlder,
} satisfies Readonly<Record<string, Connect>>;

/** The text of an answer. */
export function textOf({ content: [first] }: Answered): string {
  return first?.text ?? "";
}
