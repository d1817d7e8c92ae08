import { Client, StreamableHTTPClientTransport as Transport } from "@modelcontextprotocol/client";

const PATH = "/v1/api/browser/mcp";
const TIMEOUT_MS = 180_000;
const MODERN = "2026-07-28";

/** What a tool answered, as a model gets it. */
export interface ToolAnswer {
  readonly isError: boolean;
  /** All texts, one after another. */
  readonly text: string;
  /** The snapshot in the text. */
  readonly snapshot: string;
  readonly image: { readonly bytes: Buffer; readonly mimeType: string } | undefined;
}

/** A caller of the browser that knows nothing but its tools. */
export interface BrowserAgent {
  /** The name of the tool goes without `browser_`. */
  call(tool: string, args?: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
  /** The same, where anything but success is a defect. */
  must(tool: string, args?: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

export type Era = "older" | "modern";

/** Connects the official client to the browser of a server through its gateway. */
export async function connectBrowserAgent(options: {
  readonly url: string;
  readonly key: string;
  readonly era?: Era;
}): Promise<BrowserAgent> {
  const mode = options.era === "older" ? "legacy" : { pin: MODERN };
  const client = new Client({ name: "agent", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${options.key}` } };
  await client.connect(new Transport(new URL(options.url + PATH), { requestInit }));
  const agent: BrowserAgent = {
    async call(tool, args = {}) {
      const called = { name: `browser_${tool}`, arguments: args };
      return answerOf(await client.callTool(called, { timeout: TIMEOUT_MS }));
    },
    async must(tool, args) {
      const answer = await agent.call(tool, args);
      if (answer.isError) throw new Error(`${tool}: ${answer.text}`);
      return answer;
    },
    close: () => client.close(),
  };
  return agent;
}

function answerOf({ content, isError }: Awaited<ReturnType<Client["callTool"]>>): ToolAnswer {
  const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  const picture = content.find((part) => part.type === "image");
  return {
    isError: isError === true,
    text,
    snapshot: /```yaml\n([\s\S]*?)\n```/.exec(text)?.[1] ?? "",
    image: picture && {
      bytes: Buffer.from(picture.data, "base64"),
      mimeType: picture.mimeType,
    },
  };
}

/** The ref of what a snapshot calls by a role and a name; throws where it has none. */
export function refOf(snapshot: string, role: string, name: string): string {
  const wanted = `${role} ${JSON.stringify(name)}`;
  const line = snapshot
    .split("\n")
    .map(unquoted)
    .find((one) => one.startsWith(wanted));
  const [, ref] = /\[ref=(\w+)\]/.exec(line?.slice(wanted.length) ?? "") ?? [];
  if (!ref) throw new Error(`no ${wanted} in\n${snapshot}`);
  return ref;
}

/** A line without its dash, and without the quotes that YAML needs where a key has marks of its own. */
function unquoted(line: string): string {
  const key = line.trimStart().slice("- ".length);
  return key.startsWith("'") ? key.slice(1).replaceAll("''", "'") : key;
}
