import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Assumption, InputSpan, MissingField } from "../../../understanding.js";
import { missingInAirTraffic } from "../missing-in-air-traffic.js";
import { alignBare, settleBare } from "./align-bare.js";
import { type BuiltAircraft, buildAircraft } from "./build-aircraft.js";
import type { DraftPicture } from "./draft-picture.js";
import { limitsOf, limitsToAsk } from "./limits-of.js";
import { takeSameValues } from "./same-values.js";
import { FIX_KEY, type Places, settlePlaces } from "./settle-places.js";
import { type SettledAircraft, settleValues } from "./settle-values.js";

export interface Built {
  readonly problem: object;
  readonly spans: readonly (Omit<InputSpan, "text"> & Span)[];
  readonly missing: readonly MissingField[];
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly string[];
}

export interface BuildContext {
  /** The prompt speaks of x and y, or of nautical miles of a plane. */
  readonly planeWords: boolean;
}

/** The problem that a draft amounts to: agreed values, points of one kind, and questions for the rest. */
export function buildProblem(draft: DraftPicture, { planeWords }: BuildContext): Built {
  alignBare(draft.aircraft);
  const isSequence = asksForSequence(draft);
  const given = settleBare(draft.aircraft, isSequence);
  // What one number was found to be is a pattern for the others.
  alignBare(draft.aircraft);
  const settled = draft.aircraft.map((one) => settleValues(one, draft.shared, draft.wrong));
  takeSameValues(settled, draft.shared);
  const fix =
    isSequence && draft.fixPlace ? { ...draft.fixPlace, id: draft.fixId?.value } : undefined;
  const places = settlePlaces(settled, { fix, planeWords, reference: draft.reference });
  const builder = new ProblemBuilder(draft, { settled, places, isSequence });
  const built = builder.build();
  const assumptions = given.map(({ aircraft, field, value }) => ({
    field: `aircraft[${draft.aircraft.indexOf(aircraft)}].${FIELD_NAMES[field] ?? field}`,
    value,
    unit: null,
    why: `a number without a name that can only be this of ${aircraft.id}`,
  }));
  return { ...built, assumptions: [...assumptions, ...built.assumptions] };
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  gs: "gs_kt",
  alt: "alt_ft",
  track: "track_deg",
};

/** Distances to a fix without positions say it, too. */
function asksForSequence({ question, aircraft }: DraftPicture): boolean {
  if (question) return question.value === "sequence";
  const isFar = aircraft.filter(({ facts }) => facts.some(({ field }) => field === "dist")).length;
  const isPlaced = aircraft.some(({ facts }) =>
    facts.some(({ field }) => /^(?:place|lat|x)$/u.test(field)),
  );
  return isFar >= 2 && !isPlaced;
}

interface Parts {
  readonly settled: readonly SettledAircraft[];
  readonly places: Places;
  readonly isSequence: boolean;
}

/** One call sign that stands for two aircraft is why the second one lacks. */
function noteOfOther(field: string, notes: ReadonlyMap<string, string>): string | undefined {
  const note = field === "aircraft[1]" ? notes.get("aircraft[0].position") : undefined;
  return note?.includes("said twice") ? note : undefined;
}

class ProblemBuilder {
  readonly #problem: Record<string, unknown> = {};
  readonly #spans: (Omit<InputSpan, "text"> & Span)[] = [];
  readonly #assumptions: Assumption[] = [];
  readonly #warnings: string[] = [];

  constructor(
    private readonly draft: DraftPicture,
    private readonly parts: Parts,
  ) {}

  build(): Built {
    const { draft } = this;
    const built = this.parts.settled.map((settled, index) =>
      buildAircraft(settled, {
        index,
        point: this.parts.places.points.get(settled.source.key),
        isSequence: this.parts.isSequence,
      }),
    );
    if (built.length > 0) this.#problem.aircraft = built.map(({ aircraft }) => aircraft);
    for (const { spans, assumptions } of built) {
      this.#spans.push(...spans);
      this.#assumptions.push(...assumptions);
    }
    this.#question();
    this.#whole();
    if (this.parts.isSequence) this.#fix();
    this.#limits();
    if (draft.question?.value === "bands") this.#bands();
    this.#places();
    return {
      problem: this.#problem,
      spans: this.#spans,
      missing: this.#missing(built),
      assumptions: this.#assumptions,
      warnings: this.#warnings,
    };
  }

  #set(path: string, value: unknown, { start, end }: Span): void {
    const [outer = "", inner] = path.split(".");
    if (inner === undefined) this.#problem[outer] = value;
    else {
      const group = (this.#problem[outer] ?? {}) as Record<string, unknown>;
      group[inner] = value;
      this.#problem[outer] = group;
    }
    if (end > start) this.#spans.push({ field: path, start, end });
  }

  #question(): void {
    const { question } = this.draft;
    if (question) this.#set("question", question.value, question.span);
    else if (this.parts.isSequence) {
      this.#problem.question = "sequence";
      this.#assumptions.push({
        field: "question",
        value: "sequence",
        unit: null,
        why: "the aircraft say how far they are from a fix and not where they are",
      });
    }
  }

  #whole(): void {
    for (const [path, { value, span }] of this.draft.whole) {
      if (path.startsWith("fix.") && !this.parts.isSequence) continue;
      if (this.draft.disputed.has(path)) continue;
      this.#set(path, value, span);
    }
  }

  #fix(): void {
    const { fixId } = this.draft;
    if (fixId) this.#set("fix.id", fixId.value, fixId.span);
    const { points, origin } = this.parts.places;
    const isOrigin =
      origin === "@FIX" || origin === "@fix" || (fixId && origin === `@${fixId.value}`);
    const placed = points.get(FIX_KEY) ?? (isOrigin ? points.get(origin) : undefined);
    if (!placed) return;
    const { point, span } = placed;
    const named =
      point.kind === "degrees"
        ? { lat: point.lat, lon: point.lon }
        : { x_nm: point.x, y_nm: point.y };
    for (const [field, value] of Object.entries(named)) this.#set(`fix.${field}`, value, span);
  }

  #limits(): void {
    const { constraints, spans, warnings } = limitsOf(this.draft);
    if (Object.keys(constraints).length > 0)
      this.#problem.constraints = { ...(this.#problem.constraints as object), ...constraints };
    this.#spans.push(...spans);
    this.#warnings.push(...warnings);
  }

  #bands(): void {
    const { bandsOf } = this.draft;
    const id = this.draft.aircraft.find(({ key }) => key === bandsOf?.key)?.id;
    if (bandsOf && id !== undefined) this.#set("bands.aircraft", id, bandsOf.span);
  }

  #places(): void {
    const { pairsAre, origin, radialsAre } = this.parts.places;
    if (radialsAre !== null) {
      const isPlane = radialsAre === "plane";
      this.#assumptions.push({
        field: "aircraft",
        value: isPlane ? "x_nm, y_nm" : "bearing, distance",
        unit: "nm",
        why: `positions such as 170/25 nm are read as ${isPlane ? "x and y" : "a bearing and a distance"}`,
      });
    }
    if (pairsAre === "plane" || pairsAre === "degrees") {
      const isPlane = pairsAre === "plane";
      this.#assumptions.push({
        field: "aircraft",
        value: isPlane ? "x_nm, y_nm" : "lat, lon",
        unit: isPlane ? "nm" : "deg",
        why: `positions given as two numbers are read as ${isPlane ? "x to the east and y to the north in nautical miles" : "latitude and longitude"}`,
      });
    }
    if (origin !== null) {
      this.#assumptions.push({
        field: "aircraft",
        value: origin.replace("@", ""),
        unit: "nm",
        why: "all positions are told from this point, which is taken as the origin of x and y",
      });
    }
  }

  #missing(built: readonly BuiltAircraft[]): readonly MissingField[] {
    const asks = new Map<string, string>();
    built.forEach(({ asks: own }, index) => {
      for (const [field, ask] of own) asks.set(`aircraft[${index}].${field}`, ask);
    });
    if (this.parts.places.pairsAre === "either") this.#askForKind(asks);
    const usual = missingInAirTraffic(this.#problem);
    const isFlown = !this.parts.isSequence;
    const notes = new Map<string, string>(
      built.flatMap(({ notes: own }, index) =>
        [...own].map(([field, note]) => [`aircraft[${index}].${field}`, note] as const),
      ),
    );
    const missing = usual.map(({ field, ask }) => ({
      field,
      ask: [asks.get(field) ?? ask, notes.get(field) ?? noteOfOther(field, notes)]
        .filter(Boolean)
        .join(" "),
    }));
    const fields = new Set(usual.map(({ field }) => field));
    for (const [field, ask] of asks) {
      if (isFlown && field.endsWith(".vs_fpm") && !fields.has(field)) missing.push({ field, ask });
    }
    for (const [field, values] of this.draft.disputed) {
      if (field.startsWith("fix.") && !this.parts.isSequence) continue;
      const shown = [...new Set(values.map((value) => `${Number(value.toFixed(2))}`))].join(" or ");
      missing.push({
        field,
        ask: `Which value counts for ${field}: ${shown}? The prompt says both.`,
      });
    }
    missing.push(...limitsToAsk(this.draft));
    const { count, aircraft } = this.draft;
    if (
      count &&
      aircraft.length > 0 &&
      aircraft.length < count.value &&
      !fields.has("aircraft[1]")
    ) {
      const names = aircraft
        .slice(0, 20)
        .map(({ id }) => id)
        .join(", ");
      missing.push({
        field: "aircraft",
        ask: `You speak of ${count.value} aircraft and describe ${aircraft.length} (${names}). What about the others?`,
      });
    }
    return missing;
  }

  #askForKind(asks: Map<string, string>): void {
    this.draft.aircraft.forEach(({ id, facts }, index) => {
      const place = facts.find((fact) => fact.field === "place");
      if (place?.value.kind !== "pair") return;
      const { first, second } = place.value;
      asks.set(
        `aircraft[${index}].position`,
        `Is the position ${first}, ${second} of ${id} latitude and longitude, or x and y in nautical miles?`,
      );
    });
  }
}
