import helmet from "@fastify/helmet";
import staticFiles from "@fastify/static";
import { priceTiers } from "../engines/money/pricing/pricing.js";
import { mailPlace } from "../http/caller/mail-place.js";
import { addDiscoveryDocument } from "../http/discovery-documents.js";
import type { RouteScope } from "../http/family.js";
import { preferredType } from "../http/input/preferred-type.js";
import {
  type KeptRepresentation,
  keepRepresentation,
  sendDiscoveryDocument,
  sendOpenDocument,
  textRepresentation,
  varyBy,
} from "../http/representation.js";
import type { Needed } from "../platform/parts/part.js";
import { ASSETS_ROOT } from "./assets.js";
import { statusPage } from "./pages/status-page.js";
import { verifyPage } from "./pages/verify.js";
import { readWrittenGuide, WRITTEN_GUIDES } from "./pages/written-guides.js";
import { pageHelmet } from "./security-headers.js";
import { markdownPathOf, type Page, type ShownService, type Site } from "./site.js";

export type PagesParts = Needed<
  | "publicUrl"
  | "build"
  | "clock"
  | "store"
  | "ledger"
  | "accounts"
  | "mailer"
  | "signUps"
  | "health"
  | "backends"
>;

/** Pages that say the same to everybody, each loaded and rendered at its first call. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "/": async () => (await import("./pages/landing.js")).landing,
  "/docs": async () => (await import("./pages/docs.js")).docs,
  "/docs/jobs": async () => (await import("./pages/jobs-guide.js")).jobsGuide,
  "/docs/mcp": async () => (await import("./pages/mcp-guide.js")).mcpGuide,
};

const HTML_TYPE = "text/html; charset=utf-8";

/** Adds the pages for people. */
export async function pagesRoutes(app: RouteScope, parts: PagesParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(helmet, pageHelmet(parts.publicUrl));
    await scope.register(staticFiles, {
      root: ASSETS_ROOT,
      prefix: "/assets/",
      index: false,
      decorateReply: false,
      maxAge: "1h",
    });
    addStandingPages(scope, parts);
    addReceiptPage(scope, parts);
    await scope.register(statusPage, parts);
    await scope.register(verifyPage);
    await addPeoplePages(scope, parts);
  });
}

function addStandingPages(app: RouteScope, parts: PagesParts): void {
  const { publicUrl, build, backends } = parts;
  const site: Site = {
    publicUrl,
    version: build.version,
    prices: priceTiers(),
    services: shownServices(backends),
  };
  for (const [path, load] of Object.entries(PAGES)) {
    const html = keepRepresentation(async () =>
      textRepresentation("text/html", await renderPage(await load(), site)),
    );
    if (isGuide(path)) addGuide(app, { path, html, markdown: keepMarkdown(load, site) });
    else addPage(app, path, html);
  }
  for (const { file } of WRITTEN_GUIDES) {
    const document = keepRepresentation(async () =>
      textRepresentation("text/markdown", await readWrittenGuide(file, publicUrl)),
    );
    const schema = { hide: true };
    addDiscoveryDocument(app, { path: `/docs/${file}`, schema, document, isPublicPage: true });
  }
}

function isGuide(path: string): boolean {
  return path === "/docs" || path.startsWith("/docs/");
}

const PUBLIC_PAGE = { schema: { hide: true }, config: { isPublicPage: true } } as const;

function addPage(app: RouteScope, path: string, html: KeptRepresentation): void {
  app.get(path, PUBLIC_PAGE, async (request, reply) =>
    sendOpenDocument(request, reply, await html()),
  );
}

interface GuideForms {
  readonly path: string;
  readonly html: KeptRepresentation;
  readonly markdown: KeptRepresentation;
}

/** A page that is Markdown for those who prefer that, and under a path of its own. */
function addGuide(app: RouteScope, { path, html, markdown }: GuideForms): void {
  app.get(path, PUBLIC_PAGE, async (request, reply) => {
    varyBy(reply, "accept");
    return preferredType(request.headers.accept, ["text/html", "text/markdown"]) === "text/html"
      ? sendOpenDocument(request, reply, await html())
      : sendDiscoveryDocument(request, reply, await markdown());
  });
  const schema = { hide: true };
  addDiscoveryDocument(app, { path: markdownPathOf(path), schema, document: markdown });
}

function shownServices({ services }: PagesParts["backends"]): ShownService[] {
  return services.map(({ slug, purpose, access }) => ({
    slug,
    purpose: `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}`.replace(/\.?$/, "."),
    isByRequest: access === "by-request",
    href: `/v1/catalogue/${slug}/openapi.json`,
  }));
}

async function renderPage(page: Page, site: Site): Promise<string> {
  const { renderDocument } = await import("./layout.js");
  const { path, title, description } = page;
  const markdown = isGuide(path) ? { markdownPath: markdownPathOf(path) } : {};
  return renderDocument({ path, title, description, ...markdown, body: page.render(site) });
}

function keepMarkdown(load: () => Promise<Page>, site: Site): KeptRepresentation {
  return keepRepresentation(async () => {
    const { toMarkdown } = await import("./markdown/to-markdown.js");
    const page = await load();
    const text = toMarkdown(page.render(site).toString(), `${site.publicUrl}${page.path}`);
    return textRepresentation("text/markdown", text);
  });
}

function addReceiptPage(app: RouteScope, { ledger }: PagesParts): void {
  app.get<{ Params: { orderId: string } }>(
    "/checkout/:orderId",
    { schema: { hide: true } },
    async ({ id: requestId, params: { orderId } }, reply) => {
      const receipt = await ledger.receipt(orderId);
      reply.type(HTML_TYPE).header("cache-control", "no-store");
      if (receipt) return (await import("./pages/checkout.js")).renderReceipt(receipt);
      const message = "There is no receipt at this address. It appears once the order is paid.";
      reply.code(404);
      const { renderErrorPage } = await import("./pages/error.js");
      return renderErrorPage({ status: 404, title: "No such receipt", message, requestId });
    },
  );
}

/** The pages around signing in. */
async function addPeoplePages(app: RouteScope, parts: PagesParts): Promise<void> {
  const { publicUrl, mailer } = parts;
  const { confirmPage } = await import("./pages/confirm.js");
  await app.register(confirmPage, parts);
  const { accountPages } = await import("./pages/account.js");
  await app.register(accountPages, parts);
  if (mailPlace(mailer, publicUrl) === "page") {
    const { devMailbox } = await import("./pages/dev-mailbox.js");
    await app.register(devMailbox, { publicUrl, mailer });
  }
}
