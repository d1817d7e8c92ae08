import helmet from "@fastify/helmet";
import staticFiles from "@fastify/static";
import type {} from "@fastify/swagger";
import type { FastifyPluginAsync } from "fastify";
import { isLoopbackUrl } from "../http/caller/this-machine.js";
import { ASSETS_ROOT } from "./assets.js";
import type { Confirmations } from "./confirmations.js";
import { renderDocument } from "./layout.js";
import type { Mailbox } from "./mailbox.js";
import { renderReceipt } from "./pages/checkout.js";
import { confirmPage } from "./pages/confirm.js";
import { devMailbox } from "./pages/dev-mailbox.js";
import { docsIndex } from "./pages/docs.js";
import { renderErrorPage } from "./pages/error.js";
import { jobsGuide } from "./pages/jobs-guide.js";
import { landing } from "./pages/landing.js";
import type { Receipts } from "./receipt.js";
import { pageHelmet } from "./security-headers.js";
import type { Page, Site } from "./site.js";

export interface WebOptions extends Site {
  readonly receipts: Receipts;
  readonly confirmations: Confirmations;
  /** Where mail waits on this machine; its page is there only while the site is for this machine. */
  readonly mailbox?: Mailbox | undefined;
}

const GUIDES: readonly Page[] = [jobsGuide];
const PAGES: readonly Page[] = [landing, docsIndex(GUIDES), ...GUIDES];

const HTML_TYPE = "text/html; charset=utf-8";
const ORDER_ID = /^(job|upg)_[0-9a-f]{24}$/;

/** The pages for people. */
export const web: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const { receipts, confirmations, mailbox, ...site } = options;
  await app.register(helmet, pageHelmet(site.publicUrl));
  await app.register(staticFiles, {
    root: ASSETS_ROOT,
    prefix: "/assets/",
    index: false,
    decorateReply: false,
    maxAge: "1h",
  });

  for (const page of PAGES) {
    const { path, title, description } = page;
    // Nothing in these pages depends on the request, so each is rendered once.
    const document = renderDocument({ path, title, description, body: page.render(site) });
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(HTML_TYPE).header("cache-control", "no-cache").send(document),
    );
  }

  app.get<{ Params: { orderId: string } }>(
    "/checkout/:orderId",
    { schema: { hide: true } },
    async ({ id: requestId, params: { orderId } }, reply) => {
      const receipt = ORDER_ID.test(orderId) ? await receipts.find(orderId) : undefined;
      reply.type(HTML_TYPE).header("cache-control", "no-store");
      if (receipt) return renderReceipt(receipt);
      const message = "There is no receipt at this address. It appears once the order is paid.";
      reply.code(404);
      return renderErrorPage({ status: 404, title: "No such receipt", message, requestId });
    },
  );

  await app.register(confirmPage, { publicUrl: site.publicUrl, confirmations });
  if (mailbox && isLoopbackUrl(site.publicUrl)) {
    await app.register(devMailbox, { publicUrl: site.publicUrl, mailbox });
  }
};
