/** A stream of a PDF as it stands in the file. */
export interface PdfStream {
  /** What stands before it, with `#xx` in names undone; more than its dictionary where that is short. */
  readonly dictionary: string;
  /** From its first byte to the next `endstream`, or to the end of the file. */
  readonly data: Uint8Array;
}

/** A dictionary is looked for this far before its stream. */
const DICTIONARY_BYTES_MAX = 2_000;
const ESCAPED = /#([0-9a-f]{2})/gi;
const KEYWORD = "stream";
const END = "endstream";

/** The streams of a file, found by their keywords and not by its tables, which may lie. Linear. */
export function* streamsOf(bytes: Uint8Array): Generator<PdfStream> {
  const text = new TextDecoder("latin1").decode(bytes);
  for (let from = 0; ; ) {
    const keyword = text.indexOf(KEYWORD, from);
    if (keyword === -1) return;
    const start = afterLineEnd(text, keyword + KEYWORD.length);
    from = start;
    if (text.startsWith(END, keyword - END.length + KEYWORD.length)) continue;
    const end = text.indexOf(END, start);
    const head = text.slice(Math.max(0, keyword - DICTIONARY_BYTES_MAX), keyword);
    const own = head.slice(head.lastIndexOf(" obj") + 1);
    const dictionary = own.replace(ESCAPED, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    yield { dictionary, data: bytes.subarray(start, end === -1 ? bytes.length : end) };
    from = end === -1 ? bytes.length : end + END.length;
  }
}

function afterLineEnd(text: string, at: number): number {
  if (text[at] === "\r") return text[at + 1] === "\n" ? at + 2 : at + 1;
  return text[at] === "\n" ? at + 1 : at;
}
