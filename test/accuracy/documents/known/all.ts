import type { KnownDocument } from "../known-document.js";
import { contract } from "./contract.js";
import { letter } from "./letter.js";
import { manual } from "./manual.js";
import { minutes } from "./minutes.js";
import { paper } from "./paper.js";
import { report } from "./report.js";

/** Every known document. */
export const knownDocuments: readonly KnownDocument[] = [
  report,
  manual,
  minutes,
  paper,
  letter,
  contract,
];
