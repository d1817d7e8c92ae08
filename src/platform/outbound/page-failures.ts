import { ContentDamaged, ContentRefused } from "./decode-content.js";
import { causesOf, isTlsCode } from "./error-causes.js";
import { AddressRefused } from "./target-rules.js";

/**
 * Who can do something about it: `unsuitable` is for the caller, since the same address will come to
 * the same again; `failed` lies with the other server, `timeout` with it or the way to it.
 */
export type PageFault = "unsuitable" | "failed" | "timeout";

/** Why there is no page. The message is for the caller: it speaks of `url` and shows no address. */
export class PageNotRead extends Error {
  override readonly name = "PageNotRead";

  constructor(
    readonly fault: PageFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** One owner has as many pages under way as one may have. */
export class TooManyFetches extends Error {
  override readonly name = "TooManyFetches";

  constructor(ofOwnerMax: number) {
    super(`at most ${ofOwnerMax} pages of one account are fetched at the same time`);
  }
}

const NO_SUCH_HOST: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** What a call failed with, for the caller; what has no code of the system or a library is a defect and stays. */
export function explainFailure(error: unknown): unknown {
  const causes = causesOf(error);
  const options = { cause: error };
  const refused = causes.find((one) => one instanceof AddressRefused);
  if (refused) return new PageNotRead("unsuitable", `url is refused: ${refused.message}`, options);
  if (error instanceof ContentRefused) {
    return new PageNotRead("unsuitable", `url leads to ${error.message}`, options);
  }
  if (error instanceof ContentDamaged) {
    return new PageNotRead("failed", "url was answered with damaged content", options);
  }
  const codes = causes.flatMap(codeOf);
  // What is no HTTP has no code.
  const isNoHttp = causes.some((one) => one instanceof Error && one.name === "HTTPParserError");
  if (codes.length === 0 && !isNoHttp) return error;
  if (codes.some((code) => NO_SUCH_HOST.has(code))) {
    return new PageNotRead("unsuitable", "url names a host that is not there", options);
  }
  if (codes.some((code) => code.includes("TIMEOUT") || code === "ETIMEDOUT")) {
    return new PageNotRead("timeout", "url leads to a server that did not answer", options);
  }
  const reason = codes.some(isTlsCode)
    ? "url leads to a server that could not be trusted: TLS failed"
    : "url leads to a server that could not be reached or broke off";
  return new PageNotRead("failed", reason, options);
}

function codeOf(error: object): string[] {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? [code] : [];
}
