import { type HealthHistory, HISTORY_DAYS, type PartDay } from "../../services/health/history.js";
import type { CheckStatus, Health } from "../../services/health/probe.js";
import { formatUtc } from "../format.js";
import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";

/** What people call the parts of /health, in the order of the page. */
const PARTS: readonly (readonly [part: keyof Health["checks"], name: string])[] = [
  ["store", "Storage"],
  ["disk", "Disk"],
  ["workers", "Workers"],
  ["evidence", "Evidence log"],
  ["webhooks", "Webhooks"],
  ["vectors", "Vector search"],
  ["pictures", "Pictures"],
  ["mail", "Mail"],
  ["payments", "Payments"],
  ["secrets", "Secrets"],
  ["model", "Language model"],
  ["browser", "Browser"],
];

const WORDS: Readonly<Record<CheckStatus, string>> = {
  ok: "Works",
  degraded: "Impaired",
  down: "Down",
  not_configured: "Not set up here",
};

const HEADINGS: Readonly<Record<Health["status"], string>> = {
  ok: "Everything works",
  degraded: "Something is impaired",
  down: "Something is down",
};

const BAR_WIDTH = 3;
const BAR_STEP = 4;
/** A state is told by its height as well as by its colour. */
const BAR_HEIGHTS = { ok: 16, degraded: 9, down: 4 } as const;
const CHART_HEIGHT = BAR_HEIGHTS.ok;

export interface StatusView {
  readonly health: Health;
  readonly history: Awaited<ReturnType<HealthHistory["read"]>>;
  /** The UTC day of now, in days since 1970-01-01. */
  readonly today: number;
}

/** How every part is now, and was on each of the last 90 days. */
export function renderStatus({ health, history, today }: StatusView): string {
  const heading = HEADINGS[health.status];
  const now = Date.parse(health.time);
  return renderDocument({
    path: "/status",
    title: `Status: ${heading.toLowerCase()}`,
    description: "How every part of this Gatehouse is now, and was on the last 90 days.",
    body: html`<div class="wrap title"><h1>${heading}</h1>
<p class="lede">As of <time datetime="${health.time}">${formatUtc(now)}</time>. This process has run for ${formatSpan(health.uptime_s)}; a read of the storage took ${health.checks.store.ms} ms.</p></div>
<section class="entry wrap" aria-labelledby="parts"><h2 id="parts">Parts</h2>
<div class="flow"><ul class="parts">${PARTS.map(([part, name]) =>
      renderPart({ name, status: health.checks[part].status, today }, historyOf(history, part)),
    )}</ul>
<p class="small">Each part is looked at once a minute. A bar is one of the last 90 days: tall where every look found the part working, half as tall where one found it impaired, low where one found it down. Today is at the right; a gap is a day on which nobody looked, as while the server was off. The same as JSON, for now: <a href="/health">/health</a>.</p></div>
</section>`,
  });
}

function historyOf(history: readonly PartDay[], part: string): readonly PartDay[] {
  return history.filter((one) => one.part === part);
}

interface ShownPart {
  readonly name: string;
  readonly status: CheckStatus;
  readonly today: number;
}

function renderPart({ name, status, today }: ShownPart, days: readonly PartDay[]): Html {
  return html`<li><div class="bar"><h3>${name}</h3><span class="state-${status}">${WORDS[status]}</span></div>${
    days.length > 0 && renderDays(days, today)
  }</li>`;
}

function renderDays(days: readonly PartDay[], today: number): Html {
  const label = describeDays(days);
  const width = HISTORY_DAYS * BAR_STEP;
  return html`<svg width="${2 * width}" height="${2 * CHART_HEIGHT}" viewBox="0 0 ${width} ${CHART_HEIGHT}" role="img" aria-label="${label}, of the last ${HISTORY_DAYS}"><path class="day-none" d="M0 ${CHART_HEIGHT}v-1h${width}v1z"/>${STATES.map(
    (state) => html`<path class="day-${state}" d="${barsOf(days, { state, today })}"/>`,
  )}</svg><p class="small">${label}</p>`;
}

const STATES = ["ok", "degraded", "down"] as const;

function barsOf(
  days: readonly PartDay[],
  { state, today }: { readonly state: (typeof STATES)[number]; readonly today: number },
): string {
  const height = BAR_HEIGHTS[state];
  return days
    .filter((one) => worstOf(one) === state)
    .map(({ day }) => (HISTORY_DAYS - 1 - (today - day)) * BAR_STEP)
    .map((left) => `M${left} ${CHART_HEIGHT}v-${height}h${BAR_WIDTH}v${height}z`)
    .join("");
}

function worstOf({ degraded, down }: PartDay): (typeof STATES)[number] {
  if (down > 0) return "down";
  return degraded > 0 ? "degraded" : "ok";
}

/** `Found working 99.98 % of the time, on 12 days`; rounded down, so that only what never failed is 100 %. */
function describeDays(days: readonly PartDay[]): string {
  const sum = (of: (day: PartDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const ok = sum((day) => day.ok);
  const looks = ok + sum((day) => day.degraded + day.down);
  const percent = Math.floor((ok / looks) * 10_000) / 100;
  return `Found working ${percent} % of the time, on ${days.length} ${days.length === 1 ? "day" : "days"}`;
}

function formatSpan(seconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [86_400, "days"],
    [3_600, "hours"],
    [60, "minutes"],
  ];
  const [length, unit] = units.find(([length]) => seconds >= 2 * length) ?? [1, "seconds"];
  return `${Math.floor(seconds / length)} ${unit}`;
}
