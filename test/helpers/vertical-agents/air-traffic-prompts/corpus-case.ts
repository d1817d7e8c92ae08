/** A prompt and what a careful reader makes of it. */
export interface CorpusCase {
  readonly prompt: string;
  readonly problem: object;
  /** Fields that have to be asked for; none unless given. */
  readonly missing?: readonly string[];
}

interface Short {
  /** x and y in nm. */
  readonly xy?: readonly [number, number];
  /** Latitude and longitude. */
  readonly ll?: readonly [number, number];
  readonly alt?: number;
  readonly gs?: number;
  readonly trk?: number;
  readonly vs?: number;
  readonly type?: string;
  /** Levels off there. */
  readonly to?: number;
  readonly dist?: number;
}

/** An aircraft of an expected problem, in few words. */
export function craft(id: string, short: Short): object {
  const { xy, ll, alt, gs, trk, vs, type, to, dist } = short;
  return {
    id,
    ...(xy && { x_nm: xy[0], y_nm: xy[1] }),
    ...(ll && { lat: ll[0], lon: ll[1] }),
    ...(alt !== undefined && { alt_ft: alt }),
    ...(gs !== undefined && { gs_kt: gs }),
    ...(trk !== undefined && { track_deg: trk }),
    ...(vs !== undefined && { vs_fpm: vs }),
    ...(type !== undefined && { type }),
    ...(to !== undefined && { intent: [{ kind: "level", value: to, unit: "ft", at_s: 0 }] }),
    ...(dist !== undefined && { distance_nm: dist }),
  };
}
