/** What is used of pdf.js, whose own types name files without their endings and so do not resolve. */
export interface PdfJs {
  /** The number of each operation of a page. */
  readonly OPS: Readonly<Record<string, number>>;
  readonly PDFWorker: new (options: {
    readonly port: object;
    readonly verbosity: number;
  }) => {
    destroy(): void;
  };
  getDocument(options: object): PdfTask;
}

export interface PdfTask {
  readonly promise: Promise<PdfDocument>;
  destroy(): Promise<void>;
}

export interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getOutline(): Promise<readonly PdfOutlineEntry[] | null>;
  getMetadata(): Promise<{ readonly info: object }>;
}

export interface PdfOutlineEntry {
  readonly title: string;
  readonly items: readonly PdfOutlineEntry[];
}

export interface PdfPage {
  /** What was sent along with the operators, fonts among it. */
  readonly commonObjs: { has(name: string): boolean; get(name: string): unknown };
  getViewport(options: { readonly scale: number }): {
    readonly width: number;
    readonly height: number;
    readonly transform: unknown;
  };
  getOperatorList(): Promise<PdfOperators>;
  getAnnotations(): Promise<readonly PdfAnnotation[]>;
  getStructTree(): Promise<PdfStructureNode | null>;
  cleanup(): void;
}

export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface PdfAnnotation {
  readonly url?: string;
  readonly rect?: readonly number[];
}

export interface PdfStructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly PdfStructureNode[];
  readonly type?: string;
  readonly id?: string;
}
