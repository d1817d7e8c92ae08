import type { Change } from "../../../../engines/air-traffic/picture/traffic-picture.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Assumption, InputSpan } from "../../../understanding.js";
import type { TrafficAircraft } from "../../air-traffic-problem.js";
import type { PlacedPoint } from "./settle-places.js";
import type { SettledAircraft } from "./settle-values.js";

/** An aircraft of the problem, with where its values stand and what is to be asked about it. */
export interface BuiltAircraft {
  readonly aircraft: TrafficAircraft;
  readonly spans: readonly (Omit<InputSpan, "text"> & Span)[];
  readonly assumptions: readonly Assumption[];
  /** Questions by the name of a field, better than the usual ones. */
  readonly asks: ReadonlyMap<string, string>;
  /** What the prompt says of a field and cannot be, by its name. */
  readonly notes: ReadonlyMap<string, string>;
}

export interface Around {
  readonly index: number;
  readonly point: PlacedPoint | undefined;
  /** Distances are to the fix. */
  readonly isSequence: boolean;
}

/** Writes one aircraft with the problem's field names. */
export function buildAircraft(settled: SettledAircraft, around: Around): BuiltAircraft {
  const writer = new AircraftWriter(settled, around);
  return writer.write();
}

class AircraftWriter {
  readonly #fields: Record<string, unknown> = {};
  readonly #spans: (Omit<InputSpan, "text"> & Span)[] = [];
  readonly #assumptions: Assumption[] = [];
  readonly #asks = new Map<string, string>();

  constructor(
    private readonly settled: SettledAircraft,
    private readonly around: Around,
  ) {}

  write(): BuiltAircraft {
    const { source, type } = this.settled;
    this.#set("id", source.id, source.idSpan);
    this.#place();
    this.#number("alt", "alt_ft");
    this.#speed();
    this.#number("track", "track_deg");
    this.#vertical();
    if (type) this.#set("type", type.value, type.span);
    this.#intent();
    if (this.around.isSequence) this.#number("dist", "distance_nm");
    this.#disagreements();
    return {
      aircraft: this.#fields as unknown as TrafficAircraft,
      spans: this.#spans,
      assumptions: this.#assumptions,
      asks: this.#asks,
      notes: notesOf(this.settled),
    };
  }

  get #name(): string {
    return this.settled.source.id;
  }

  #set(field: string, value: unknown, { start, end }: Span): void {
    this.#fields[field] = value;
    if (end > start)
      this.#spans.push({ field: `aircraft[${this.around.index}].${field}`, start, end });
  }

  #number(from: "alt" | "track" | "dist", field: string): void {
    const said = this.settled.values.get(from);
    if (said) this.#set(field, said.value, said.span);
  }

  #place(): void {
    const { values } = this.settled;
    const placed = this.around.point;
    if (placed) {
      const { point, span } = placed;
      const named =
        point.kind === "degrees"
          ? { lat: point.lat, lon: point.lon }
          : { x_nm: point.x, y_nm: point.y };
      for (const [field, value] of Object.entries(named))
        this.#set(field, value, this.#axisSpan(field) ?? span);
      return;
    }
    for (const [axis, field] of [
      ["lat", "lat"],
      ["lon", "lon"],
      ["x", "x_nm"],
      ["y", "y_nm"],
    ] as const) {
      const said = values.get(axis);
      if (said) this.#set(field, said.value, said.span);
    }
  }

  #axisSpan(field: string): Span | undefined {
    const axis = field.replace("_nm", "") as "lat" | "lon" | "x" | "y";
    return this.settled.places.length === 0 ? this.settled.values.get(axis)?.span : undefined;
  }

  #speed(): void {
    const { values } = this.settled;
    const [gs, tas, ias, mach] = [
      values.get("gs"),
      values.get("tas"),
      values.get("ias"),
      values.get("mach"),
    ];
    if (gs) {
      this.#set("gs_kt", gs.value, gs.span);
    } else if (tas) {
      this.#set("gs_kt", tas.value, tas.span);
      this.#assume(
        "gs_kt",
        tas.value,
        "kt",
        `the true airspeed of ${this.#name} is taken as its ground speed: no wind is known`,
      );
    } else if (ias || mach) {
      const said = ias
        ? `${round(ias.value)} kt is an indicated airspeed`
        : `Mach ${round(mach?.value ?? 0)} is an airspeed`;
      this.#asks.set(
        "gs_kt",
        `What is the ground speed of ${this.#name} in knots? ${said}, which alone does not tell it.`,
      );
    }
  }

  /** The rate has the sign of the words, or leads to the level that is aimed at. */
  #vertical(): void {
    const { values } = this.settled;
    const [vs, trend, target, alt] = [
      values.get("vs"),
      values.get("trend"),
      values.get("target"),
      values.get("alt"),
    ];
    const commanded = this.settled.source.changes.find(({ change }) => change.kind === "level")
      ?.change.value;
    const aim = target?.value ?? commanded;
    const towards = aim !== undefined && alt ? Math.sign(aim - alt.value) : 0;
    const sign = trend && trend.value !== 0 ? trend.value : towards;
    if (vs) {
      const value = sign === 0 || vs.value === 0 ? vs.value : sign * Math.abs(vs.value);
      this.#set("vs_fpm", value, vs.span);
    } else if (trend?.value === 0 && towards === 0) {
      this.#set("vs_fpm", 0, trend.span);
    } else if (sign !== 0 && commanded === undefined) {
      const does = sign > 0 ? "climb" : "descend";
      this.#asks.set("vs_fpm", `At what rate does ${this.#name} ${does}, in feet a minute?`);
    }
  }

  #intent(): void {
    const { values, source } = this.settled;
    const target = values.get("target");
    const alt = values.get("alt");
    const intent: { change: Change; span: Span }[] = [...source.changes];
    const isThere = target && alt && Math.abs(target.value - alt.value) < 1e-6;
    if (target && !isThere && !intent.some(({ change }) => change.kind === "level")) {
      intent.unshift({
        change: { kind: "level", value: target.value, unit: "ft", at_s: 0 },
        span: target.span,
      });
    }
    if (intent.length === 0) return;
    this.#fields.intent = intent.map(({ change }) => change);
    intent.forEach(({ span: { start, end } }, index) => {
      this.#spans.push({
        field: `aircraft[${this.around.index}].intent[${index}].value`,
        start,
        end,
      });
    });
  }

  #assume(field: string, value: number, unit: string, why: string): void {
    this.#assumptions.push({ field: `aircraft[${this.around.index}].${field}`, value, unit, why });
  }

  #disagreements(): void {
    for (const { field, values } of this.settled.disagreements) {
      const named = FIELDS[field];
      if (!named) continue;
      const [name, words, unit] = named;
      const shown = [...new Set(values.map((value) => `${round(value)}`))].join(" or ");
      this.#asks.set(
        name,
        `Which ${words} has ${this.#name}: ${shown} ${unit}? The prompt says both.`,
      );
    }
  }
}

const OUTSIDE = { alt: "alt_ft", track: "track_deg", place: "position" } as const;

/** Why a value that is there is none: out of range, or told of two places at once. */
function notesOf({ source, places }: SettledAircraft): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const fact of source.facts) {
    if (fact.field !== "outside") continue;
    notes.set(OUTSIDE[fact.of], `"${fact.value}" is out of range: ${fact.why}.`);
  }
  if (new Set(places.map(({ value }) => JSON.stringify(value))).size > 1)
    notes.set(
      "position",
      `${source.id} is said twice, at different places: if one of them is another aircraft, give it its own call sign.`,
    );
  return notes;
}

const FIELDS: Readonly<Record<string, readonly [name: string, words: string, unit: string]>> = {
  alt: ["alt_ft", "altitude", "ft"],
  gs: ["gs_kt", "ground speed", "kt"],
  track: ["track_deg", "track", "degrees"],
  vs: ["vs_fpm", "vertical rate", "ft a minute"],
  dist: ["distance_nm", "distance to the fix", "nm"],
  target: ["vs_fpm", "cleared level", "ft"],
};

function round(value: number): number {
  return Number(value.toFixed(2));
}
