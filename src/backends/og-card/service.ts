import { createHash } from "node:crypto";
import { drawCard } from "../../engines/pictures/share-card/card.js";
import { isVisible } from "../../engines/pictures/share-card/clean-text.js";
import { errors } from "../../http/api-error.js";
import { fontFacesFor } from "./font-faces.js";
import type { CardQuery } from "./schemas.js";

export interface DrawnCard {
  readonly svg: string;
  /** Strong: of the content. */
  readonly etag: string;
}

/** Draws the card that a query asks for; the same query gives the same bytes. */
export async function drawCardFor({ font, ...card }: CardQuery): Promise<DrawnCard> {
  if (!isVisible(card.title)) {
    const message = "title must have at least one visible character";
    throw errors.validation(message, { details: [{ path: "/title", message }] });
  }
  const { title, subtitle = "", site = "" } = card;
  const fontFaces =
    font === "embed"
      ? await fontFacesFor([
          { weight: 700, text: title + site },
          { weight: 400, text: subtitle },
        ])
      : [];
  const svg = drawCard({ ...card, fontFaces });
  return { svg, etag: `"${createHash("sha256").update(svg).digest("base64url")}"` };
}
