import type { MailPlace } from "../../http/caller/mail-place.js";
import type { Key } from "../../platform/keys/key.js";
import { codeBlock, table } from "../components.js";
import { formatUtc } from "../format.js";
import { type Html, type HtmlValue, html } from "../html.js";
import { renderDocument } from "../layout.js";

export const ACCOUNT_PATH = "/account";
export const MAKE_KEY_PATH = "/account/keys";
export const SIGN_OUT_PATH = "/account/sign-out";
export const NAME_LENGTH_MAX = 100;
const EMAIL_LENGTH_MAX = 254;

/** What a key of an account opens, in the words of its form. */
const REALMS = [
  ["gateway", "The gateway: the services behind one key"],
  ["products", "Products: vectors, portfolio weights, webhooks"],
] as const;

export type AccountRealm = (typeof REALMS)[number][0];

export function isAccountRealm(text: string): text is AccountRealm {
  return REALMS.some(([realm]) => realm === text);
}

/** A field that was filled in wrongly: what is wrong, and what was typed. */
export interface Mistake {
  readonly message: string;
  readonly typed: string;
}

/** Signing up and signing in are one form. */
export function renderSignUp(mistake?: Mistake): string {
  return renderPage({
    title: "Sign up or sign in",
    description: "Get a link by mail that signs you in, and makes your account at its first use.",
    body: html`<p class="lede">Give your e-mail address. The link that is mailed to it signs you in, and makes your account at its first use. There is no password.</p>
<form class="form" method="post" action="${ACCOUNT_PATH}">
<p><label for="email">E-mail address</label><input id="email" name="email" type="email" autocomplete="email" required maxlength="${EMAIL_LENGTH_MAX}" value="${mistake?.typed}"${
      mistake && html` aria-invalid="true" aria-describedby="email-mistake"`
    }></p>
${mistake && html`<p class="mistake" id="email-mistake" role="alert">${mistake.message}</p>`}
<p class="actions"><button class="button">Mail me a link</button></p></form>
<p class="small">No account is needed for <a href="/docs/jobs">script jobs</a> or for <a href="/api/v1/docs">evidence and memory</a>: their keys come from one call.</p>`,
  });
}

const PLACES: Readonly<Record<MailPlace, Html>> = {
  mailbox: html`<p>It works once and for 30 minutes. Nothing there after a few minutes? Look among the unwanted mail, then ask again.</p>`,
  page: html`<p>This server sends no mail yet: it waits in the <a href="/dev/mailbox">local mailbox</a>, which this machine alone can open.</p>`,
  command: html`<p>This server sends no mail yet: its operator reads the link with <code>gatehouse mail list</code>.</p>`,
};

/** The same whether the address has an account or not. */
export function renderLinkSent(email: string, place: MailPlace): string {
  return renderPage({
    title: "A link is on its way",
    body: html`<p class="lede">It was written to <strong>${email}</strong>, unless links that work are waiting there already.</p>${PLACES[place]}`,
  });
}

export interface AccountState {
  readonly email: string;
  /** The keys that work, newest first. */
  readonly keys: readonly Key[];
  /** Why no key was made just now. */
  readonly refusal?: string;
}

export function renderAccount({ email, keys, refusal }: AccountState): string {
  return renderPage({
    title: "Your account",
    body: html`<p class="lede">You are signed in as <strong>${email}</strong>.</p>
${refusal !== undefined && html`<p class="mistake" role="alert">No key was made: ${refusal}.</p>`}
<h2>Make a key</h2>
${keyForm()}
<h2>Keys that work</h2>
${keys.length === 0 ? html`<p>There is none yet.</p>` : keyTable(keys)}
<p class="small">Rotating and revoking keys, usage and access to services that are granted on request: routes under <code>/v1/account</code>, in the <a href="/openapi.json">OpenAPI document</a>.</p>
<form method="post" action="${SIGN_OUT_PATH}"><p class="actions"><button class="button quiet">Sign out</button></p></form>`,
  });
}

/** Asks for a new key of the account that is signed in. */
export function keyForm(): Html {
  return html`<form class="form" method="post" action="${MAKE_KEY_PATH}">
<p><label for="name">Name</label><input id="name" name="name" required maxlength="${NAME_LENGTH_MAX}" value="my agent"></p>
<p><label for="realm">For</label><select id="realm" name="realm">${REALMS.map(
    ([realm, label]) => html`<option value="${realm}">${label}</option>`,
  )}</select></p>
<p class="actions"><button class="button">Make a key</button></p></form>`;
}

/** A key that was made, which no later page shows. */
export function renderMadeKey(made: {
  readonly text: string;
  readonly realm: AccountRealm;
  readonly publicUrl: string;
}): string {
  return renderPage({
    title: "Your new key",
    body: html`<p class="lede">Copy it now: it is shown this once and cannot be recovered.</p>
${codeBlock({ id: "key", label: "Key", language: "text", code: made.text })}
<h2>A first call</h2>
${codeBlock({ id: "first-call", label: "First call", code: firstCall(made) })}
<p class="actions"><a class="button" href="${ACCOUNT_PATH}">Back to your account</a></p>`,
  });
}

function firstCall({
  text,
  realm,
  publicUrl,
}: {
  readonly text: string;
  readonly realm: AccountRealm;
  readonly publicUrl: string;
}): string {
  const call =
    realm === "gateway"
      ? `"${publicUrl}/v1/api/og-card/card.svg?title=Many%20doors"`
      : `${publicUrl}/v1/optimizer/optimize \\
  -d '{"assets":["AAPL","MSFT","GOOG"],"risk_free_rate":0.02}'`;
  return `key=${text}\ncurl -sS -H "Authorization: Bearer $key" \\\n  ${call}`;
}

function keyTable(keys: readonly Key[]): Html {
  return table({
    caption: "Keys that work",
    head: ["Name", "Begins with", "For", "Made"],
    rows: keys.map(({ name, hint, realm, createdAt }) => [
      name,
      html`<code>${hint}…</code>`,
      realm,
      formatUtc(createdAt),
    ]),
  });
}

function renderPage({
  title,
  description,
  body,
}: {
  readonly title: string;
  readonly description?: string;
  readonly body: HtmlValue;
}): string {
  return renderDocument({
    path: ACCOUNT_PATH,
    title,
    ...(description === undefined ? { unlisted: true } : { description }),
    body: html`<div class="wrap narrow title flow"><h1>${title}</h1>${body}</div>`,
  });
}
