import type { FastifyPluginAsync } from "fastify";
import { sessionCookie } from "../../http/caller/session-cookie.js";
import type { Needed } from "../../platform/parts/part.js";
import { codeBlock } from "../components.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";
import { keyForm } from "./account-view.js";
import { FORM_BYTES_MAX, servePagesWithForms } from "./forms.js";

const PATH = "/account/confirm";
const TOKEN_LENGTH_MAX = 256;

export type ConfirmPageOptions = Needed<"publicUrl" | "accounts" | "clock">;

/**
 * Where the link of a confirmation mail leads. Opening it spends nothing, for mail scanners open
 * links too; its button posts the token, and only that signs in.
 */
export const confirmPage: FastifyPluginAsync<ConfirmPageOptions> = async (
  app,
  { publicUrl, accounts, clock },
) => {
  servePagesWithForms(app, publicUrl);

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    PATH,
    { schema: { hide: true } },
    async ({ query: { token } }, reply) => {
      if (typeof token === "string" && token !== "" && token.length <= TOKEN_LENGTH_MAX) {
        return renderButton(token);
      }
      reply.code(400);
      return renderRefusal({ heading: "This link is not complete", publicUrl });
    },
  );

  app.post<{ Body: URLSearchParams | undefined }>(
    PATH,
    { bodyLimit: FORM_BYTES_MAX, schema: { hide: true } },
    async ({ body }, reply) => {
      const confirmed = await accounts.confirm(body?.get("token") ?? "");
      if (confirmed) {
        const { session, expiresAt } = confirmed;
        const seconds = Math.round((expiresAt - clock()) / 1000);
        reply.header("set-cookie", sessionCookie(session, { publicUrl, seconds }));
        return renderConfirmed(publicUrl, confirmed.account.email);
      }
      reply.code(401);
      return renderRefusal({ heading: "This link no longer works", publicUrl });
    },
  );
};

function renderButton(token: string): string {
  return renderPage(
    "Confirm your address",
    html`<p class="lede">One press confirms the address that this link was sent to and signs you in here for 7 days.</p>
<form method="post" action="${PATH}"><input type="hidden" name="token" value="${token}"><p class="actions"><button class="button">Confirm the address</button></p></form>
<p class="small">If you did not ask for this link, close the page: nothing has happened yet.</p>`,
  );
}

function renderConfirmed(publicUrl: string, email: string): string {
  return renderPage(
    "Your address is confirmed",
    html`<p class="lede">You are signed in here as <strong>${email}</strong> for 7 days.</p>
<h2>Make a key</h2>
${keyForm()}
<p><a href="/account">Your account</a> lists the keys that work.</p>
<h2>Make a key with curl</h2>
<p>A shell signs in by itself, with a link of its own:</p>
${codeBlock({ id: "new-link", label: "Ask for a link", code: linkCommand(publicUrl, email) })}
<p>Put the token of that link into the first line here. The last answer holds the key, this once.</p>
${codeBlock({ id: "make-key", label: "Make a key", code: keyCommands(publicUrl) })}`,
  );
}

function renderRefusal({ heading, publicUrl }: { heading: string; publicUrl: string }): string {
  return renderPage(
    heading,
    html`<p class="lede">A link works once and for 30 minutes, and only as a whole. Nobody was signed in.</p>
<h2>Get a new link</h2>
<p>Ask for one with your address. A newer link does not void an older one.</p>
${codeBlock({ id: "new-link", label: "Ask for a link", code: linkCommand(publicUrl, "you@example.org") })}`,
  );
}

function renderPage(heading: string, body: Html): string {
  return renderDocument({
    title: heading,
    unlisted: true,
    body: html`<div class="wrap narrow title flow"><h1>${heading}</h1>${body}</div>`,
  });
}

function linkCommand(publicUrl: string, email: string): string {
  return `curl -sS ${quoted(`${publicUrl}/v1/accounts`)} \\
  -d ${quoted(JSON.stringify({ email }))}`;
}

/** From the token of a link to a key of the gateway, for any POSIX shell with curl. */
function keyCommands(publicUrl: string): string {
  return `token='what stands behind token= in the link'
curl -sS -c gatehouse.cookies ${quoted(`${publicUrl}/v1/accounts/confirm`)} \\
  -d "{\\"token\\":\\"$token\\"}"
curl -sS -b gatehouse.cookies ${quoted(`${publicUrl}/v1/account/keys`)} \\
  -H 'content-type: application/json' \\
  -d '{"name":"my agent","realm":"gateway"}'`;
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
