const NO_MARKUP = /^text\/(?:plain|(?:x-)?markdown)$/;

/** Whether a media type, in lower case, tells of a text in which nothing is markup. */
export function isPlainText(mediaType: string | undefined): boolean {
  return NO_MARKUP.test(mediaType ?? "");
}

/** The page that browsers show a plain text as. */
export function pageOfText(plain: string): string {
  return `<pre>${plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
}
