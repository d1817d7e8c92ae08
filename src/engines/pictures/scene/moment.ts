import type { Atmosphere, Setting, TimeOfDay, Weather } from "../../../content/drawings/drawing.js";
import type { Reading } from "./prompt/reading.js";

const NIGHT_THINGS =
  /^(?:moon|star|crescent|comet|shooting star|constellation|owl|bat|ghost|firefly|galaxy|fireworks?)/;

/** The moment of a scene, with what the prompt leaves open chosen to fit the rest. */
export function momentOf(reading: Reading): Atmosphere {
  const { season } = reading;
  const time = reading.time ?? naturalTime(reading);
  return {
    time,
    weather: reading.weather ?? naturalWeather(reading, time),
    season,
    mood: Math.min(Math.max(reading.mood, -1), 1),
  };
}

/** By night snow is known by its falling. */
function naturalWeather(reading: Reading, time: TimeOfDay): Weather {
  const { season, mood, subjects, hasAurora } = reading;
  const hasClearSky = hasAurora || subjects.some(({ element }) => element.group === "celestial");
  if (season === "winter" && time === "night" && !hasClearSky) return "snow";
  return mood < -0.8 && !isSunny(reading) ? "cloudy" : "clear";
}

function isSunny({ subjects }: Pick<Reading, "subjects">): boolean {
  return subjects.some(({ element }) => element.name === "sun");
}

function naturalTime({ subjects, styles, mood, weather, hasAurora }: Reading): TimeOfDay {
  const isNight = subjects.some(({ element }) => NIGHT_THINGS.test(element.name));
  if (isNight || hasAurora || styles.includes("neon")) return "night";
  if (styles.includes("silhouette")) return "sunset";
  if (isSunny({ subjects })) return mood < -0.5 ? "dawn" : "day";
  return mood < -0.8 && weather === null ? "dusk" : "day";
}

/** Settings by name, the first that there is taken, for elements that have a place of their own. */
const homes: readonly (readonly [names: RegExp, settings: readonly string[]])[] = [
  [/penguin|polar bear|igloo|walrus|arctic|^seal$/, ["arctic"]],
  [/camel|cactus|pyramid|scorpion|sphinx|oasis/, ["desert"]],
  [/^lion$|elephant|giraffe|zebra|rhino|hippo|cheetah|leopard|meerkat/, ["savanna"]],
  [/monkey|gorilla|parrot|tiger|toucan|jaguar|orangutan|sloth|chameleon/, ["jungle"]],
  [/knight|^castle$|^king$|^queen$|dragon|unicorn/, ["meadow"]],
  [
    /^bear$|grizzly|deer|fox|wolf|squirrel|owl|hedgehog|mushroom|moose|badger|fairy|elf/,
    ["forest", "meadow"],
  ],
  [/goat|llama|alpaca|eagle|climber|yak/, ["mountains"]],
  [/cow|pig|sheep|hen|rooster|chicken|duckling|horse|tractor|barn/, ["farm", "meadow"]],
  [/scarecrow/, ["field"]],
  [/palm|crab|starfish|sandcastle|surfboard|beach|parasol|seashell|fisherman/, ["beach"]],
  [/surfer/, ["sea"]],
  [/lighthouse/, ["sea cliff", "beach", "sea"]],
  [/^alien$/, ["planet surface", "space"]],
  [/street lamp|bench|mailbox|swing/, ["park", "street"]],
  [
    /astronaut|rocket|spaceship|satellite|planet|alien|ufo|galaxy|space|saturn|mars|earth|comet/,
    ["space"],
  ],
  [/taxi|^bus|traffic|fire engine|ambulance|skyscraper|police|tram|shop|café/, ["street", "city"]],
  [/^car$|truck|motorcycle|scooter|van$|cyclist|runner/, ["road", "street"]],
  [/bicycle/, ["park"]],
  [/train$|locomotive|railway/, ["railway", "meadow"]],
  [/cruise ship|container ship|fishing boat|pier|anchor/, ["harbour", "sea"]],
  [/duck|swan|frog|heron|flamingo|canoe|otter|beaver|rowing boat/, ["lake"]],
  [/sofa|armchair|^bed$|fireplace|television|^lamp$|piano|bookshelf|chair/, ["room"]],
  [/snowman|sled|skier|reindeer/, ["snowfield", "mountains"]],
];

const homesByFloor: Readonly<Record<string, readonly string[]>> = {
  water: ["sea", "lake"],
  underwater: ["underwater"],
  air: ["sky", "meadow"],
  sky: ["sky", "sea", "meadow"],
  table: ["table", "studio", "room"],
  free: ["abstract", "studio"],
  ground: ["meadow", "field", "park"],
};

/** Places that paint a building, and which ones stand in where the prompt has that building itself. */
const doubles: Readonly<Record<string, readonly [building: RegExp, instead: string]>> = {
  "castle grounds": [/^castle$|^tower$/, "meadow"],
  farm: [/^barn$/, "meadow"],
};

/** The setting of a prompt that names none: the natural place of its first subject on the ground. */
export function settingFor(reading: Reading, settings: readonly Setting[]): Setting | undefined {
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const chosen = reading.setting ?? homeOf(reading, byName) ?? settings[0];
  const double = doubles[chosen?.name ?? ""];
  if (double === undefined) return chosen;
  const [building, instead] = double;
  const isDouble = reading.subjects.some(({ element }) => building.test(element.name));
  return isDouble ? (byName.get(instead) ?? chosen) : chosen;
}

function homeOf(reading: Reading, byName: ReadonlyMap<string, Setting>): Setting | undefined {
  const isSkyNeeded = reading.subjects.some(({ element }) => element.group === "celestial");
  const find = (names: readonly string[]) =>
    names
      .map((name) => byName.get(name))
      .find((setting) => setting !== undefined && !(isSkyNeeded && setting.openSky === 0));
  if (reading.season === "winter" || reading.weather === "snow") {
    const isOutside = reading.subjects.some(({ element }) => element.places[0] === "ground");
    const snowy = isOutside ? find(["snowfield", "forest"]) : undefined;
    if (snowy !== undefined) return snowy;
  }
  const order = [...reading.subjects].sort((a, b) => lightness(a) - lightness(b));
  if (hasShipAndSeaLife(reading)) return find(["sea"]);
  const isOnTable = order[0]?.element.places[0] === "table" && lightness(order[0]) < 1;
  for (const { element } of order) {
    const home = homes.find(([names]) => names.test(element.name));
    const found = home && find(home[1]);
    if (found !== undefined) return found;
    if (isOnTable) break;
  }
  const place = order[0]?.element.places[0] ?? "ground";
  return find(homesByFloor[place] ?? []) ?? find(homesByFloor.ground ?? []);
}

function hasShipAndSeaLife({ subjects }: Reading): boolean {
  const isShip = ({ element: { group, places, name } }: Reading["subjects"][number]) =>
    group === "vehicle" && places[0] === "water" && name !== "submarine";
  return (
    subjects.some(isShip) && subjects.some(({ element }) => element.places[0] === "underwater")
  );
}

/** What stands by itself tells the place better than what is held or flies. */
function lightness(subject: Reading["subjects"][number]): number {
  const kind = subject.relation?.kind;
  const isCarried = kind === "held" || kind === "worn" || kind === "in";
  const isOnTop = kind === "on" && subject.element.group !== "person";
  return isAloft(subject) ? 2 : isCarried ? 1 : isOnTop ? 0.5 : 0;
}

function isAloft({ element }: Reading["subjects"][number]): boolean {
  return ["air", "sky"].includes(element.places[0]);
}
