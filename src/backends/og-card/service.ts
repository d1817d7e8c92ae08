import { drawCard } from "../../engines/pictures/share-card/card.js";
import { isVisible } from "../../engines/pictures/share-card/clean-text.js";
import { errors } from "../../http/api-error.js";
import { fontFacesFor } from "./font-faces.js";
import type { CardQuery } from "./schemas.js";

/** Draws the card that a query asks for, as SVG; the same query gives the same text. */
export async function drawCardFor({ font, ...card }: CardQuery): Promise<string> {
  if (!isVisible(card.title)) {
    const message = "title is required, with at least one visible character";
    throw errors.invalidRequest(message, { details: [{ path: "/title", message }] });
  }
  const { title, subtitle = "", site = "" } = card;
  const fontFaces =
    font === "embed"
      ? await fontFacesFor([
          { weight: 700, text: title + site },
          { weight: 400, text: subtitle },
        ])
      : [];
  return drawCard({ ...card, fontFaces });
}
