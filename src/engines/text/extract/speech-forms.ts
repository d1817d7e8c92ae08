import { eventEndings } from "../../../content/extraction/field-leads.js";

/** What prose shows of a field by its form: the first group of a pattern, or all of it. */
export interface SpeechForm {
  readonly patterns: readonly RegExp[];
  readonly isNumber?: true;
}

const ROLE =
  /(?<![\p{L}-])(?:\p{Lu}[\p{L}-]{1,40} ){0,4}(?:Officer|Manager|Director|Engineer|President|Analyst|Developer|Designer|Consultant|Assistant|Accountant|Architect|Administrator|Coordinator|Scientist|Professor|Editor|Secretary|Chairman|Chairwoman|Founder|Partner|Lead|Head|CEO|CTO|CFO|COO|Nurse|Teacher|Specialist|Supervisor|Technician|Researcher|Representative|Executive|Planner|Strategist|Writer|Chef|Lawyer|Recruiter)(?: of \p{Lu}\p{L}{1,40}(?: (?:and |& )?\p{Lu}\p{L}{1,40}){0,2})?(?!\p{L})/u;
const ROLE_LINE = new RegExp(`^[ \\t]{0,20}(${ROLE.source})[ \\t]{0,20}$`, "mu");
const EVENT = new RegExp(
  `(?<![\\p{L}\\p{N}&'’-])(?:\\d{1,2}(?:st|nd|rd|th) )?(?:(?:\\p{Lu}|&)[\\p{L}\\p{N}&'’-]{0,40} (?:of |for |on |the )?){1,6}(?:${eventEndings})(?: \\d{4})?(?!\\p{L})`,
  "u",
);
const TIMES = /(?<![\p{L}\p{N}.,])(\d{1,4})\s?[x×]\s{1,4}(?=\p{L})/u;
const TIMES_ITEM =
  /(?<![\p{L}\p{N}.,])\d{1,4}\s?[x×]\s{1,4}(\p{L}[^,;\n]{1,80}?)(?=\s(?:for|at|@|à|each)\s|\s[$€£]|[,;.\n]|$)/mu;
const VERSION = /(?<![\p{L}\p{N}.])v?(\d{1,4}(?:\.\d{1,4}){1,3}(?:-[\w.]{1,20})?)(?!\p{N})/iu;
const VERSION_NAMED =
  /(?<!\p{L})(?:v|version\s?|release\s?)(\d{1,4}(?:\.\d{1,6}){0,3}(?:-[\w.]{1,20})?)(?!\p{N})/iu;
const LICENSED =
  /\bunder (?:the |an? )?(\p{Lu}[\w.-]{0,40}(?: [\w.-]{1,40}){0,3}?)(?= licen[sc]e)/u;
const FILE =
  /(?<![\w./\\-])((?:[A-Za-z]:\\|[./~]{0,3})?[\w.-]{1,60}(?:[/\\][\w.-]{1,60}){0,12}\.[A-Za-z]\w{0,4})(?![\w/@])/u;
const DEGREE =
  /(?<![\p{L}.])(?:B\.?Sc\.?|M\.?Sc\.?|M\.?B\.?A\.?|Ph\.?D\.?|B\.A\.?|M\.A\.?|BA|MA|BEng|MEng|Bachelor(?:['’]s)?(?: degree)?|Master(?:['’]s)?(?: degree)?|Doctorate|Diploma)(?: of| in)? \p{Lu}\p{L}{1,40}(?: (?:and )?\p{Lu}\p{L}{1,40}){0,4}/u;
const STREET =
  /(?<![\p{L}\p{N}])(?:\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’.-]{0,40} ){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Court|Ct|Square|Sq|Terrace|Way|Place|Pl|Boulevard|Blvd|Close|Crescent|Row|Hill|Gardens|Parkway|Highway)\.?|\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s\d{1,4}[a-z]?|(?:\d{1,4},? )?(?:[Rr]ue|[Aa]venue|[Vv]ia|[Cc]alle|[Pp]laza) (?:\p{L}{1,30} ){0,4}\p{Lu}[\p{L}'’-]{0,40}(?:,? \d{1,4})?)(?![\p{L}\p{N}])/u;
const US = /\d{1,6}[^,\n]{2,60},[ \n]([\p{L} .'-]{2,40}),\s?[A-Z]{2}\s\d{5}/u;
const STATE = /,\s?([A-Z]{2})\s\d{5}(?!\d)/u;
const CITY_BEFORE_CODE =
  /(?:^|,\s|\n)(\p{Lu}[\p{L}'’-]{0,40}(?: \p{Lu}[\p{L}'’-]{0,40}){0,2}),?\s[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/mu;
const CITY_AFTER_CODE =
  /(?:^|[,\n]\s?)(?:[A-Z]{1,2}-)?\d{4,5} (\p{Lu}[\p{L}-]{0,40}(?: (?:am|an der|sur|de|\p{Lu}[\p{L}-]{0,40})){0,3})/mu;
const SUBJECT_OF =
  /^[ \t"“]{0,8}(?:At )?(?:The )?(\p{Lu}[\p{L}\p{N}&.'-]{0,40}(?: (?:\p{Lu}|&)[\p{L}\p{N}&.'-]{0,40}){0,5})(?:,? (?:which was |is |was |are |a company )?(?:founded|based|headquartered|established|looking for|hiring|seeking|recruiting|is an? |was an? |announce[sd]?|report(?:s|ed)|launche[sd]|acquire[sd]|seeks))(?!\p{L})/mu;
const TITLED = /^[ \t"“]{0,8}(\p{Lu}[^()\n.:]{1,80}?)["”]? \((?:1[89]|20)\d{2}\)/mu;
const LEVEL =
  /(?<![\p{L}_])(TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)(?![\p{L}_])/u;
const EXCEPTION = /(?<![\p{L}\p{N}])([A-Za-z_][\w.]{0,80}(?:Error|Exception))(?![\p{L}\p{N}])/u;
const YEAR = /(?<![\p{L}\p{N}.,/-])((?:1[5-9]|20)\d{2})(?![\p{L}\p{N}/-]|[.,]\d)/u;

/** By the name of a field, or its last word. */
export const speechForms: Readonly<Record<string, SpeechForm>> = {
  age: {
    patterns: [/\b(\d{1,3})(?: years? old|[- ]years?[- ]old)/iu, /\baged? (\d{1,3})\b/iu],
    isNumber: true,
  },
  role: { patterns: [ROLE] },
  position: { patterns: [ROLE] },
  occupation: { patterns: [ROLE] },
  profession: { patterns: [ROLE] },
  "job title": { patterns: [ROLE_LINE, ROLE] },
  "current title": { patterns: [ROLE_LINE, ROLE] },
  title: { patterns: [ROLE_LINE, TITLED] },
  degree: { patterns: [DEGREE] },
  qualification: { patterns: [DEGREE] },
  quantity: { patterns: [TIMES], isNumber: true },
  item: { patterns: [TIMES_ITEM] },
  product: { patterns: [TIMES_ITEM] },
  version: { patterns: [VERSION_NAMED, VERSION] },
  license: { patterns: [LICENSED] },
  licence: { patterns: [LICENSED] },
  user: { patterns: [/\b(?:for|user)\s(?:invalid user |user )?([\w.@-]{1,64})\sfrom\b/u] },
  username: { patterns: [/\b(?:for|user)\s(?:invalid user |user )?([\w.@-]{1,64})\sfrom\b/u] },
  event: { patterns: [EVENT] },
  "event name": { patterns: [EVENT] },
  company: { patterns: [SUBJECT_OF] },
  "company name": { patterns: [SUBJECT_OF] },
  organization: { patterns: [SUBJECT_OF] },
  startup: { patterns: [SUBJECT_OF] },
  level: { patterns: [LEVEL] },
  exception: { patterns: [EXCEPTION] },
  "exception type": { patterns: [EXCEPTION] },
  "error type": { patterns: [EXCEPTION] },
  "error code": { patterns: [/(?<![\w-])([A-Z]{1,6}-?\d{2,6})(?![\w-])/u] },
  discount: { patterns: [/(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?\s?%)(?= off| discount)/iu] },
  file: { patterns: [FILE] },
  filename: { patterns: [FILE] },
  "file name": { patterns: [FILE] },
  "file path": { patterns: [FILE] },
  street: { patterns: [STREET] },
  "street address": { patterns: [STREET] },
  city: { patterns: [US, CITY_BEFORE_CODE, CITY_AFTER_CODE] },
  state: { patterns: [STATE] },
  year: { patterns: [YEAR], isNumber: true },
};
