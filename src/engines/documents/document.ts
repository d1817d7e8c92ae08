/** A document turned into Markdown. */
export interface ConvertedDocument {
  /** GitHub-flavoured Markdown; a line `<!-- page N -->` opens each page of a format that has pages. */
  readonly markdown: string;
  readonly title: string | null;
  /** Pages of the document; null where the format has none. */
  readonly pages: number | null;
  /** What the Markdown lacks or alters of the original, one sentence each. */
  readonly warnings: readonly string[];
}

export type RefusalReason = "encrypted" | "damaged" | "too_large" | "unsupported";

/** A document that cannot be converted, with a message its sender can act on. */
export class DocumentRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = "DocumentRefused";
    this.reason = reason;
  }
}
