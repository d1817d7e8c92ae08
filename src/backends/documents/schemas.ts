import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const BODY_BYTES_MAX = 25 * 1_048_576;
const FILENAME_LENGTH_MAX = 255;

const Filename = Type.String({
  maxLength: FILENAME_LENGTH_MAX,
  description:
    "tells the format by its ending where the content itself does not: a text may be CSV, HTML or Markdown",
});

export const To = StringEnum(["markdown", "text", "json"], {
  description:
    "`markdown` unless given. What it names stands in the reply: `markdown`, `text` or, for `json`, `blocks`",
});

export const ConvertBody = Type.Object(
  {
    filename: Type.Optional(Filename),
    content_base64: Type.Optional(
      Type.String({ minLength: 1, description: "the file in base64; a data URL is taken as well" }),
    ),
    text: Type.Optional(
      Type.String({ minLength: 1, description: "the content of a file that is text" }),
    ),
    to: Type.Optional(To),
  },
  {
    description: "One of `content_base64` and `text` is given.",
    examples: [
      { text: "# Title\n\nFirst line." },
      { filename: "prices.csv", text: "item,price\ntea,3.20\n", to: "json" },
    ],
  },
);
export type ConvertBody = Static<typeof ConvertBody>;

/** The same as a form with a file, as browsers and `curl -F` send it. */
export const ConvertForm = Type.Object(
  {
    file: Type.Unsafe<string>({
      type: "string",
      contentMediaType: "application/octet-stream",
      description:
        "the file, with its name; a field of any name may hold it, and one file is taken",
    }),
    to: Type.Optional(To),
  },
  { required: ["file"] },
);

const Nullable = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const Item = Type.Object({
  level: Type.Integer({ minimum: 0, description: "0 of the outer list" }),
  text: Type.String(),
  ordered: Type.Optional(
    Type.Boolean({ description: "whether it is numbered, in lists that mix numbers and bullets" }),
  ),
  start: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "the number of the first item of an inner list, unless 1",
    }),
  ),
});

const Block = Type.Object({
  type: StringEnum(["heading", "paragraph", "list", "table", "code", "quote"]),
  page: Type.Optional(
    Type.Integer({ minimum: 1, description: "the page that it begins on, where there are pages" }),
  ),
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 6, description: "of a heading" })),
  text: Type.Optional(Type.String({ description: "without markup; absent for lists and tables" })),
  ordered: Type.Optional(Type.Boolean({ description: "of a list: whether it is numbered" })),
  start: Type.Optional(
    Type.Integer({ minimum: 0, description: "of a numbered list: its first number, unless 1" }),
  ),
  items: Type.Optional(Type.Array(Item, { description: "of a list" })),
  rows: Type.Optional(
    Type.Array(Type.Array(Type.String()), {
      description:
        "of a table: rows of cells, the head first; its cells are empty where it has none",
    }),
  ),
});

export const ConvertReply = Type.Object(
  {
    format: StringEnum(["pdf", "docx", "html", "csv", "tsv", "markdown", "text"], {
      description: "what the content was read as",
    }),
    markdown: Type.Optional(
      Type.String({
        description:
          "GitHub's dialect; a line `<!-- page N -->` opens each page of a format that has pages",
      }),
    ),
    text: Type.Optional(
      Type.String({
        description:
          "with `to: text`: without markup, tabs between the cells of tables, a form feed between pages",
      }),
    ),
    blocks: Type.Optional(
      Type.Array(Block, {
        description: "with `to: json`: what the document consists of, in order",
      }),
    ),
    title: Nullable(Type.String(), "as the document states it, else its first heading"),
    pages: Nullable(Type.Integer(), "null for a format without pages"),
    words: Type.Integer({ minimum: 0 }),
    warnings: Type.Array(Type.String(), {
      description:
        "what the reply lacks of the document or gives in another way, one sentence each",
    }),
  },
  {
    examples: [
      {
        format: "markdown",
        markdown: "# Title\n\nFirst line.",
        title: "Title",
        pages: null,
        words: 3,
        warnings: [],
      },
    ],
  },
);
