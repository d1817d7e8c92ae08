import { html } from "../html.js";
import { type GuideNotice, markdownPathOf, type Page } from "../site.js";
import { evidenceGuide } from "./evidence-docs.js";
import { jobsGuide } from "./jobs-guide.js";
import { mcpGuide } from "./mcp-guide.js";
import { WRITTEN_GUIDES } from "./written-guides.js";

/** The guides of this server: those with a page first. */
export const GUIDES: readonly GuideNotice[] = [
  ...[jobsGuide, mcpGuide, evidenceGuide].map(({ path, title, description }) => ({
    path,
    title,
    description,
    markdownPath: markdownPathOf(path),
  })),
  ...WRITTEN_GUIDES.map(({ file, title, description }) => ({
    title,
    description,
    markdownPath: `/docs/${file}`,
  })),
];

/** The list of guides, and of the documents for machines. */
export const docs: Page = {
  path: "/docs",
  title: "Documentation",
  description:
    "The guides to the services of this Gatehouse, and the documents that machines read.",
  render: ({ publicUrl, version, services }) => html`
<div class="wrap title"><h1>Documentation</h1><p class="lede">Guides for people and documents for machines, as Gatehouse ${version} serves them.</p></div>
<section class="entry wrap" aria-labelledby="guides">
<h2 id="guides">Guides</h2>
<ul class="shelf">${GUIDES.map(
    (guide) =>
      html`<li class="flow"><h3><a href="${guide.path ?? guide.markdownPath}">${guide.title}</a></h3><p>${guide.description}${guide.path === undefined && " As Markdown."}</p></li>`,
  )}
<li class="flow"><h3><a href="/verify">Verify a packet</a></h3><p>A page that checks a sealed packet in your browser and sends it nowhere.</p></li>
<li class="flow"><h3><a href="/#quickstart">Quickstart</a></h3><p>From nothing to a script in one pasted block.</p></li></ul>
</section>
<section class="entry wrap" aria-labelledby="machines">
<h2 id="machines">For machines</h2>
<ul class="shelf">
<li class="flow"><h3><a href="/llms.txt">Guide for agents</a></h3><p>What is here and how to begin, short enough for a language model to read first.</p></li>
<li class="flow"><h3><a href="/docs.md">Guides as Markdown</a></h3><p>Every guide, and this list: add <code>.md</code> to its address, or ask for it with <code>Accept: text/markdown</code>.</p></li>
<li class="flow"><h3><a href="/openapi.json">OpenAPI document</a></h3><p>Every route with its schemas. Point a client generator at <code>${publicUrl}/openapi.json</code>.</p></li>
<li class="flow"><h3><a href="/.well-known/api-catalog">API catalog</a></h3><p>Every description of an API as links, by family and by service. Clients of MCP find the server by its <a href="/mcp/server-card">card</a> and the <a href="/.well-known/ai-catalog.json">AI catalog</a>.</p></li>
<li class="flow"><h3><a href="/v1/catalogue">Catalogue</a></h3><p>The services behind the gateway, and whether each is up. Each of these has a document of its own: ${services.map(
    ({ slug, href }, index) => html`${index > 0 && ", "}<a href="${href}">${slug}</a>`,
  )}.</p></li>
<li class="flow"><h3><a href="/api/agents/discover">Job discovery</a></h3><p>What the script job service offers and what is available now, as JSON.</p></li>
<li class="flow"><h3><a href="/api/agents/pricing">Prices</a></h3><p>Every type at seven lengths, computed by the function that bills.</p></li>
<li class="flow"><h3><a href="/api/v1/evidence/keys">Keys of the evidence log</a></h3><p>The public keys that packets are verified with, on this server or without it.</p></li>
<li class="flow"><h3><a href="/health">Health</a></h3><p>Whether this server and its parts are well. <a href="/status">The status page</a> shows people the same, and the last 90 days.</p></li>
</ul>
</section>`,
};
