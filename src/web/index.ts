import type { ErrorPage } from "../http/error-handler.js";
import { defineFamily } from "../http/family.js";
import type { ApiDocument } from "../http/openapi/document.js";
import { definePart } from "../platform/parts/part.js";
import type { GuideNotice } from "./site.js";

/** As what a guide is sent. */
export type PageForm = "text/html" | "text/markdown";

/** What other floors show to people without knowing how pages are made. */
export interface Pages {
  /** The guide to the evidence family, made of its description. */
  evidenceDocs(document: ApiDocument, form: PageForm): Promise<string>;
  /** Every guide, in the order of the page that lists them. */
  guides(): Promise<readonly GuideNotice[]>;
}

declare module "../platform/parts/part.js" {
  interface Parts {
    readonly pages: Pages;
  }
}

export const pages = definePart({
  name: "pages",
  needs: ["publicUrl"],
  create: ({ publicUrl }) => ({
    async evidenceDocs(document, form) {
      const docs = await import("./pages/evidence-docs.js");
      const write = form === "text/html" ? docs.renderEvidenceDocs : docs.writeEvidenceDocs;
      return write(document, publicUrl);
    },
    guides: async () => (await import("./pages/docs.js")).GUIDES,
  }),
});

/** Shows an error to a person; its page is loaded with the first one. */
export const showError: ErrorPage = async (fault) =>
  (await import("./pages/error.js")).renderErrorPage(fault);

/** The pages for people. Paths that no page has are those of the operations family. */
export const family = defineFamily({
  name: "pages",
  position: 100,
  needs: [
    "publicUrl",
    "build",
    "clock",
    "store",
    "ledger",
    "accounts",
    "mailer",
    "signUps",
    "health",
    "backends",
  ],
  routes: async (app, needed) => (await import("./routes.js")).pagesRoutes(app, needed),
});
