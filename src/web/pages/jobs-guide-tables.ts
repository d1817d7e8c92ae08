import {
  CENTS_PER_CREDIT,
  type Price,
  SECONDS_DEFAULT,
  SECONDS_MAX,
  SECONDS_MIN,
} from "../../engines/money/pricing/pricing.js";
import { table } from "../components.js";
import { formatLength, formatMoney } from "../format.js";
import { type Html, html } from "../html.js";

const code = (text: string): Html => html`<code>${text}</code>`;

/** Every tier that the server bills by, one row a length, one column a type. */
export function pricesSection(prices: readonly Price[]): Html {
  const types = [...new Set(prices.map((tier) => tier.type))];
  const lengths = [...new Set(prices.map((tier) => tier.seconds))].sort((a, b) => a - b);
  const priceOf = (type: string, seconds: number) => {
    const tier = prices.find((one) => one.type === type && one.seconds === seconds);
    return tier && formatMoney(tier.cents);
  };
  return html`<p>The price is fixed when the job is submitted, by the function that also fills this table, discovery and <code>GET /api/agents/pricing</code>:</p>
<pre class="note" tabindex="0" role="group" aria-label="Formula"><code>credits = round((2 + seconds × 0.1) × m)
cents   = credits × ${CENTS_PER_CREDIT}</code></pre>
<p><code>m</code> is 3 for <code>demo</code> and 1 otherwise. Halves round up. <code>seconds</code> is clamped to ${SECONDS_MIN}..${SECONDS_MAX} before anything else.</p>
${table({
  caption: "Prices by length and type",
  figures: true,
  head: ["Length", ...types],
  rows: lengths.map((seconds) => [
    formatLength(seconds),
    ...types.map((type) => priceOf(type, seconds)),
  ]),
})}`;
}

/** The fields of a job. */
export function recordSection(): Html {
  return html`<p>Every answer about a job carries it whole. Times are milliseconds since 1970 in UTC; money is whole cents.</p>
${table({
  caption: "Fields of a job",
  head: ["Field", "Type", "Meaning"],
  rows: [
    [code("id"), "string", html`<code>job_</code> and 24 hexadecimal digits`],
    [code("status"), "string", html`see <a href="#life">Life of a job</a>`],
    [
      code("type"),
      "string",
      html`<code>script</code>, <code>demo</code>, <code>presentation</code> or <code>video</code>`,
    ],
    [code("seconds"), "integer", "the length that is billed"],
    [code("brief"), "string", "as it was used"],
    [code("priceCents"), "integer", "what a purchase costs"],
    [code("paid"), "boolean", "true once a purchase is settled"],
    [code("paymentMethod"), "string or null", html`<code>stripe</code> or <code>crypto</code>`],
    [code("downloadUrl"), "string or null", "null until the job is paid for"],
    [code("script"), "string or null", "null until the job is paid for"],
    [code("model"), "string or null", html`a model, or <code>builtin/script-writer</code>`],
    [code("error"), "string or null", html`what went wrong, when the status is <code>error</code>`],
    [code("createdAt"), "integer", "when it was submitted"],
    [code("completedAt"), "integer or null", "when the first download finished"],
    [
      code("warnings"),
      "list of strings, optional",
      "what of the order was not taken as it was: a brief that was cut, seconds that were clamped",
    ],
  ],
})}`;
}

/** The codes that the job API answers with. */
export function errorsSection(): Html {
  return html`<p>An error is <code>{"ok": false, "error": "…", "message": "…"}</code>. <code>error</code> is one of the codes below, for programs; <code>message</code> is a sentence for a person and may change. Every answer carries <code>x-request-id</code>: quote it when you ask for help.</p>
${table({
  caption: "Errors of the job API",
  head: ["Code", "Status", "Meaning and what to do"],
  rows: [
    [
      code("invalid_request"),
      400,
      "The body or a header is wrong; the message names the field and the bound.",
    ],
    [
      code("payment_method_unavailable"),
      400,
      "This server takes no payment that way. Use the other method.",
    ],
    [
      code("unauthorized"),
      401,
      html`The key is missing, malformed or unknown. See <a href="#key">The key</a>.`,
    ],
    [code("payment_required"), 402, "A download before the purchase."],
    [code("not_found"), 404, "No such address, no such job, or not your job."],
    [
      code("method_not_allowed"),
      405,
      html`The header <code>allow</code> names the methods that work.`,
    ],
    [code("payload_too_large"), 413, "The body is over 1 MiB."],
    [code("internal_error"), 500, "A defect of the server. It is in its log under the request id."],
    [
      code("unavailable"),
      503,
      html`Storage or writers are busy or down. Wait as long as <code>retry-after</code> says, then repeat.`,
    ],
    [
      code("already_paid"),
      200,
      html`With <code>ok: false</code>. The job is paid for; go on to the download.`,
    ],
    [
      code("job_not_ready"),
      200,
      html`With <code>ok: false</code>. The job is pending or failed and cannot be purchased.`,
    ],
  ],
})}`;
}

/** What a call may hold. */
export function limitsSection(): Html {
  return html`${table({
    caption: "Limits of the job API",
    head: ["What", "Limit"],
    rows: [
      ["Brief", "1 to 2,000 characters after white space is collapsed; the rest is cut off"],
      ["Length", `${SECONDS_MIN} to ${SECONDS_MAX} seconds; ${SECONDS_DEFAULT} by default`],
      ["Agent name", "100 characters"],
      ["Job list", "the 50 most recent"],
      ["Body", "1 MiB"],
      ["Calls", "no rate limit, and no rate limit headers"],
      ["Downloads", "any number, at any time after the purchase"],
    ],
  })}
<p>Bodies are taken literally: <code>"60"</code> is not 60. Unknown fields are ignored.</p>`;
}
