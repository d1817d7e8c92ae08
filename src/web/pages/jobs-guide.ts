import { SECONDS_DEFAULT, SECONDS_MAX, SECONDS_MIN } from "../../engines/money/pricing/pricing.js";
import { codeBlock, type GuideSection, guide, renderSections } from "../components.js";
import { type Html, html } from "../html.js";
import type { Page, Site } from "../site.js";
import { errorsSection, limitsSection, pricesSection, recordSection } from "./jobs-guide-tables.js";

/** The page that `docsUrl` of the discovery document names. */
export const jobsGuide: Page = {
  path: "/docs/jobs",
  title: "Script job service",
  description:
    "From brief to spoken script by HTTP: discovery, prices, signup, jobs, purchase, download, errors.",
  render: (site) =>
    guide({
      title: "Script job service",
      lede: "An agent sends a brief and buys a spoken script. Four calls do it; this guide explains each of them, and what surrounds them.",
      sections: renderSections(SECTIONS, site),
    }),
};

/** What the builtin writes of the brief on the page; a test holds it to that. */
export const EXAMPLE = `[0:00-0:11 HOOK]
[VISUAL: Brindle & Oat biscuits]
[MUSIC 0:02]
Most treats are one third sugar.
Dog owners, meet Brindle & Oat biscuits.
[PAUSE 0:03]

[0:11-0:24 BEAT 1]
[VISUAL: Brindle & Oat]
[ON SCREEN: £6.50 · £11]
Brindle & Oat has five ingredients, is baked in Ludlow, and has no added sugar.
A bag costs £6.50, two bags £11.
[PAUSE 0:03]

[0:24-0:30 CLOSE]
[VISUAL: Brindle & Oat biscuits]
[ON SCREEN: brindleandoat.example · 14 June]
Order at brindleandoat.example before 14 June.
That's brindleandoat.example.
[MUSIC 0:03]`;

const SECTIONS: readonly GuideSection<Site>[] = [
  { id: "overview", title: "In short", render: overview },
  { id: "discover", title: "Discover", render: discover },
  { id: "prices", title: "Prices", render: ({ prices }) => pricesSection(prices) },
  { id: "signup", title: "Sign up", render: signup },
  { id: "key", title: "The key", render: key },
  { id: "submit", title: "Submit a job", render: submit },
  { id: "record", title: "The job record", render: recordSection },
  { id: "life", title: "Life of a job", render: life },
  { id: "purchase", title: "Purchase", render: purchase },
  { id: "download", title: "Download", render: download },
  { id: "script", title: "The script", render: script },
  { id: "errors", title: "Errors", render: errorsSection },
  { id: "repeats", title: "Safe repeats", render: repeats },
  { id: "limits", title: "Limits", render: limitsSection },
];

function overview({ publicUrl }: Site): Html {
  return html`<p>Every address below starts with <code>${publicUrl}</code>. Bodies are JSON in UTF-8; only the download is plain text. The order of work:</p>
<ol class="steps">
<li><strong>Sign up.</strong> The answer holds a key. Nobody has to approve it.</li>
<li><strong>Submit a brief.</strong> The call returns when the script exists; there is no queue to poll.</li>
<li><strong>Purchase the job.</strong> Until then nothing is charged and the script stays closed.</li>
<li><strong>Download.</strong> UTF-8 text, as often as you like.</li>
</ol>
<p>The <a href="/#quickstart">quickstart</a> does all four in one pasted block. Branch on <code>ok</code> in every JSON answer, not on the status code alone.</p>`;
}

function discover({ publicUrl }: Site): Html {
  return html`<p><code>GET /api/agents/discover</code> needs no key. It lists the job types with their price and whether they are available <em>at this moment</em>, every call, the form of keys, and what is deliberately not offered: webhooks, streaming, cancellation, bearer authentication, key recovery. Read it before you spend.</p>
<p>Of the four types <code>script</code>, <code>demo</code>, <code>presentation</code> and <code>video</code>, only <code>script</code> is fulfilled. The others accept a brief and are priced, but they deliver the script stage only, and discovery calls them <code>unavailable</code>.</p>
${codeBlock({ id: "discover-code", label: "Discovery call", code: `curl -sS "${publicUrl}/api/agents/discover"` })}`;
}

function signup({ publicUrl }: Site): Html {
  return html`<p><code>POST /api/agents/signup</code> works without a body. Two fields are optional: <code>agentName</code>, up to 100 characters, of which letters, digits, dash and underscore are kept; and <code>email</code>, a contact address. Without a name you are given one.</p>
${codeBlock({
  id: "signup-code",
  label: "Signup call",
  code: `curl -sS "${publicUrl}/api/agents/signup" -d '{ "agentName": "repair-cafe" }'`,
})}
${codeBlock({
  id: "signup-answer",
  label: "Signup answer",
  language: "json",
  code: `{
  "ok": true,
  "agentId": "agt_5f0c2a9d41b7e83c6a1d90f2",
  "apiKey": "sjs_3b9e…",
  "plan": "free",
  "agentName": "repair-cafe"
}`,
})}`;
}

function key(): Html {
  return html`<p>A key is <code>sjs_</code> and 32 lowercase hexadecimal digits. It goes into the header <code>x-api-key</code>. It is not a bearer token: the <code>Authorization</code> header is not read.</p>
<p>The key is shown once, in the signup answer, and there is no way to recover it. Without it the jobs it paid for cannot be downloaded. A missing, malformed or unknown key is answered with 401. A job of somebody else is answered with 404, exactly like one that does not exist.</p>`;
}

function submit({ publicUrl }: Site): Html {
  return html`<p><code>POST /api/agents/jobs</code> takes a <code>brief</code> and, if you like, <code>options</code>. White space in the brief is collapsed, and 2,000 characters are used. <code>options.type</code> is <code>script</code> unless you say otherwise; <code>options.seconds</code> is an integer, ${SECONDS_DEFAULT} by default, and clamped to ${SECONDS_MIN}..${SECONDS_MAX}; the clamped value is the one that is billed.</p>
${codeBlock({
  id: "submit-code",
  label: "Job call",
  code: `curl -sS "${publicUrl}/api/agents/jobs" -H "x-api-key: $key" -d '{
  "brief": "Tell visitors of the town library that it opens on Sundays from 10 to 16.",
  "options": { "seconds": 45 } }'`,
})}
${codeBlock({
  id: "submit-answer",
  label: "Job answer",
  language: "json",
  code: `{
  "ok": true,
  "job": {
    "id": "job_91c4e07ab35d2f6881e0c7a4",
    "status": "script_ready",
    "type": "script",
    "seconds": 45,
    "brief": "Tell visitors of the town library that it opens on Sundays from 10 to 16.",
    "priceCents": 175,
    "paid": false,
    "paymentMethod": null,
    "downloadUrl": null,
    "script": null,
    "model": "builtin/script-writer",
    "error": null,
    "createdAt": 1773479107000,
    "completedAt": null
  }
}`,
})}
<p>The call blocks until the script exists. Give your client a time-out of a minute or more. If the connection breaks, the job is not lost: it is in your list.</p>
<p>Look at <code>job.status</code> in the answer. <code>script_ready</code> means that it can be purchased; <code>error</code> means that no script came about, <code>job.error</code> says why, and nothing is owed. Both arrive with status 200.</p>
<p><code>GET /api/agents/jobs</code> lists your 50 most recent jobs, newest first. <code>GET /api/agents/jobs/{id}</code> gives one.</p>`;
}

function life(): Html {
  return html`<p>A job is written down before its script is, so it shows in your list from the first moment.</p>
<ol class="life">
<li><strong><code>pending</code></strong><p>The script is being written. If the server dies meanwhile, the job becomes <code>error</code> with <code>generation interrupted</code>.</p></li>
<li><strong><code>script_ready</code></strong><p>The script exists and the job can be purchased. Nothing is charged yet; <code>script</code> and <code>downloadUrl</code> are null.</p></li>
<li><strong><code>paid</code></strong><p>The purchase is settled. <code>script</code> and <code>downloadUrl</code> are filled in.</p></li>
<li><strong><code>complete</code></strong><p>The first download has finished. Further downloads stay possible.</p></li>
<li><strong><code>error</code></strong><p>Generation failed or was interrupted. The job stays as a record and can never be charged. Submit the brief again.</p></li>
</ol>`;
}

function purchase({ publicUrl }: Site): Html {
  return html`<p><code>POST /api/agents/jobs/{id}/purchase</code> takes one field, <code>paymentMethod</code>: <code>stripe</code> or <code>crypto</code>. The answer holds the job as it is after the call, <code>amount</code> in whole units (2 is two dollars) and <code>currency</code>: <code>usd</code> with a <code>checkoutUrl</code> for stripe, <code>usdc</code> with a <code>paymentAddress</code> for crypto.</p>
${codeBlock({
  id: "purchase-code",
  label: "Purchase call",
  code: `curl -sS "${publicUrl}/api/agents/jobs/$job/purchase" -H "x-api-key: $key" \\
  -d '{ "paymentMethod": "stripe" }'`,
})}
${codeBlock({
  id: "purchase-answer",
  label: "Purchase answer",
  language: "json",
  code: `{
  "ok": true,
  "job": { "id": "job_91c4e07ab35d2f6881e0c7a4", "status": "paid", "paid": true, … },
  "checkoutUrl": "${publicUrl}/checkout/job_91c4e07ab35d2f6881e0c7a4",
  "amount": 1.75,
  "currency": "usd",
  "sandbox": true
}`,
})}
<div class="note"><p><strong>Sandbox.</strong> When the answer says <code>"sandbox": true</code>, the purchase settled at once: the job is <code>paid</code> and no money moved. <code>checkoutUrl</code> leads to a receipt that says so. Never send anything to the <code>paymentAddress</code> of a sandbox.</p></div>
<p>Two outcomes come with status 200 and <code>ok: false</code>, so branch on <code>ok</code>: <code>already_paid</code> for a job that is paid for, and <code>job_not_ready</code> for one that is <code>pending</code> or failed. Two purchases at once charge once. This release takes payments in the sandbox only: on a server that is set to live payments, every purchase is refused with 400 and <code>payment_method_unavailable</code>.</p>`;
}

function download({ publicUrl }: Site): Html {
  return html`<p><code>GET /api/agents/jobs/{id}/download</code> sends the script as <code>text/plain</code> in UTF-8, as an attachment named <code>video-script.txt</code>. Before the purchase it answers 402.</p>
${codeBlock({
  id: "download-code",
  label: "Download call",
  code: `curl -sS -OJ "${publicUrl}/api/agents/jobs/$job/download" -H "x-api-key: $key"`,
})}
<p><code>HEAD</code> gives the same headers, <code>content-length</code> and <code>etag</code> among them. Send the etag back as <code>if-none-match</code> and an unchanged script costs a 304. Neither counts as a download: only a finished <code>GET</code> makes the job <code>complete</code>.</p>`;
}

function script(): Html {
  return html`<p>A script is written for the ear: time-coded sections on lines of their own, from a hook to a close, that follow each other without a gap up to the length that was billed. Each holds a cue for the picture, then what is spoken, a sentence a line. Lines in square brackets are not spoken. No section is spoken faster than 2.75 words a second.</p>
${codeBlock({
  id: "script-brief",
  label: "A brief",
  language: "text",
  code: `Write a 30-second radio ad for dog owners about Brindle & Oat biscuits.
Problem: most treats are one third sugar.
Brindle & Oat has five ingredients, is baked in Ludlow, and has no added sugar.
A bag costs £6.50, two bags £11.
No puns. CTA: Order at brindleandoat.example before 14 June.`,
})}
${codeBlock({ id: "script-example", label: "Its script by the builtin", language: "text", code: EXAMPLE })}
<p>To have the spoken text alone, drop the bracketed lines:</p>
${codeBlock({ id: "script-code", label: "Spoken lines only", code: "grep -v '^\\[' video-script.txt" })}
<p>Put in what must be said: who it is for, names, numbers, dates, prices, what the listener should do, and in which words it should end. Say how you want it, too: <em>no jokes</em>, <em>slow pace</em>, <em>say the number twice</em>. Directions are followed as far as the writer can, and not spoken; one that reads like a fact is best put behind a label such as <code>Tone:</code>. Labels such as <code>Price:</code> become sentences. Lines and list items are read as you set them.</p>
<h3 id="script-writers">Who writes</h3>
<p>Who wrote is in <code>job.model</code>. <strong><code>builtin/script-writer</code></strong> works by rules and a small classifier. It speaks the sentences of your brief, whole and as you wrote them, in the order that suits the kind of script (advertisement, invitation, appeal, explainer, how-to, safety, audio guide, tribute, meditation, announcement, demo), makes sentences of notes, and adds only those that name the topic and the listener. It explains nothing, finds no images and tells no story that the brief does not tell: a brief of whole sentences becomes a script that can be read out, a brief of notes one that wants an editor, and a brief of one line hardly a script at all. It speaks as much as the brief has to say, two words a second or so, and fills the rest with timed cues such as <code>[MUSIC 0:06]</code> and <code>[PAUSE 0:03]</code>. English is read best, then German, French, Spanish, Italian, Portuguese and Dutch; other languages get the sentences of the brief, in order, and nothing around them. The same brief gives the same script.</p>
<p>Where the operator has set up a <strong>language model</strong>, that writes, and its script is held against the brief before it is for sale: every number, date, price, link and name kept and none added, 2.0 to 2.75 words a second over the whole. After three tries that fail the job is an <code>error</code> with the reason, and nothing is owed.</p>`;
}

function repeats({ publicUrl }: Site): Html {
  return html`<p>A network can fail after the work is done. Send <code>Idempotency-Key</code> with any of the three POST calls, 1 to 128 printable characters of your choice, and repeat the call with the same key and the same body: within 24 hours you get the first answer again, marked <code>idempotency-replayed: true</code>, and the work is done once, even when both calls run at the same time.</p>
<p>At signup there is no account yet that could keep keys apart, so there the header must have at least 16 characters: take something that nobody can guess. The same key with another body is refused with 400. Answers of 401, 429 and 5xx are not kept, so those calls can simply be repeated.</p>
${codeBlock({
  id: "repeat-code",
  label: "A signup that can be repeated",
  code: `once=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')
curl -sS -X POST "${publicUrl}/api/agents/signup" -H "idempotency-key: $once"`,
})}`;
}
