import type { Receipt } from "../../services/payments/ledger.js";
import { formatLength, formatMoney, formatUtc } from "../format.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";

const METHODS = {
  stripe: "Stripe (card)",
  crypto: "Crypto (USDC)",
} as const satisfies Record<Receipt["method"], string>;

/** The receipt of a purchase. Whoever has the link can read it, so it holds nothing of the work itself. */
export function renderReceipt(receipt: Receipt): string {
  const { orderId, amountCents, currency, sandbox, paymentAddress } = receipt;
  return renderDocument({
    title: `Receipt for ${orderId}`,
    unlisted: true,
    body: html`<div class="wrap narrow">
<article class="ticket" aria-labelledby="receipt">
<header class="bar"><h1 id="receipt">Receipt</h1><p class="amount">${formatMoney(amountCents, currency)}</p></header>
${sandbox && html`<p class="note"><strong>This is a sandbox. No money moved.</strong> The purchase was settled at once for practice: no card was charged and nothing was transferred${paymentAddress && html`. Do not send anything to the address below`}.</p>`}
<dl class="pairs">${itemRows(receipt)}${paymentRows(receipt)}${stateRow(receipt)}
</dl>
</article>
${noteOf(receipt)}
</div>`,
  });
}

function itemRows({ noun, orderId, item: { name, seconds } }: Receipt): Html {
  return html`
<div><dt>${noun}</dt><dd><code>${orderId}</code></dd></div>
<div><dt>For</dt><dd>${name}${seconds !== undefined && `, ${formatLength(seconds)}`}</dd></div>`;
}

function stateRow({ state: { name, value } }: Receipt): Html {
  return html`
<div><dt>${name}</dt><dd>${typeof value === "number" ? timeOf(value) : value}</dd></div>`;
}

/** What stands in backquotes is code, what stands in brackets is the link. */
function noteOf({ note: { text, href } }: Receipt): Html {
  const parts = text.split(/(`[^`]+`|\[[^\]]+\])/);
  return html`<p>${parts.map((part) => {
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith("[") ? html`<a href="${href}">${part.slice(1, -1)}</a>` : part;
  })}</p>`;
}

function paymentRows(receipt: Receipt): Html {
  return html`
<div><dt>Amount</dt><dd>${formatMoney(receipt.amountCents, receipt.currency)}${receipt.currency === "usd" && " US dollars"}</dd></div>
<div><dt>Method</dt><dd>${METHODS[receipt.method]}${receipt.sandbox && ", in the sandbox"}</dd></div>
${receipt.paymentAddress && html`<div><dt>Payment address</dt><dd><code>${receipt.paymentAddress}</code></dd></div>`}
<div><dt>Paid</dt><dd>${timeOf(receipt.settledAt)}</dd></div>`;
}

function timeOf(time: number): Html {
  return html`<time datetime="${new Date(time).toISOString()}">${formatUtc(time)}</time>`;
}
