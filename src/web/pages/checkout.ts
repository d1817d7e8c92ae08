import { formatLength, formatMoney, formatUtc } from "../format.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";
import type { JobReceipt, Receipt, UpgradeReceipt } from "../receipt.js";

const METHODS = {
  stripe: "Stripe (card)",
  crypto: "Crypto (USDC)",
} as const satisfies Record<Receipt["method"], string>;

/** The receipt of a purchase. Whoever has the link can read it, so it holds nothing of the work itself. */
export function renderReceipt(receipt: Receipt): string {
  const { amountCents, currency, sandbox } = receipt;
  const isUpgrade = "upgradeId" in receipt;
  return renderDocument({
    title: `Receipt for ${isUpgrade ? receipt.upgradeId : receipt.jobId}`,
    unlisted: true,
    body: html`<div class="wrap narrow">
<article class="ticket" aria-labelledby="receipt">
<header class="bar"><h1 id="receipt">Receipt</h1><p class="amount">${formatMoney(amountCents, currency)}</p></header>
${sandbox && html`<p class="note"><strong>This is a sandbox. No money moved.</strong> The purchase was settled at once for practice: no card was charged and nothing was transferred${receipt.paymentAddress && html`. Do not send anything to the address below`}.</p>`}
<dl class="pairs">${isUpgrade ? upgradeRows(receipt) : jobRows(receipt)}${paymentRows(receipt)}${isUpgrade ? upgradeState(receipt) : jobState(receipt)}
</dl>
</article>
${isUpgrade ? UPGRADE_NOTE : JOB_NOTE}
</div>`,
  });
}

const JOB_NOTE = html`<p>The script itself is not on this page. The agent that bought it downloads it with its own key; <a href="/docs/jobs#download">the guide</a> shows how.</p>`;
const UPGRADE_NOTE = html`<p>The key itself is not on this page. Its holder sees the tier with <code>GET /api/v1/key</code>; <a href="/api/v1/docs#calls">the guide</a> shows what it holds.</p>`;

function jobRows({ jobId, jobType, seconds }: JobReceipt): Html {
  return html`
<div><dt>Job</dt><dd><code>${jobId}</code></dd></div>
<div><dt>For</dt><dd>${jobType}, ${formatLength(seconds)}</dd></div>`;
}

function jobState({ status }: JobReceipt): Html {
  return html`
<div><dt>Job status</dt><dd>${status}</dd></div>`;
}

function upgradeRows({ upgradeId }: UpgradeReceipt): Html {
  return html`
<div><dt>Purchase</dt><dd><code>${upgradeId}</code></dd></div>
<div><dt>For</dt><dd>The tier pro of an evidence key</dd></div>`;
}

function upgradeState({ paidUntil }: UpgradeReceipt): Html {
  return html`
<div><dt>Paid until</dt><dd>${timeOf(paidUntil)}</dd></div>`;
}

function paymentRows(receipt: Receipt): Html {
  return html`
<div><dt>Amount</dt><dd>${formatMoney(receipt.amountCents, receipt.currency)}${receipt.currency === "usd" && " US dollars"}</dd></div>
<div><dt>Method</dt><dd>${METHODS[receipt.method]}${receipt.sandbox && ", in the sandbox"}</dd></div>
${receipt.paymentAddress && html`<div><dt>Payment address</dt><dd><code>${receipt.paymentAddress}</code></dd></div>`}
<div><dt>Paid</dt><dd>${timeOf(receipt.paidAt)}</dd></div>`;
}

function timeOf(time: number): Html {
  return html`<time datetime="${new Date(time).toISOString()}">${formatUtc(time)}</time>`;
}
