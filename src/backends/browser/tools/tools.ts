import { inputTools } from "./input-tools.js";
import { pageTools } from "./page-tools.js";
import { readingTools } from "./reading-tools.js";
import type { BrowserTool } from "./tool.js";

/** Every tool, as they are listed. */
export const BROWSER_TOOLS: readonly BrowserTool[] = [...pageTools, ...inputTools, ...readingTools];
