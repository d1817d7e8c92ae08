import { livingElements } from "./elements/living/living-elements.js";
import { madeElements } from "./elements/made/made-elements.js";
import { buildLexicon, type Library } from "./lexicon.js";
import { settings } from "./settings/all-settings.js";

/** Everything that the builtin can draw. */
export const library: Library = { elements: [...livingElements, ...madeElements], settings };

/** The words for it. */
export const lexicon = buildLexicon(library);
