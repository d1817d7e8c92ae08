import type { FastifyPluginAsync } from "fastify";
import { errors } from "../../http/api-error.js";
import { isFromThisMachine } from "../../http/caller/this-machine.js";
import type { Mailer } from "../../platform/mail/mailer.js";
import { formatUtc } from "../format.js";
import { type Html, type HtmlValue, html } from "../html.js";
import { renderDocument } from "../layout.js";

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

export interface DevMailboxOptions {
  readonly publicUrl: string;
  readonly mailer: Pick<Mailer, "list">;
}

type Letter = Awaited<ReturnType<Mailer["list"]>>[number];

/**
 * The mail that was sent nowhere, for whoever tries the server out on the machine that it runs on.
 * Its links sign in as anybody, so to everybody else there is no such page.
 */
export const devMailbox: FastifyPluginAsync<DevMailboxOptions> = async (
  app,
  { publicUrl, mailer },
) => {
  app.get("/dev/mailbox", { schema: { hide: true } }, async ({ socket, headers }, reply) => {
    const provenance = { peer: socket.remoteAddress, headers };
    if (!isFromThisMachine(provenance, publicUrl)) throw errors.notFound("this path");
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return renderMailbox(await mailer.list(), publicUrl);
  });
};

function renderMailbox(letters: readonly Letter[], publicUrl: string): string {
  return renderDocument({
    title: "Local mailbox",
    unlisted: true,
    body: html`<div class="wrap narrow title"><h1>Local mailbox</h1>
<p class="lede">No mail server is set up, so mail waits here. Only this machine sees the page.</p>
${letters.map((letter) => renderLetter(letter, publicUrl))}
${letters.length === 0 && html`<p class="note">No mail has been written yet.</p>`}
</div>`,
  });
}

function renderLetter({ to, subject, text, createdAt }: Letter, publicUrl: string): Html {
  const at = new Date(createdAt).toISOString();
  return html`<article class="ticket"><header class="bar"><h2>${subject}</h2></header>
<dl class="pairs"><div><dt>To</dt><dd>${to}</dd></div><div><dt>Written</dt><dd><time datetime="${at}">${formatUtc(createdAt)}</time></dd></div></dl>
<p class="letter">${text.split(LINK).map((part) => linked(part, publicUrl))}</p></article>`;
}

/** Only links to this site can be followed: whatever else a message holds stays text. */
function linked(part: string, publicUrl: string): HtmlValue {
  const leadsHere = part.startsWith(`${publicUrl}/`) && URL.canParse(part);
  return leadsHere ? html`<a href="${part}">${part}</a>` : part;
}
