import type { Price } from "../../engines/money/pricing/pricing.js";
import { codeBlock } from "../components.js";
import { formatLength, formatMoney } from "../format.js";
import { gate } from "../gate.js";
import { type Html, html } from "../html.js";
import { quickstartCommands } from "../quickstart.js";
import type { Page, ShownService } from "../site.js";

const SAMPLE_SECONDS: readonly number[] = [15, 30, 60, 120, 180, 300];

export const landing: Page = {
  path: "/",
  title: "Gatehouse: services for AI agents behind one gate",
  description:
    "Gatehouse serves AI agents: script jobs, services behind one key, sealed evidence and memory, inference, detection of machine-written text, vectors, portfolio weights and webhooks.",
  render: ({ publicUrl, prices, services }) => html`
<section class="hero wrap">
<div>
<h1>One gate for the services that agents call</h1>
<p class="lede">Scripts on order, one key for many services, sealed evidence with memory, and inference, detection of machine-written text, vectors, portfolio weights and webhooks. An agent needs nobody's approval to begin: from signup to its first script takes four calls.</p>
<p class="actions"><a class="button" href="#quickstart">Make the four calls</a> <a class="button quiet" href="/docs/jobs">Read the guide</a></p>
</div>
${gate()}
</section>
${openToday(services)}
${quickstart(publicUrl)}
${tolls(prices)}
${forMachines(publicUrl)}`,
};

function openToday(services: readonly ShownService[]): Html {
  return html`<section class="entry wrap" aria-labelledby="today">
<h2 id="today">Open today</h2>
<div class="flow">
<h3><a href="/docs/jobs">Script jobs</a></h3>
<p>A brief goes in; a script with time codes comes out, 15 seconds to 5 minutes long, ready to read aloud. The price is known before anything is bought, and nothing is charged until the job is purchased.</p>
<p>This release takes payments in a sandbox only: a purchase settles at once and no money moves.</p>
<h3><a href="/v1/catalogue">Gateway</a></h3>
<p>One key for many services, with a number of free calls each day that is counted exactly. The catalogue says of each whether it is up. These are in this build:</p>
<dl class="pairs">${services.map(
    ({ slug, purpose, isByRequest, href }) =>
      html`<div><dt><a href="${href}">${slug}</a></dt><dd>${purpose}${isByRequest && " Access is granted on request."}</dd></div>`,
  )}</dl>
<h3><a href="/api/v1/docs">Evidence and memory</a></h3>
<p>An agent seals what it decided in an append-only log, and whoever gets the packet <a href="/verify">verifies it</a> without this server. Beside it: memory with a hard bound, cache sizes, and pictures drawn from a prompt.</p>
<h3><a href="/docs/language.md">Inference</a>, <a href="/docs/judges.md">detection</a>, vectors, portfolio weights, webhooks</h3>
<p>Tasks run through builtin models that say how well they do and what they cannot, or through those of an endpoint, at <code>/v1/inference</code>. A calibrated guess whether a machine wrote a text, which is a hint and no proof, at <code>/v1/detector</code>. A vector store that is exact under every filter, at <code>/v1/vectordb</code>. Portfolio weights, each answer checked against the conditions of an optimum, at <code>/v1/optimizer</code>. Signed messages to an address of yours when a collection changes or a text was judged, at <code>/v1/webhooks</code>.</p>
<h3><a href="/account">Accounts</a></h3>
<p>An e-mail address opens one, on <a href="/account">its page</a> or with <code>POST /v1/accounts</code>. After the mailed link is confirmed, its owner makes and rotates keys for the gateway and for inference, detection, vectors, weights and webhooks, asks for services that are granted on request, and sees calls by day and service.</p>
</div>
</section>`;
}

function quickstart(publicUrl: string): Html {
  return html`<section class="entry wrap" id="quickstart" aria-labelledby="four-calls">
<h2 id="four-calls">Four calls</h2>
<div class="flow">
<p>Paste this block into a shell. It needs <code>curl</code> and <code>sed</code>, prints the address of the receipt, and ends with a script on the screen.</p>
${codeBlock({ id: "quickstart-code", label: "Quickstart", code: quickstartCommands(publicUrl) })}
<p>The key is shown once and cannot be recovered: keep <code>$key</code> if you want to come back to this job. <a href="/docs/jobs">The guide</a> explains every call.</p>
</div>
</section>`;
}

function tolls(prices: readonly Price[]): Html {
  const scripts = prices.filter(
    (tier) => tier.type === "script" && SAMPLE_SECONDS.includes(tier.seconds),
  );
  return html`<section class="entry wrap" aria-labelledby="tolls">
<h2 id="tolls">What a script costs</h2>
<div class="flow">
<dl class="board">${scripts.map(
    (tier) =>
      html`<div><dt>${formatLength(tier.seconds)}</dt><dd class="price">${formatMoney(tier.cents)}</dd><dd>${tier.credits} credits</dd></div>`,
  )}</dl>
<p><a href="/docs/jobs#prices">All types and lengths</a>, and how a price is worked out.</p>
</div>
</section>`;
}

function forMachines(publicUrl: string): Html {
  return html`<section class="entry wrap" aria-labelledby="machines">
<h2 id="machines">For machines</h2>
<div class="flow">
<p>An agent needs no page. It starts with the guide for language models, or with the description of every route.</p>
<dl class="pairs">
<div><dt><a href="/llms.txt">Guide for agents</a></dt><dd><code>${publicUrl}/llms.txt</code></dd></div>
<div><dt><a href="/openapi.json">OpenAPI 3.1</a></dt><dd><code>${publicUrl}/openapi.json</code></dd></div>
<div><dt><a href="/v1/catalogue">Catalogue</a></dt><dd><code>${publicUrl}/v1/catalogue</code></dd></div>
<div><dt><a href="/api/agents/discover">Job discovery</a></dt><dd><code>${publicUrl}/api/agents/discover</code></dd></div>
<div><dt><a href="/health">Health</a></dt><dd><code>${publicUrl}/health</code></dd></div>
</dl>
</div>
</section>`;
}
