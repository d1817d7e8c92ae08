import type { SceneElement, Setting } from "./drawing.js";
import type { Subject } from "./reading.js";

/** Where in the frame a subject is put. */
export type Zone = "floor" | "air" | "sky" | "free";

/** The zone of a subject in a setting. */
export function zoneOf(subject: Subject, setting: Pick<Setting, "floor" | "hasSky">): Zone {
  const { element, isFlying, arrangement } = subject;
  const [natural] = element.places;
  if (setting.floor === "free") return "free";
  if (setting.floor === "underwater") return isBottomDweller(element) ? "floor" : "free";
  if (element.group === "celestial" || natural === "sky") return "sky";
  if (isFlying) return "air";
  if (setting.floor === "table" && element.places.includes("table")) return "floor";
  if (natural === "air") return "air";
  if (natural === "free") return "floor";
  const isFlock = arrangement === "scattered" && element.group === "animal";
  return isFlock && element.places.includes("air") ? "air" : "floor";
}

function isBottomDweller({ places }: SceneElement): boolean {
  return !places.includes("underwater") && !places.includes("water") && places[0] !== "air";
}
