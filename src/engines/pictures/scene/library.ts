import { livingElements } from "../../../content/drawings/elements/living/living-elements.js";
import { madeElements } from "../../../content/drawings/elements/made/made-elements.js";
import { settings } from "../../../content/drawings/settings/all-settings.js";
import { buildLexicon, type Library } from "./prompt/lexicon.js";

/** Everything that the builtin can draw. */
export const library: Library = { elements: [...livingElements, ...madeElements], settings };

/** The words for it. */
export const lexicon = buildLexicon(library);
