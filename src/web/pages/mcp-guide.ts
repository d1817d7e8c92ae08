import { codeBlock, type GuideSection, guide, renderSections, table } from "../components.js";
import { type Html, html } from "../html.js";
import type { Page, Site } from "../site.js";

/** The page that a browser finds at the address of MCP, too. */
export const mcpGuide: Page = {
  path: "/docs/mcp",
  title: "Connect an agent by MCP",
  description:
    "One address for agents: how a client of the Model Context Protocol connects, what it finds, and how code calls everything.",
  render: (site) =>
    guide({
      title: "Connect an agent by MCP",
      lede: "One address holds everything that this server does, as tools and as code. A client of the Model Context Protocol needs nothing but that address.",
      sections: renderSections(SECTIONS, site),
    }),
};

const SECTIONS: readonly GuideSection<Site>[] = [
  { id: "connect", title: "Connect", render: connect },
  { id: "keys", title: "Keys", render: keys },
  { id: "lists", title: "Two lists of tools", render: lists },
  { id: "code", title: "Code that calls everything", render: code },
  { id: "charges", title: "Calls that cost money", render: charges },
  { id: "tasks", title: "Work that takes long", render: tasks },
  { id: "more", title: "Guides, prompts, long answers", render: more },
  { id: "errors", title: "Errors", render: errors },
];

function connect({ publicUrl }: Site): Html {
  const settings = { mcpServers: { gatehouse: { type: "http", url: `${publicUrl}/mcp` } } };
  return html`<p>The address is <code>${publicUrl}/mcp</code>, over streamable HTTP. It speaks the revision 2026-07-28 and those before it, and keeps no sessions, so that any copy of this server may answer the next message. Most clients take this:</p>
${codeBlock({ id: "connect-code", label: "Settings of a client", language: "json", code: JSON.stringify(settings, null, 2) })}
<p>From a shell, a method alone will do:</p>
${codeBlock({ id: "list-code", label: "List the tools", code: `curl -sS "${publicUrl}/mcp" -d '{"method":"tools/list"}'` })}`;
}

function keys(): Html {
  return html`<p>Listing, reading guides, signing up for <a href="/docs/jobs">jobs</a> and making a key for <a href="/api/v1/docs">evidence and memory</a> need no key; keys of the gateway come with an <a href="/account">account</a>. Where one is needed, it comes in a header of the connection, <code>x-api-key</code> or <code>Authorization: Bearer</code>, or as the argument <code>api_key</code> of a call. Several keys may stand there with commas between them; which one opens what is told by its shape.</p>
<p>Calls by MCP, by code and over HTTP count against the same key and the same quota.</p>`;
}

function lists({ publicUrl }: Site): Html {
  return html`<p><code>/mcp</code> has a short list, so that it leaves a model its context: three tools for code, and the calls that a newcomer begins with. <code>${publicUrl}/mcp?tools=all</code> has one tool for each operation of each family and service, with the schemas of its arguments and of its answer.</p>
${table({
  caption: "The tools for code",
  head: ["Tool", "What it does"],
  rows: [
    [html`<code>search_api</code>`, "finds operations by what is wanted"],
    [
      html`<code>describe_api</code>`,
      "shows operations or whole families as TypeScript declarations",
    ],
    [html`<code>run_code</code>`, "runs JavaScript or TypeScript that calls them"],
  ],
})}`;
}

function code({ publicUrl }: Site): Html {
  const source =
    "const { api_key } = await gatehouse.evidence.createEvidenceKey({ email: 'me@example.org' }); const packet = await gatehouse.evidence.sealDecision({ agent_id: 'buyer', decision: 'supplier B', api_key }); return await gatehouse.evidence.verifyEvidence({ packet });";
  const call = { method: "tools/call", params: { name: "run_code", arguments: { code: source } } };
  return html`<p>Many calls fit into one run, and what is between them never passes through the model. Code runs in an isolate without network and files, with 64 MiB of memory and 10 s of time; <code>gatehouse</code> has a function for each operation, and <code>console</code> is part of the answer, as is a list of the calls that were made.</p>
${codeBlock({ id: "run-code", label: "A key, a sealed decision, its verification", code: `curl -sS "${publicUrl}/mcp" -d "$(cat <<'JSON'\n${JSON.stringify(call)}\nJSON\n)"` })}`;
}

function charges(): Html {
  return html`<p>A run that comes to a call that costs money stops there and answers <code>paused</code>, with the call, a <code>run_id</code> and a <code>resume_code</code>. <code>run_code</code> with both and <code>answer</code>, <code>approve</code> or <code>refuse</code>, lets it go on where it stood, within the hour. <code>approve_charges: true</code> approves all of them before the run.</p>`;
}

function tasks(): Html {
  return html`<p>For clients that declare <code>io.modelcontextprotocol/tasks</code> a job is a task, and so is a solve that takes more than 10 s: the call is answered with a <code>taskId</code>, and <code>tasks/get</code> tells what came of it for an hour. A task is on disk before it is answered. It outlives this server: one that was cut off goes on when it is asked for, and is not done twice. Other clients wait for the answer itself.</p>`;
}

function more(): Html {
  return html`<p>The <a href="/docs">guides</a> and the <a href="/v1/catalogue">catalogue</a> of services are resources, each prompt is a beginning for an agent, and arguments of both can be completed. An answer of more than 24,000 characters is cut; <code>run_code</code> with its <code>cursor</code> reads on there for ten minutes.</p>`;
}

function errors(): Html {
  return html`<p>What the model can do something about is the answer of the tool, with <code>isError</code>: the code, a sentence, and the status and body as over HTTP. What is wrong with the message itself is an error of JSON-RPC:</p>
${table({
  caption: "Errors of messages",
  head: ["Code", "What it means"],
  rows: [
    ["-32700", "the body is no JSON"],
    ["-32600", "it is not one JSON-RPC message, or too large"],
    ["-32601", "there is no such method"],
    ["-32602", "a parameter is wrong, or names what is not there"],
    ["-32020", "a header says something else than the body"],
    ["-32021", "the client did not declare what this needs"],
    ["-32022", "the revision is not one of this server"],
  ],
})}
<p>Which errors an operation answers is in its <a href="/openapi.json">description</a>.</p>`;
}
