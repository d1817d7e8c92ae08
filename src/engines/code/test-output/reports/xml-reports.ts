import type { TestRun } from "../test-report.js";
import { readXml, type XmlElement } from "../xml/read-xml.js";
import { readNunit, readTrx, readXunit } from "./dotnet-reports.js";
import { readJunit } from "./junit-report.js";

const READERS: Readonly<Record<string, (root: XmlElement) => TestRun>> = {
  testsuites: readJunit,
  testsuite: readJunit,
  TestRun: readTrx,
  "test-run": readNunit,
  "test-results": readNunit,
  "test-suite": readNunit,
  assemblies: readXunit,
  assembly: readXunit,
};

const BEGIN =
  /<(?:testsuites|testsuite|(?:\w+:)?TestRun|test-run|test-results|test-suite|assemblies|assembly)(?=[\s>/])/;

/** The reports in XML that a text holds, whatever stands around them, and what is left of it. */
export function readXmlReports(text: string): {
  readonly runs: readonly TestRun[];
  readonly rest: string;
} {
  const declared = text.indexOf("<?xml");
  const begin = BEGIN.exec(text);
  if (!begin) return { runs: [], rest: text };
  // A comment between the declaration and the report may name its elements.
  const start = declared === -1 ? begin.index : Math.min(declared, begin.index);
  const end = text.lastIndexOf(">") + 1;
  const { roots } = readXml(text.slice(start, end));
  const runs = roots.flatMap((root) => READERS[root.name]?.(root) ?? []);
  return { runs, rest: `${text.slice(0, start)}\n${text.slice(end)}` };
}
