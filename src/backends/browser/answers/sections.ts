import type { McpToolAnswer } from "../../../http/mcp/surface.js";
import type { ActionReply } from "../../../platform/browser/actions.js";
import { MISSING_BROWSER } from "../../../platform/browser/executable/find-executable.js";
import { onOneLine } from "./quote.js";

/** A part of an answer under its heading; one without lines is left out. */
export interface Section {
  readonly heading: "Error" | "Result" | "Page" | "Open tabs" | "Dialog" | "Snapshot" | "Events";
  readonly lines: readonly string[];
}

const EVENTS_SHOWN = 30;
const EVENT_LENGTH_MAX = 500;

/** What an answer says where there is no browser. */
const STATIC_ENGINE = `Pages are shown as they are written, and no script runs: ${MISSING_BROWSER}.`;

/** The text of an answer. */
export function textOf(engine: ActionReply["engine"], sections: readonly Section[]): string {
  const shown = sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `### ${heading}\n${lines.join("\n")}`);
  const note = engine === "static" ? [STATIC_ENGINE] : [];
  return [...note, ...shown].join("\n\n").toWellFormed();
}

/** What happened beside, also what pages had a say in. */
export function eventsSection(events: readonly string[]): Section {
  const lines = events
    .slice(0, EVENTS_SHOWN)
    .map((event) => `- ${onOneLine(event, EVENT_LENGTH_MAX)}`);
  const left = events.length - lines.length;
  return { heading: "Events", lines: left > 0 ? [...lines, `- and ${left} more`] : lines };
}

/** The answer to what could not be done, which the model may do something about. */
export function errorAnswer(
  engine: ActionReply["engine"],
  message: string,
  events: readonly string[] = [],
): McpToolAnswer {
  const sections: Section[] = [
    { heading: "Error", lines: [onOneLine(message, MESSAGE_LENGTH_MAX)] },
    eventsSection(events),
  ];
  return { content: [{ type: "text", text: textOf(engine, sections) }], isError: true };
}

const MESSAGE_LENGTH_MAX = 2_000;
