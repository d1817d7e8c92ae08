import type { GateDefinition } from "../gate.js";
import { contrastEnhanced, contrastMinimum } from "./contrast/contrast-gates.js";
import { focusIndicator } from "./controls/focus-indicator.js";
import { linkMarking } from "./controls/link-marking.js";
import { targetSize } from "./controls/target-size.js";
import { autoplay } from "./motion/autoplay.js";
import { movingContent } from "./motion/moving-content.js";
import { colorCount, spacingScale, typeScale } from "./scales/scales.js";
import { fontSizeFloor, justifiedText, lineLength } from "./text/readable-text.js";
import { letterSpacing, lineHeight, wordSpacing } from "./text/text-spacing.js";
import { orientationLock } from "./viewport/orientation-lock.js";
import { viewportZoom } from "./viewport/viewport-zoom.js";

/** The gates that judge how a page looks, by its styles. */
export const visualGates: readonly GateDefinition[] = [
  contrastMinimum,
  contrastEnhanced,
  letterSpacing,
  wordSpacing,
  lineHeight,
  viewportZoom,
  orientationLock,
  movingContent,
  autoplay,
  targetSize,
  focusIndicator,
  linkMarking,
  justifiedText,
  lineLength,
  fontSizeFloor,
  typeScale,
  spacingScale,
  colorCount,
];
