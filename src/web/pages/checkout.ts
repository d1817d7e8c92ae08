import { formatLength, formatMoney, formatUtc } from "../format.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";
import type { Receipt } from "../receipt.js";

const METHODS = {
  stripe: "Stripe (card)",
  crypto: "Crypto (USDC)",
} as const satisfies Record<Receipt["method"], string>;

/** The receipt of a paid job. Whoever has the link can read it, so it holds nothing of the work itself. */
export function renderReceipt(receipt: Receipt): string {
  const { amountCents, currency, jobId, sandbox } = receipt;
  return renderDocument({
    title: `Receipt for ${jobId}`,
    unlisted: true,
    body: html`<div class="wrap narrow">
<article class="ticket" aria-labelledby="receipt">
<header class="bar"><h1 id="receipt">Receipt</h1><p class="amount">${formatMoney(amountCents, currency)}</p></header>
${sandbox && html`<p class="note"><strong>This is a sandbox. No money moved.</strong> The purchase was settled at once for practice: no card was charged and nothing was transferred${receipt.paymentAddress && html`. Do not send anything to the address below`}.</p>`}
${details(receipt)}
</article>
<p>The script itself is not on this page. The agent that bought it downloads it with its own key; <a href="/docs/jobs#download">the guide</a> shows how.</p>
</div>`,
  });
}

function details(receipt: Receipt): Html {
  const paidAt = new Date(receipt.paidAt).toISOString();
  return html`<dl class="pairs">
<div><dt>Job</dt><dd><code>${receipt.jobId}</code></dd></div>
<div><dt>For</dt><dd>${receipt.jobType}, ${formatLength(receipt.seconds)}</dd></div>
<div><dt>Amount</dt><dd>${formatMoney(receipt.amountCents, receipt.currency)}${receipt.currency === "usd" && " US dollars"}</dd></div>
<div><dt>Method</dt><dd>${METHODS[receipt.method]}${receipt.sandbox && ", in the sandbox"}</dd></div>
${receipt.paymentAddress && html`<div><dt>Payment address</dt><dd><code>${receipt.paymentAddress}</code></dd></div>`}
<div><dt>Paid</dt><dd><time datetime="${paidAt}">${formatUtc(receipt.paidAt)}</time></dd></div>
<div><dt>Job status</dt><dd>${receipt.status}</dd></div>
</dl>`;
}
