import type { Atmosphere, Setting, TimeOfDay } from "./drawing.js";
import type { Reading } from "./reading.js";

const NIGHT_THINGS =
  /^(?:moon|star|crescent|comet|shooting star|constellation|owl|bat|ghost|firefly|galaxy|fireworks?)/;

/** The moment of a scene, with what the prompt leaves open chosen to fit the rest. */
export function momentOf(reading: Reading): Atmosphere {
  const { season } = reading;
  return {
    time: reading.time ?? naturalTime(reading),
    weather: reading.weather ?? (reading.mood < -0.8 ? "cloudy" : "clear"),
    season,
    mood: Math.min(Math.max(reading.mood, -1), 1),
  };
}

function naturalTime({ subjects, styles, mood, weather, hasAurora }: Reading): TimeOfDay {
  const isNight = subjects.some(({ element }) => NIGHT_THINGS.test(element.name));
  if (isNight || hasAurora || styles.includes("neon")) return "night";
  if (styles.includes("silhouette")) return "sunset";
  return mood < -0.8 && weather === null ? "dusk" : "day";
}

/** Settings by name, the first that there is taken, for elements that have a place of their own. */
const homes: readonly (readonly [names: RegExp, settings: readonly string[]])[] = [
  [/penguin|polar bear|igloo|walrus|arctic|seal$/, ["ice", "arctic", "snow", "snowfield"]],
  [/camel|cactus|pyramid|scorpion|sphinx|oasis/, ["desert"]],
  [/lion$|elephant|giraffe|zebra|rhino|hippo|cheetah|leopard|meerkat/, ["savanna", "savannah"]],
  [/monkey|gorilla|parrot|tiger|toucan|jaguar|orangutan|sloth|chameleon/, ["jungle", "rainforest"]],
  [
    /^bear$|grizzly|deer|fox|wolf|squirrel|owl|hedgehog|mushroom|moose|badger|fairy|elf/,
    ["forest"],
  ],
  [/goat|llama|alpaca|eagle|climber|yak/, ["mountains", "mountain"]],
  [/cow|pig|sheep|hen|rooster|chicken|duckling|horse|tractor|barn|scarecrow/, ["farm", "field"]],
  [/palm|crab|starfish|sandcastle|surfboard|beach|parasol|surfer|seashell/, ["beach"]],
  [/lighthouse/, ["coast", "cliff", "cliffs", "beach", "sea"]],
  [
    /astronaut|rocket|spaceship|satellite|planet|alien|ufo|galaxy|space|saturn|mars|earth|comet/,
    ["space"],
  ],
  [
    /^car$|taxi|truck|^bus|motorcycle|scooter|traffic|van$|fire engine|ambulance|skyscraper|police|tram|bicycle/,
    ["street", "city", "road"],
  ],
  [/train|locomotive/, ["countryside", "field", "meadow", "hills"]],
  [/duck|swan|frog|heron|flamingo|canoe|otter|beaver/, ["lake", "pond", "river"]],
  [/sofa|armchair|^bed$|fireplace|television|lamp$|piano|bookshelf|chair/, ["room"]],
  [/snowman|sled|skier|reindeer/, ["snow", "snowfield", "winter", "mountains"]],
];

const homesByFloor: Readonly<Record<string, readonly string[]>> = {
  water: ["sea", "lake"],
  underwater: ["underwater", "seabed", "reef"],
  air: ["sky", "meadow", "hills", "field"],
  sky: ["night sky", "sky", "sea", "meadow"],
  table: ["table", "studio", "room"],
  free: ["abstract", "studio"],
  ground: ["meadow", "field", "hills", "park"],
};

/** The setting of a prompt that names none: the natural place of its first subject on the ground. */
export function settingFor(reading: Reading, settings: readonly Setting[]): Setting | undefined {
  if (reading.setting !== null) return reading.setting;
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const find = (names: readonly string[]) =>
    names.map((name) => byName.get(name)).find((setting) => setting !== undefined);
  if (reading.season === "winter" || reading.weather === "snow") {
    const isOutside = reading.subjects.some(({ element }) => element.places[0] === "ground");
    const snowy = isOutside ? find(["snow", "snowfield", "forest"]) : undefined;
    if (snowy !== undefined) return snowy;
  }
  const order = [...reading.subjects].sort((a, b) => Number(isAloft(a)) - Number(isAloft(b)));
  for (const { element } of order) {
    const home = homes.find(([names]) => names.test(element.name));
    const found = home && find(home[1]);
    if (found !== undefined) return found;
  }
  const [first] = order;
  const place = first?.element.places[0] ?? "ground";
  return find(homesByFloor[place] ?? []) ?? find(homesByFloor.ground ?? []) ?? settings[0];
}

function isAloft({ element }: Reading["subjects"][number]): boolean {
  return ["air", "sky"].includes(element.places[0]);
}
