import type { TestRun } from "../test-report.js";
import { readDartEvents, readGoEvents } from "./event-reports.js";
import { isObject, type Json, parseJson, textOf } from "./json-values.js";
import { readJestJson, readMochaJson, readRspecJson } from "./script-reports.js";

const EVENTS_MAX = 500_000;
const STARTS_MAX = 8;

/** The reports in JSON that a text holds, and what is left of it. */
export function readJsonReports(text: string): {
  readonly runs: readonly TestRun[];
  readonly rest: string;
} {
  const events = readEvents(text);
  if (events) return events;
  const whole = wholeReport(text);
  return whole ?? { runs: [], rest: text };
}

/** One report, with what npm or a runner says before and after it. */
function wholeReport(text: string) {
  const end = text.lastIndexOf("}") + 1;
  let start = text.indexOf("{");
  for (let tries = 0; start !== -1 && start < end && tries < STARTS_MAX; tries++) {
    const value = parseJson(text.slice(start, end));
    const run = isObject(value) ? reportOf(value) : undefined;
    if (run) return { runs: [run], rest: `${text.slice(0, start)}\n${text.slice(end)}` };
    const line = text.indexOf("\n{", start);
    start = line === -1 ? -1 : line + 1;
  }
  return undefined;
}

function reportOf(value: Json): TestRun | undefined {
  if (Array.isArray(value.testResults)) return readJestJson(value);
  if (isObject(value.stats) && Array.isArray(value.failures)) return readMochaJson(value);
  if (Array.isArray(value.examples) && isObject(value.summary)) return readRspecJson(value);
  return undefined;
}

/** Events, one a line; other lines among them are left. */
function readEvents(text: string) {
  if (!text.includes('"Action":') && !text.includes('"type":')) return undefined;
  const go: Json[] = [];
  const dart: Json[] = [];
  const rest: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    const isEvent = trimmed.startsWith("{") && go.length + dart.length < EVENTS_MAX;
    const event = isEvent ? parseJson(trimmed) : undefined;
    if (isObject(event) && textOf(event.Action) !== "") go.push(event);
    else if (isObject(event) && typeof event.type === "string" && "time" in event) dart.push(event);
    else rest.push(line);
  }
  if (go.length === 0 && dart.length === 0) return undefined;
  const runs = [
    ...(go.length > 0 ? [readGoEvents(go, rest)] : []),
    ...(dart.length > 0 ? [readDartEvents(dart)] : []),
  ];
  return { runs, rest: rest.join("\n") };
}
