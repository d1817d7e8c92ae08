/** One block of a document, in reading order. */
export interface DocumentBlock {
  readonly type: "heading" | "paragraph" | "list" | "table" | "code" | "quote";
  /** The page that it begins on; absent where the document has none. */
  readonly page?: number;
  /** Of a heading, 1 to 6. */
  readonly level?: number;
  /** Without markup; of a quote with empty lines between its paragraphs. */
  readonly text?: string;
  readonly ordered?: boolean;
  /** The number of the first item of an ordered list, where it is not 1. */
  readonly start?: number;
  readonly items?: readonly BlockItem[];
  /** The first row is the head, whose cells are empty where the table has none. */
  readonly rows?: readonly (readonly string[])[];
}

export interface BlockItem {
  /** 0 of the outer list. */
  readonly level: number;
  readonly text: string;
  /** Whether it is numbered, on all items of a list that mixes numbers and bullets. */
  readonly ordered?: boolean;
  /** The number of the first item of a list within a list, where it is not 1. */
  readonly start?: number;
}
