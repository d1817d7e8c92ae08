import type { ConsoleMessage, Dialog, Frame, Request, Response } from "playwright-core";
import type { FloodLimits } from "../../wire.js";
import type { DriverTab } from "../driver-session.js";
import { FloodGauge } from "./flood-gauge.js";

/** What a session does about what its pages do. */
export interface TabKeeper {
  /** Tells the next reply. */
  note(event: string): void;
  /** True for one more dialog than there may be between two actions. */
  countDialog(): boolean;
  end(reason: string): void;
}

const LINES_MAX = 200;
const LINE_LENGTH_MAX = 500;
/** Between two actions of a session. */
export const DIALOGS_MAX = 50;

/**
 * Keeps what is known of a tab up to date, and ends the session of a page that floods it. Answers what
 * stops it: playwright makes nothing of lines and requests that still wait, where nobody listens.
 */
export function watchTab(tab: DriverTab, keeper: TabKeeper, floods: FloodLimits): () => void {
  const { page } = tab;
  page.on("framenavigated", watchMoves(tab, keeper, floods));
  page.on("dialog", (dialog) => void meetDialog(tab, dialog, keeper));
  page.on("download", () => keeper.note("The page offered a file, which was not downloaded."));
  page.on("filechooser", () => keeper.note("The page asked for a file, and got none."));
  const stops = [watchLines(tab, keeper, floods), watchRequests(tab, keeper, floods)];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchMoves(tab: DriverTab, keeper: TabKeeper, floods: FloodLimits) {
  const onMove = limit(keeper, floods, floods.movesMax, "changed its address");
  return (frame: Frame) => {
    onMove();
    const isMain = frame === tab.page.mainFrame();
    if (isMain && !frame.url().startsWith("http")) tab.httpStatus = undefined;
  };
}

function watchLines(tab: DriverTab, keeper: TabKeeper, floods: FloodLimits): () => void {
  const { page } = tab;
  const onLine = limit(keeper, floods, floods.consoleLinesMax, "wrote to the console");
  const onMessage = (message: ConsoleMessage) => {
    onLine();
    keepNewest(tab.console, consoleLine(message));
  };
  page.on("console", onMessage);
  page.on("pageerror", (error) => {
    onLine();
    keepNewest(tab.console, `[ERROR] ${error.message}`);
  });
  return () => page.off("console", onMessage);
}

function watchRequests(tab: DriverTab, keeper: TabKeeper, floods: FloodLimits): () => void {
  const { page } = tab;
  const onDocument = limit(keeper, floods, floods.documentsMax, "went to another document");
  const countRequest = limit(keeper, floods, floods.requestsMax, "asked for something");
  const onRequest = (request: Request) => {
    countRequest();
    if (isDocument(request)) onDocument();
  };
  const onResponse = (response: Response) => {
    if (isDocument(response.request())) tab.httpStatus = response.status();
    keepNewest(tab.requests, requestLine(response.request(), String(response.status())));
  };
  const onFailure = (request: Request) => {
    keepNewest(tab.requests, requestLine(request, request.failure()?.errorText ?? "failed"));
  };
  page.on("request", onRequest);
  page.on("response", onResponse);
  page.on("requestfailed", onFailure);
  return () => {
    page.off("request", onRequest);
    page.off("response", onResponse);
    page.off("requestfailed", onFailure);
  };
}

/** Counts one more; once too often ends the session. */
function limit(keeper: TabKeeper, { windowMs }: FloodLimits, countMax: number, what: string) {
  const gauge = new FloodGauge(countMax, windowMs);
  return () => {
    if (gauge.count())
      keeper.end(`the page ${what} more than ${countMax} times in ${windowMs / 1_000} s`);
  };
}

function isDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  return request.frame().parentFrame() === null;
}

function consoleLine(message: ConsoleMessage): string {
  return `[${message.type().toUpperCase()}] ${message.text()}`;
}

function requestLine(request: Request, outcome: string): string {
  return `[${request.method()}] ${request.url().slice(0, LINE_LENGTH_MAX)} => [${outcome}]`;
}

function keepNewest(lines: string[], line: string): void {
  lines.push(line.slice(0, LINE_LENGTH_MAX));
  if (lines.length > LINES_MAX) lines.shift();
}

/** An alert only tells; a page that is left may not hold anybody back. Others wait for an answer. */
async function meetDialog(tab: DriverTab, dialog: Dialog, keeper: TabKeeper): Promise<void> {
  if (keeper.countDialog()) {
    keeper.end(`the page opened more than ${DIALOGS_MAX} dialogs between two actions`);
    return;
  }
  const type = dialog.type();
  if (type === "confirm" || type === "prompt") {
    tab.dialog = dialog;
    return;
  }
  if (type === "alert") {
    const message = dialog.message().slice(0, LINE_LENGTH_MAX);
    keeper.note(`The page showed an alert, which was closed: ${JSON.stringify(message)}`);
  }
  // The page may be gone by now, and its dialog with it.
  await dialog.accept().catch(() => undefined);
}
