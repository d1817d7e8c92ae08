import type { CDPSession } from "playwright-core";

export type SignUrl = (url: string) => Promise<Readonly<Record<string, string>>>;

/** Adds the headers of a signature to each request for a document, also after a redirect. */
export async function signDocuments(protocol: CDPSession, sign: SignUrl): Promise<void> {
  protocol.on("Fetch.requestPaused", ({ requestId, request }) => {
    const go = async () => {
      const signature = await sign(request.url);
      const headers = { ...request.headers, ...signature };
      await protocol.send("Fetch.continueRequest", {
        requestId,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      });
    };
    // An unsigned request is as good as none of another browser; the page may be gone, too.
    void go().catch(() =>
      protocol.send("Fetch.continueRequest", { requestId }).catch(() => undefined),
    );
  });
  await protocol.send("Fetch.enable", {
    patterns: [{ resourceType: "Document", requestStage: "Request" }],
  });
}
