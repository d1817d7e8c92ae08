import type { Finding, GateDefinition } from "../../gate.js";
import type { PageElement } from "../../page/element.js";

const SCALE_MIN = 2;
const ENTRY = /([a-z-]{1,40})\s{0,40}=\s{0,40}([^\s,;=]{0,40})/giu;

const QUOTED = /^["'\u2018-\u201f]/u;

/** Readers must be able to enlarge a page to twice its size (WCAG 2.2, 1.4.4; ACT b4f0c3). */
export const viewportZoom: GateDefinition = {
  id: "viewport-zoom",
  wcag: "1.4.4",
  actRules: ["b4f0c3"],
  *check({ elements }) {
    for (const element of elements) {
      const { tag, attributes } = element;
      if (tag !== "meta" || attributes.get("name")?.trim().toLowerCase() !== "viewport") continue;
      const finding = judge(element, attributes.get("content") ?? "");
      if (finding) yield finding;
    }
  },
};

function judge(element: PageElement, content: string): Finding | undefined {
  const entries = new Map<string, string>();
  for (const [, name = "", value = ""] of content.matchAll(ENTRY)) {
    entries.set(name.toLowerCase(), value.toLowerCase());
  }
  const scalable = entries.get("user-scalable");
  const maximum = entries.get("maximum-scale");
  if (scalable === undefined && maximum === undefined) return undefined;
  const facts = { element, actRules: ["b4f0c3"], required: SCALE_MIN };
  const quoted = [scalable, maximum].find((value) => value !== undefined && QUOTED.test(value));
  if (quoted !== undefined) {
    const message = `The value ${quoted} stands in quotation marks: some browsers take it for none, others for "no".`;
    return { ...facts, status: "cannot_tell", measured: quoted, message };
  }
  if (scalable !== undefined && !isScalable(scalable)) {
    const message = `user-scalable=${scalable} keeps readers from enlarging the page.`;
    return {
      ...facts,
      status: "fail",
      measured: `user-scalable=${scalable}`,
      message,
      repair: "viewport-zoom",
    };
  }
  const scale = maximum === undefined ? undefined : maximumScale(maximum);
  if (scale !== undefined && scale < SCALE_MIN) {
    const message = `maximum-scale=${maximum} keeps readers from enlarging the page to twice its size.`;
    return { ...facts, status: "fail", measured: scale, message, repair: "viewport-zoom" };
  }
  const message = "The page can be enlarged to twice its size.";
  return { ...facts, status: "pass", measured: scale ?? "user-scalable", message };
}

/** CSS Device Adaptation, "The user-scalable property": numbers between -1 and 1 and unknown words mean no. */
function isScalable(value: string): boolean {
  if (/^(?:yes|device-width|device-height)$/u.test(value)) return true;
  return Math.abs(Number.parseFloat(value)) >= 1;
}

/** CSS Device Adaptation, "The min-zoom, max-zoom and zoom properties"; undefined where the value counts for nothing. */
function maximumScale(value: string): number | undefined {
  if (value === "device-width" || value === "device-height") return 10;
  if (value === "yes") return 1;
  const number = Number.parseFloat(value);
  if (number < 0) return undefined;
  return Number.isNaN(number) ? 0.1 : Math.min(10, Math.max(0.1, number));
}
