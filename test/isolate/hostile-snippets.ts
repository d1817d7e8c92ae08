import type { HostileSnippet } from "./snippet.js";
import { bombs } from "./snippets/bombs.js";
import { endless, unsettled } from "./snippets/endless.js";
import { escapes } from "./snippets/escapes.js";
import { gateway } from "./snippets/gateway.js";
import { output } from "./snippets/output.js";
import { prototypes } from "./snippets/prototypes.js";
import { recursion } from "./snippets/recursion.js";
import { regexes } from "./snippets/regexes.js";
import { results, thrownValues } from "./snippets/results.js";
import { sources } from "./snippets/sources.js";

/** Guest code that tries to stop, exhaust, mislead or leave the isolate. */
export const hostileSnippets: readonly HostileSnippet[] = [
  ...endless,
  ...unsettled,
  ...recursion,
  ...bombs,
  ...regexes,
  ...prototypes,
  ...results,
  ...thrownValues,
  ...escapes,
  ...output,
  ...gateway,
  ...sources,
];
