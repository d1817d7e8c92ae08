import type { Setting } from "../drawing.js";
import { abstractBackdrop } from "./abstract-backdrop.js";
import { arctic } from "./arctic.js";
import { moonSurface, planetSurface } from "./barren-worlds.js";
import { beach } from "./beach.js";
import { bridgeView } from "./bridge-view.js";
import { canyon } from "./canyon.js";
import { castleGrounds } from "./castle-grounds.js";
import { cave } from "./cave.js";
import { skyline } from "./city.js";
import { cloudscape } from "./cloudscape.js";
import { desert } from "./desert.js";
import { farm } from "./farm.js";
import { field } from "./field.js";
import { forest } from "./forest.js";
import { garden } from "./garden.js";
import { harbour } from "./harbour.js";
import { island } from "./island.js";
import { jungle } from "./jungle.js";
import { kitchen } from "./kitchen.js";
import { lake } from "./lake.js";
import { library } from "./library-room.js";
import { room } from "./living-room.js";
import { lonePeak } from "./lone-peak.js";
import { meadow } from "./meadow.js";
import { mountains } from "./mountains.js";
import { park } from "./park.js";
import { railway } from "./railway.js";
import { river } from "./river.js";
import { road } from "./road.js";
import { savanna } from "./savanna.js";
import { sea } from "./sea.js";
import { seaCliff } from "./sea-cliff.js";
import { snowfield } from "./snowfield.js";
import { space } from "./space.js";
import { street } from "./street.js";
import { studio } from "./studio.js";
import { swamp } from "./swamp.js";
import { tableTop } from "./table-top.js";
import { stage } from "./theatre-stage.js";
import { underwater } from "./underwater.js";
import { village } from "./village.js";
import { volcano } from "./volcano.js";
import { waterfall } from "./waterfall.js";

/** Every place that a scene can be in. */
export const settings: readonly Setting[] = [
  sea,
  beach,
  seaCliff,
  island,
  lake,
  river,
  mountains,
  lonePeak,
  meadow,
  volcano,
  waterfall,
  desert,
  canyon,
  savanna,
  arctic,
  snowfield,
  field,
  farm,
  park,
  garden,
  road,
  forest,
  jungle,
  swamp,
  street,
  skyline,
  village,
  harbour,
  railway,
  castleGrounds,
  bridgeView,
  space,
  moonSurface,
  planetSurface,
  underwater,
  cave,
  cloudscape,
  room,
  kitchen,
  library,
  stage,
  tableTop,
  studio,
  abstractBackdrop,
];
