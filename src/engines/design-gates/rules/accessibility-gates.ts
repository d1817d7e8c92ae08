import { flatTreeOf } from "../accessibility/flat-tree.js";
import type { GateDefinition } from "../gate.js";
import { ariaAttributeGates } from "./aria-attributes.js";
import { ariaStructureGates } from "./aria-structure.js";
import { ariaValueGate } from "./aria-values.js";
import { autocompleteGates } from "./autocomplete.js";
import { duplicateGates } from "./duplicates.js";
import { keyboardGates } from "./keyboard.js";
import { labelInNameGate } from "./label-in-name.js";
import { languageGates } from "./language.js";
import { languageMatchGate } from "./language-match.js";
import { mediaGates } from "./media.js";
import { nameGates } from "./names.js";
import { pageMetadataGates } from "./page-metadata.js";
import { purposeGates } from "./purpose.js";
import { roleGates } from "./roles.js";
import { structureGates } from "./structure.js";
import { tableGates } from "./tables.js";

const gates: readonly GateDefinition[] = [
  ...nameGates,
  ...languageGates,
  languageMatchGate,
  ...pageMetadataGates,
  ...roleGates,
  ...ariaAttributeGates,
  ariaValueGate,
  ...ariaStructureGates,
  labelInNameGate,
  ...autocompleteGates,
  ...tableGates,
  ...duplicateGates,
  ...keyboardGates,
  ...structureGates,
  ...purposeGates,
  ...mediaGates,
];

/** All gates about what assistive technology and keyboards make of a page, its shadow trees included. */
export const accessibilityGates: readonly GateDefinition[] = gates.map((gate) => ({
  ...gate,
  check: (page) => gate.check(flatTreeOf(page)),
}));
