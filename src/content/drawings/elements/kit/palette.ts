/** Black of eyes and noses. */
export const DARK = "#2b2530";
/** White of eyes and teeth. */
export const WHITE = "#fdfcf8";
/** Tyres, dark metal, openings. */
export const INK = "#2c2e38";
/** Grey metal. */
export const STEEL = "#aeb8c4";
/** Bright metal and white paint. */
export const CHROME = "#e6ebf0";
/** Paper, cream paint. */
export const PAPER = "#fbf6e9";
/** Plain wood. */
export const WOOD = "#a5713f";
/** Brass and gold. */
export const GOLD = "#f0b93a";
/** Dressed stone. */
export const STONE = "#b9b3a8";
/** What lamps give. */
export const LAMPLIGHT = "#ffdf8a";
