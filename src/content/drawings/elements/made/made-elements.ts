import type { SceneElement } from "../../drawing.js";
import { abstractForms } from "./abstract.js";
import { aircraft } from "./aircraft.js";
import { belongings } from "./belongings.js";
import { boats } from "./boats.js";
import { cars } from "./cars.js";
import { celestialThings } from "./celestial.js";
import { furniture } from "./furniture.js";
import { household } from "./household.js";
import { houses } from "./houses.js";
import { landmarks } from "./landmarks.js";
import { music } from "./music.js";
import { naturalThings } from "./natural-things.js";
import { outdoorThings } from "./outdoor-things.js";
import { railAndCycles } from "./rail-and-cycles.js";
import { structures } from "./structures.js";
import { toys } from "./toys.js";
import { treasures } from "./treasures.js";
import { works } from "./works.js";

/** Vehicles, buildings, objects, things of the sky and abstract forms. */
export const madeElements: readonly SceneElement[] = [
  ...cars,
  ...railAndCycles,
  ...boats,
  ...aircraft,
  ...houses,
  ...landmarks,
  ...works,
  ...structures,
  ...furniture,
  ...household,
  ...music,
  ...outdoorThings,
  ...naturalThings,
  ...belongings,
  ...toys,
  ...treasures,
  ...celestialThings,
  ...abstractForms,
];
