import type { Pair } from "./read-pairs.js";

const LINES_MAX = 5_000;
const LEVELS = "TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERR|FATAL|CRITICAL|CRIT|ALERT|EMERG";
const TIMED =
  "\\[?(\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?(?:Z|[+-]\\d{2}:?\\d{2})?)\\]?";
const APPLICATION = new RegExp(
  `^${TIMED}\\s+[\\[<]?(${LEVELS}|${LEVELS.toLowerCase()})[\\]>]?:?\\s+(?:\\[([\\w./:-]{1,80})\\]\\s*)?(?:([\\w./$-]{1,80})(?::| -)\\s+|([a-z][a-z\\d]*(?:[-_.][a-z\\d]+)+)\\s+(?=[A-Z]))?(?:-\\s)?(.{1,4000})$`,
);
/** RFC 3164 as files hold it, without a priority. */
const SYSLOG =
  /^([A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2}) (\S{1,80}) ([\w./-]{1,80}?)(?:\[(\d{1,9})\])?: (.{1,4000})$/;
const SYSLOG_FIELDS = ["timestamp", "host", "process", "pid", "message"];
const ACCESS =
  /^(\S{1,64}) \S{1,64} (\S{1,64}) \[([^\]]{1,40})\] "([A-Z]{3,8}) (\S{1,2000})(?: ([A-Z]+\/[\d.]+))?" (\d{3}) (\d+|-)/;
const APPLICATION_FIELDS = ["timestamp", "level", "thread", "service", "service", "message"];
const ACCESS_FIELDS = [
  "ip",
  "user",
  "timestamp",
  "method",
  "path",
  "protocol",
  "status_code",
  "bytes",
];

/**
 * What lines of logs state, by the usual names of their parts: the common log format of web servers,
 * syslog, and lines of a time, a level, perhaps a service, and a message. One list of pairs for each line.
 */
export function readLogLines(text: string): readonly (readonly Pair[])[] {
  const found: Pair[][] = [];
  let start = 0;
  for (const line of text.split("\n").slice(0, LINES_MAX)) {
    const pairs = readLine(line, start);
    if (pairs.length > 0) found.push(pairs);
    start += line.length + 1;
  }
  return found;
}

function readLine(line: string, offset: number): Pair[] {
  const application = APPLICATION.exec(line);
  if (application) return toPairs(application, APPLICATION_FIELDS, { line, offset });
  const syslog = SYSLOG.exec(line);
  if (syslog) return toPairs(syslog, SYSLOG_FIELDS, { line, offset });
  const access = ACCESS.exec(line);
  return access ? toPairs(access, ACCESS_FIELDS, { line, offset }) : [];
}

function toPairs(
  match: RegExpExecArray,
  fields: readonly string[],
  { line, offset }: { line: string; offset: number },
): Pair[] {
  let from = 0;
  return fields.flatMap((label, at) => {
    const value = match[at + 1];
    if (value === undefined || value === "-") return [];
    const start = line.indexOf(value, from);
    from = start + value.length;
    return [{ label, value, start: offset + start, end: offset + from }];
  });
}
