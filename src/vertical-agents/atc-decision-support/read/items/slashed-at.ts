import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { Item } from "../draft/said.js";
import { keyAt } from "../scene/scene.js";
import { lengthAt, speedAt } from "./length-at.js";

/** Behind a direction. */
export const DEGREE_WORDS =
  /^(?:°|deg|degs|degree|degrees|grad|degres|grados|graus|t|true|m|magnetic)$/u;
/** Less is a rate of turn or a wind. */
const SPEED_KT_MIN = 20;

/** `000/450kt`, `270/420`; the second is no length, so that a bearing and distance is none. */
export function trackAndSpeedAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const track = tokens[at];
  if (track?.kind !== "number" || !/^\d{3}$/u.test(track.text) || track.value > 360)
    return undefined;
  const next = DEGREE_WORDS.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  const speed = slashedSpeedAt(tokens, next);
  if (!speed) return undefined;
  return [{ field: "track", value: track.value, from: at, next }, speed];
}

/** `400kt/090`. */
export function speedAndTrackAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const speed = tokens[at]?.kind === "number" ? speedAt(tokens, at) : undefined;
  const track = speed && speed.unit !== null ? slashedTrackAt(tokens, speed.next) : undefined;
  return speed && track && [{ field: "gs", value: speed.kt, from: at, next: speed.next }, track];
}

export function slashedTrackAt(tokens: readonly Token[], at: number): Item | undefined {
  const track = tokens[at + 1];
  if (keyAt(tokens, at) !== "/" || track?.kind !== "number") return undefined;
  if (!/^\d{3}$/u.test(track.text) || track.value > 360) return undefined;
  const behind = keyAt(tokens, at + 2);
  if (lengthAt(tokens, at + 1) || /^(?:kts?|kn)$/u.test(behind)) return undefined;
  const next = DEGREE_WORDS.test(behind) ? at + 3 : at + 2;
  return { field: "track", value: track.value, from: at, next };
}

/** `+1500` and `-1800` by themselves, as strips have them. */
export function signedRateAt(tokens: readonly Token[], at: number): readonly Item[] | undefined {
  const isPlus = tokens[at]?.text === "+";
  const number = tokens[isPlus ? at + 1 : at];
  if (number?.kind !== "number" || (isPlus && !number.isGlued)) return undefined;
  if (!isPlus && !/^[+-]/u.test(number.text)) return undefined;
  const next = isPlus ? at + 2 : at + 1;
  const size = Math.abs(number.value);
  if (size < 200 || size > 9000 || size % 50 !== 0 || quantityAt(tokens, next - 1)?.reading.unit)
    return undefined;
  return [{ field: "vs", value: number.value, from: at, next }];
}

export function slashedSpeedAt(tokens: readonly Token[], at: number): Item | undefined {
  if (!/^[/@]$/u.test(keyAt(tokens, at))) return undefined;
  const speed = speedAt(tokens, at + 1);
  if (!speed || speed.kt < SPEED_KT_MIN || lengthAt(tokens, at + 1)) return undefined;
  return {
    field: airspeedBehind(tokens, speed.next) ?? "gs",
    value: speed.kt,
    from: at,
    next: speed.next,
  };
}

/** `250 kt IAS`. */
export function airspeedBehind(tokens: readonly Token[], at: number): "ias" | "tas" | undefined {
  const key = keyAt(tokens, at);
  if (/^(?:ias|cas|kias|kcas|indicated)$/u.test(key)) return "ias";
  return key === "tas" || key === "ktas" ? "tas" : undefined;
}
