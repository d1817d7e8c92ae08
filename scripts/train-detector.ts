/**
 * Trains the detector of machine-written text on labelled texts: `npm run train:detector -- FOLDER_OR_FILE…`, with files
 * of JSON rows, one a line. It prints how well models judge sources that they never saw; with --compare also how well domains
 * that they never saw, and parts of a random split, which flatters. --except=FILE names rows to leave out, one id a line. --write
 * writes weights, factors, calibration and thresholds to src/content/text-detection; --words writes the words that
 * masking keeps, which comes first. The same data always give the same weights.
 */
import { readFileSync } from "node:fs";
import { commonWordsOf } from "./detector/common-words.js";
import { fitDetectors } from "./detector/fit-detectors.js";
import { judgeLeftOut, trainParts } from "./detector/parts.js";
import { reportSlices } from "./detector/report.js";
import { chooseRows, DetectorRow, familyOf, sourceFold } from "./detector/rows.js";
import { writeDetector, writeWords } from "./detector/write-detector.js";
import { readRows } from "./learning/read-rows.js";

/** Texts of one source, domain, generator and attack that are used at most; of people twice as many. */
const KIND_MAX = 100;
const PARTS = 8;

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const without = flags
  .filter((flag) => flag.startsWith("--except="))
  .flatMap((flag) => readFileSync(flag.slice("--except=".length), "utf8").split("\n"))
  .map((line) => line.split("\t")[0] ?? "");
const rows = chooseRows(
  readRows(paths, DetectorRow).filter(({ id }) => !without.includes(id)),
  KIND_MAX,
);
const human = rows.filter(({ label }) => label === 0).length;
console.log(`${rows.length} texts, ${human} of them human`);
if (flags.includes("--words")) {
  writeWords(commonWordsOf(rows));
} else {
  const bySource = judgeLeftOut(rows, sourceFold);
  const detectors = fitDetectors(rows, bySource);
  reportSlices("whole sources left out", rows, bySource, detectors);
  if (flags.includes("--write")) writeDetector(trainParts(rows), detectors);
  if (flags.includes("--compare")) {
    reportSlices("whole domains left out", rows, judgeLeftOut(rows, familyOf), detectors);
    const split = judgeLeftOut(rows, (_, at) => String(at % PARTS));
    reportSlices("random split", rows, split, detectors);
  }
}
