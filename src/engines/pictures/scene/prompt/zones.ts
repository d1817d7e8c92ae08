import type { SceneElement, Setting } from "../../../../content/drawings/drawing.js";
import type { Subject } from "./reading.js";

/** Where in the frame a subject is put. */
export type Zone = "floor" | "air" | "sky" | "free";

/** Whether a thing can be in the air or in the sky. */
export function canFly({ places, group }: SceneElement): boolean {
  return group === "celestial" || places.includes("air") || places.includes("sky");
}

/** The zone of a subject in a setting. */
export function zoneOf(subject: Subject, setting: Pick<Setting, "floor" | "hasSky">): Zone {
  const { element, isFlying, arrangement } = subject;
  const [natural] = element.places;
  if (setting.floor === "free") return "free";
  if (!setting.hasSky && element.name === "window") return "air";
  if (element.name === "firework") return "air";
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
