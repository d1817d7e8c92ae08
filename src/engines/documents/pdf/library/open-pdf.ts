import { DocumentRefused } from "../../document.js";
import { CharacterMaps } from "./character-maps.js";
import { checkStreams } from "./check-streams.js";
import { LoopbackPort } from "./loopback-port.js";
import type { PdfDocument, PdfJs } from "./pdf-js.js";
import { withNewTrailer } from "./rebuild-trailer.js";

export interface OpenPdf {
  readonly document: PdfDocument;
  /** How the library numbers the operations of a page. */
  readonly operations: Readonly<Record<string, number>>;
  /** Whether the file asks for a password, and the empty one opened it. */
  readonly isEncrypted: boolean;
  /** Whether the end of the file was missing, and what is left was read. */
  readonly isMended: boolean;
  /** Each page is bounded anew. */
  beginPage(): void;
  /** Whether more was drawn than is read; pages from then on are incomplete. */
  isSpent(): boolean;
  /** Rejects once more was drawn than is read. */
  readonly spent: Promise<never>;
  close(): Promise<void>;
}

let loading: Promise<PdfJs> | undefined;

/**
 * Opens a PDF with pdf.js, as text alone: no image is decoded, no font is loaded, nothing is fetched,
 * and no code is made from the file. Throws `DocumentRefused`.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  checkStreams(bytes);
  loading ??= loadLibrary();
  const library = await loading;
  try {
    return await openWith(library, bytes);
  } catch (error) {
    if (isPasswordError(error)) {
      throw new DocumentRefused("encrypted", "the PDF opens with a password only");
    }
    for (const catalog of ["own", "new"] as const) {
      const mended = withNewTrailer(bytes, catalog);
      const pdf = mended && (await openWith(library, mended).catch(() => undefined));
      if (pdf) return { ...pdf, isMended: true };
    }
    throw damaged();
  }
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === "PasswordException";
}

function damaged(): DocumentRefused {
  return new DocumentRefused("damaged", "the PDF is damaged: no page of it can be read");
}

async function openWith(library: PdfJs, bytes: Uint8Array): Promise<OpenPdf> {
  let giveUp: (reason: Error) => void = () => undefined;
  const spent = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  spent.catch(() => undefined);
  const { paintFormXObjectBegin: begin, paintFormXObjectEnd: end } = library.OPS;
  const port = new LoopbackPort({ begin, end }, () => giveUp(new Error("it draws too much")));
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  const worker = new library.PDFWorker({ port, verbosity: 0 });
  const task = library.getDocument({
    // The library takes the buffer over, and needs one of its own that starts at its first byte.
    data: Uint8Array.from(bytes),
    worker,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableAutoFetch: true,
    maxImageSize: 1,
    enableXfa: false,
    stopAtErrors: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    BinaryDataFactory: CharacterMaps,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    const document = await task.promise;
    const isEncrypted = await hasEncryption(document);
    return {
      document,
      operations: library.OPS,
      isEncrypted,
      isMended: false,
      beginPage: () => port.beginPage(),
      isSpent: () => port.isSpent,
      spent,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Node 20 lacks one method that the library takes for granted. */
async function loadLibrary(): Promise<PdfJs> {
  if (!("transferToFixedLength" in ArrayBuffer.prototype)) {
    Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
      configurable: true,
      writable: true,
      value(this: ArrayBuffer, length = this.byteLength) {
        const copy = new Uint8Array(length);
        copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
        return copy.buffer;
      },
    });
  }
  return (await import("unpdf/pdfjs")) as unknown as PdfJs;
}

/** The half that parses; the library leaves it as a global. */
declare const pdfjsWorker: {
  readonly WorkerMessageHandler: { initializeFromPort(port: LoopbackPort): void };
};

/** Only an encrypted file names the filter that it is encrypted with. */
async function hasEncryption(document: PdfDocument): Promise<boolean> {
  const metadata = await document.getMetadata().catch(() => ({ info: {} }));
  return typeof Reflect.get(metadata.info, "EncryptFilterName") === "string";
}
