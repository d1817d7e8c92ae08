import type { Colour, Frame, Setting } from "../../../content/drawings/drawing.js";
import { gradeLight, lightOf } from "../../../content/drawings/settings/light.js";
import { paintSky } from "../../../content/drawings/settings/sky.js";
import { paintWeather } from "../../../content/drawings/settings/weather.js";
import { drawAbstract } from "./abstract-picture.js";
import { drawAurora } from "./aurora.js";
import { drawGlow } from "./glow.js";
import { layOut } from "./layout/layout.js";
import type { PlacedItem, Stage } from "./layout/placed-item.js";
import { momentOf, settingFor } from "./moment.js";
import type { Library } from "./prompt/lexicon.js";
import type { Reading } from "./prompt/reading.js";
import { seededRandom } from "./random.js";
import { createBrushes } from "./scene-brush.js";
import { applyStyles, subjectStyle } from "./styles.js";
import { drawSubjects } from "./subjects-svg.js";

/** The size of a picture and the seed of everything in it that the prompt leaves open. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** The SVG of what was read from a prompt; the same for the same reading, library and canvas. */
export function composeScene(reading: Reading, canvas: Canvas, library: Library): string {
  const { width, height } = canvas;
  const random = seededRandom(canvas.seed);
  const setting = showsAnything(reading) ? settingFor(reading, library.settings) : undefined;
  const picture =
    setting === undefined || isBareAbstract(reading)
      ? drawAbstract(reading.palette, canvas, random)
      : drawScene(reading, { canvas, setting, random });
  const styled = applyStyles(picture, reading, canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${styled}</svg>`;
}

/** Colours without a thing are shown better by forms than by a place. */
function isBareAbstract({ subjects, setting, palette }: Reading): boolean {
  return subjects.length === 0 && setting?.name === "abstract" && palette.length > 0;
}

/** Whether there is more in a reading than colours. */
function showsAnything({ subjects, setting, time, weather, season, hasAurora }: Reading): boolean {
  return (
    subjects.length > 0 ||
    hasAurora ||
    [setting, time, weather, season].some((part) => part !== null)
  );
}

const ORBS: ReadonlySet<string> = new Set([
  "sun",
  "moon",
  "crescent moon",
  "earth",
  "planet",
  "red planet",
]);

function drawScene(
  reading: Reading,
  scene: { canvas: Canvas; setting: Setting; random: () => number },
): string {
  const { canvas, setting, random } = scene;
  const frame: Frame = {
    width: canvas.width,
    height: canvas.height,
    horizon: Math.round(canvas.height * setting.horizon),
    hasOwnOrbs: reading.subjects.some(({ element }) => ORBS.has(element.name)),
  };
  const moment = momentOf(reading);
  const stage: Stage = { frame, setting, moment, random };
  const brush = createBrushes(random, {
    light: lightOf(moment).side,
    isNight: moment.time === "night" || moment.time === "dusk",
  });
  const place = setting.paint(frame, moment, brush(settingColours(reading)));
  const style = subjectStyle(reading.styles);
  const items = layOut(reading, stage);
  const draw = (some: readonly PlacedItem[], first: number) =>
    drawSubjects(some, { reading, stage, brush, attributes: style.attributes, first });
  const aloft = items.filter(({ zone }) => zone === "sky");
  const near = draw(
    items.filter(({ zone }) => zone !== "sky"),
    aloft.length,
  );
  const { subjects: above } = draw(aloft, 0);
  const isSkyBehind = setting.hasSky && setting.openSky !== 0;
  return [
    style.definition,
    setting.hasSky ? paintSky(frame, moment, brush({})) : "",
    setting.hasSky && reading.hasAurora ? drawAurora(frame, brush({})) : "",
    isSkyBehind ? above + place.back : place.back + above,
    near.reflections,
    near.subjects,
    place.front,
    setting.hasSky ? paintWeather(frame, moment, brush({})) : "",
    setting.hasSky ? gradeLight(frame, moment, brush({})) : "",
    setting.hasSky ? drawGlow(items, reading, moment) : "",
  ].join("");
}

function settingColours({ settingColours: [main] }: Reading): Readonly<Record<string, Colour>> {
  return main === undefined ? {} : { main, ground: main };
}
