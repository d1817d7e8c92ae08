import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";

const URL_LENGTH_MAX = 2_048;
const FORMATS = ["text", "markdown", "links", "article", "metadata"] as const;

const Nullable = (description: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${description}; null where it tells none`,
  });

export const ExtractBody = Type.Object(
  {
    html: Type.Optional(
      Type.String({
        description: "the page itself, whole or in part; this or `url`. As long as a body may be",
      }),
    ),
    url: Type.Optional(
      Type.String({
        maxLength: URL_LENGTH_MAX,
        description:
          "where the page is, over http or https on the public internet, on port 80, 443 or one from 1024 on; this or `html`. HTML, XHTML or plain text of at most 5 MiB after decompression, within 10 s and 5 redirects",
      }),
    ),
    format: Type.Optional(
      StringEnum(FORMATS, {
        description:
          "`text` unless given. `text` and `markdown` are of the whole visible page; `article` gives both of the main content without what surrounds it; `links` the addresses that the page leads to; `metadata` what every reply has, alone",
      }),
    ),
    base_url: Type.Optional(
      Type.String({
        maxLength: URL_LENGTH_MAX,
        description:
          "an http or https URL that relative addresses are read against, which is not fetched; of a page that was fetched its own, unless given",
      }),
    ),
  },
  {
    examples: [
      {
        html: '<html lang="en"><title>Opening hours</title><p>We open at <a href="/hours">nine</a>.</p></html>',
        format: "markdown",
        base_url: "https://example.org/",
      },
      {
        html: "<title>The mill</title><article><h1>The mill</h1><p>It stopped in spring, when nobody could turn its wheel any more.</p></article><footer>Imprint</footer>",
        format: "article",
      },
    ],
  },
);
export type ExtractBody = Static<typeof ExtractBody>;

const Link = Type.Object({
  href: Type.String({
    description: "absolute where a base is known; http, https, mailto and tel alone",
  }),
  text: Type.String({ description: "what a reader sees or hears of it" }),
  rel: Type.Union([Type.String(), Type.Null()]),
});

export const ExtractReply = Type.Object(
  {
    format: StringEnum(FORMATS),
    url: Type.Optional(
      Type.String({ description: "where the page was found, after redirects; of a `url` alone" }),
    ),
    text: Type.Optional(Type.String({ description: "with `text` and `article`" })),
    markdown: Type.Optional(Type.String({ description: "with `markdown` and `article`" })),
    links: Type.Optional(
      Type.Array(Link, {
        description: "with `links`; each address once, in the order of the page",
      }),
    ),
    title: Nullable("what the page calls itself"),
    byline: Nullable("who wrote it"),
    published: Nullable("when it was published, in ISO 8601"),
    language: Nullable("as the page states it, or as its text reads"),
    words: Type.Integer({
      minimum: 0,
      description: "of the visible text; of the main content with `article` and `metadata`",
    }),
    reading_minutes: Type.Number({ minimum: 0 }),
    truncated: Type.Optional(
      Type.Literal(true, {
        description:
          "where the page has more than was read: over 150,000 elements and texts, 10,000 links, or 8 million characters of addresses",
      }),
    ),
  },
  {
    examples: [
      {
        format: "markdown",
        markdown: "We open at [nine](https://example.org/hours).",
        title: "Opening hours",
        byline: null,
        published: null,
        language: "en",
        words: 4,
        reading_minutes: 1,
      },
    ],
  },
);
export type ExtractReply = Static<typeof ExtractReply>;
