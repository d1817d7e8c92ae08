import { type Static, Type } from "@sinclair/typebox";
import { themeNames } from "../../engines/pictures/share-card/themes.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const CardQuery = Type.Object({
  title: Type.String({
    maxLength: 500,
    description:
      "1 to 500 characters (code points), of which one at least is seen. Set at 72 px if it fits, else smaller down to 40 px, else cut with an ellipsis.",
    examples: ["Ship the gate, then the garden"],
  }),
  subtitle: Type.Optional(
    Type.String({ maxLength: 300, description: "below the title", examples: ["Release notes"] }),
  ),
  site: Type.Optional(
    Type.String({ maxLength: 100, description: "above the title", examples: ["example.com"] }),
  ),
  theme: StringEnum(themeNames, { default: "midnight" }),
  align: Type.Optional(
    StringEnum(["left", "center", "right"], {
      description: "by the direction of the title unless given: Hebrew and Arabic at the right",
    }),
  ),
  accent: Type.Optional(
    Type.String({
      pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
      description:
        "Colour of the bar and the mark as `#rgb` or `#rrggbb`; `#` is written `%23` in a query. The theme's own unless given.",
      examples: ["#ff8a00"],
    }),
  ),
  font: StringEnum(["stack", "embed"], {
    default: "stack",
    description:
      "`stack` names Inter and fonts of common systems; `embed` puts the parts of Inter that the text needs into the card (32 to 260 KB).",
  }),
});
export type CardQuery = Static<typeof CardQuery>;
