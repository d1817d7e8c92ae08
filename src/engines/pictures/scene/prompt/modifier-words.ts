import type { Atmosphere, TimeOfDay, Weather } from "../../../../content/drawings/drawing.js";
import type { Arrangement, Depth, RelationKind, Shot, Side, Style } from "./reading.js";

type Words<Value> = readonly (readonly [value: Value, words: string])[];

/** Words and phrases of the grammar, separated by commas. */
export const weatherWords: Words<Weather> = [
  ["clear", "sunny, cloudless, clear sky, clear skies, clear, sunshine, sunlit, bright sunlight"],
  ["cloudy", "cloudy, overcast, grey sky, gray sky, cloudy sky, clouded"],
  ["rain", "rain, rainy, raining, rainfall, drizzle, downpour, shower, showers, rainstorm, wet"],
  [
    "storm",
    "storm, stormy, thunderstorm, thunder, lightning, tempest, hurricane, typhoon, tornado, stormy sky, raging storm, lightning storm",
  ],
  ["snow", "snow, snowing, snowfall, blizzard, snowstorm, falling snow, snowflakes, snowflake"],
  ["fog", "fog, foggy, mist, misty, haze, hazy, smoky, foggy day"],
  ["wind", "wind, windy, breezy, gusty, gale, windswept, breeze"],
  ["rainbow", "rainbow, rainbows, double rainbow"],
];

export const timeWords: Words<TimeOfDay> = [
  ["dawn", "dawn, sunrise, daybreak, early morning, first light, rising sun, crack of dawn"],
  ["morning", "morning"],
  ["day", "day, daytime, noon, midday, afternoon, daylight, sunny day, broad daylight"],
  ["sunset", "sunset, sundown, golden hour, late afternoon, setting sun"],
  ["dusk", "dusk, twilight, evening, nightfall, gloaming, blue hour"],
  [
    "night",
    "night, nighttime, night time, midnight, moonlit, moonlight, starry, starlit, nocturnal, starry night, starry sky, night sky, moonlit night, starlight, full moon night",
  ],
];

export const seasonWords: Words<NonNullable<Atmosphere["season"]>> = [
  ["spring", "spring, springtime, vernal, blossoming, blooming, in bloom, in blossom"],
  ["summer", "summer, summertime, midsummer"],
  ["autumn", "autumn, fall, autumnal, autumn leaves, fall foliage, fallen leaves"],
  [
    "winter",
    "winter, wintry, wintertime, icy, frozen, midwinter, christmas, snowy, snow covered, covered in snow, snow capped, frosty",
  ],
];

export const moodWords: Words<number> = [
  [
    1,
    "cheerful, joyful, happy, joyous, festive, lively, playful, merry, whimsical, vibrant, colorful, colourful, fun, funny, exciting, energetic, celebratory, joy, happiness, celebration, love, freedom, laughter, delight",
  ],
  [
    0.5,
    "cozy, cosy, warm, lovely, cute, bright, romantic, pleasant, dreamy, magical, enchanted, hope, hopeful, wonder, comfort",
  ],
  [
    -0.3,
    "calm, peaceful, serene, tranquil, quiet, still, relaxing, gentle, silent, idyllic, peace, serenity, silence, tranquility, calmness, contemplation",
  ],
  [
    -0.6,
    "melancholy, melancholic, sad, lonely, mysterious, moody, somber, sombre, nostalgic, loneliness, solitude, sadness, sorrow, nostalgia, grief, mystery, longing, isolation",
  ],
  [
    -1,
    "gloomy, dark, ominous, spooky, scary, eerie, haunted, creepy, sinister, bleak, dreary, dramatic, apocalyptic, menacing, grim, horror, halloween, fear, despair, doom, danger, terror, nightmare",
  ],
];

export const styleWords: Words<Style | null> = [
  ["blueprint", "blueprint, technical drawing, schematic, cyanotype"],
  ["cartoon", "cartoon, cartoonish, comic, comic book, anime, sticker, manga, clip art, clipart"],
  [
    "line-art",
    "line art, line drawing, sketch, pencil drawing, pencil sketch, ink drawing, outline, doodle, coloring page, colouring page, etching, woodcut, charcoal drawing, charcoal sketch, pen and ink",
  ],
  [
    "monochrome",
    "monochrome, black and white, monochromatic, greyscale, grayscale, black and white photo, black and white photograph, noir, film noir",
  ],
  ["neon", "neon, neon lights, cyberpunk, synthwave, vaporwave, neon style, neon art, neon glow"],
  ["pastel", "pastel colors, pastel colours, pastel style, pastel drawing, in pastel, pastels"],
  ["pixel", "pixel art, pixelated, 8 bit, 16 bit, pixel, pixels, voxel, voxel art"],
  ["poster", "poster, travel poster, screen print, pop art, stencil, propaganda poster, linocut"],
  [
    "retro",
    "retro, vintage, sepia, old photo, old photograph, vintage postcard, polaroid, vintage photo, sepia tone, retro style",
  ],
  ["silhouette", "silhouette, silhouettes, silhouetted, paper cut, papercut, shadow puppet"],
  [
    "watercolour",
    "watercolor, watercolour, watercolor painting, watercolour painting, painting, oil painting, painted, gouache, impressionist, impressionism, painterly, acrylic painting, oil on canvas, aquarelle",
  ],
  [
    null,
    "flat, flat design, flat style, minimalist, minimal, minimalistic, vector, vector art, vector illustration, illustration, illustrated, photo, photograph, photography, photorealistic, realistic, hyperrealistic, 3d, 3d render, render, cgi, digital art, digital painting, concept art, artwork, art, drawing, picture, image, icon, logo, wallpaper, artstation, trending on artstation, 4k, 8k, hd, hdr, uhd, high resolution, high quality, masterpiece, highly detailed, detailed, cinematic, cinematic lighting, soft lighting, studio lighting, octane render, unreal engine, bokeh, depth of field, style, fantasy, fantasy art, fairy tale, storybook, children book, surreal, surrealism, abstract art, isometric, low poly, paper, style of",
  ],
];

export const shotWords: Words<Shot> = [
  ["close", "close up, closeup, close up of, macro, macro shot, portrait, zoomed in, headshot"],
  [
    "wide",
    "wide, wide shot, wide angle, panorama, panoramic, landscape, vista, aerial, aerial view, from above, bird eye view, birds eye view, from afar, wide view, seascape",
  ],
];

export const sizeWords: Words<number> = [
  [0.45, "tiny, miniature, mini, minuscule, microscopic"],
  [0.7, "small, little, short, petite, smaller, low"],
  [1.3, "big, large, tall, long, high, wide open, fat, larger, bigger, grand"],
  [1.65, "huge, giant, gigantic, enormous, massive, colossal, towering, oversized, monumental"],
];

export const depthWords: Words<Depth> = [
  ["front", "in the foreground, foreground, up close, up front"],
  ["middle", "in the middle ground, in the midground"],
  [
    "back",
    "in the background, background, in the distance, in the far distance, far away, distant, on the horizon, faraway, far off, in the back",
  ],
];

export const sideWords: Words<Side> = [
  [
    "left",
    "on the left, to the left, at left, at the left, on the left side, on the left hand side, left side, left, on left, to its left",
  ],
  [
    "centre",
    "in the centre, in the center, in the middle, at the centre, at the center, centered, centred, in centre, in center, center, centre",
  ],
  [
    "right",
    "on the right, to the right, at right, at the right, on the right side, on the right hand side, right side, right, on right, to its right",
  ],
];

export const facingWords: Words<"left" | "right"> = [
  [
    "left",
    "facing left, looking left, facing to the left, looking to the left, heading left, going left, moving left, walking left, running left, flying left, towards the left, pointing left",
  ],
  [
    "right",
    "facing right, looking right, facing to the right, looking to the right, heading right, going right, moving right, walking right, running right, flying right, towards the right, pointing right",
  ],
];

/** Numbers and group words; a group word counts where `of` follows. */
export interface CountWord {
  readonly count: number;
  readonly arrangement: Arrangement;
  readonly needsOf: boolean;
}

const exact = (count: number): CountWord => ({ count, arrangement: "loose", needsOf: false });
const group = (count: number, arrangement: Arrangement = "loose"): CountWord => ({
  count,
  arrangement,
  needsOf: true,
});

export const arrangementWords: Words<Arrangement> = [
  [
    "row",
    "in a row, in a line, in rows, in line, lined up, side by side, in single file, in a queue",
  ],
  ["scattered", "scattered, all over, everywhere, spread out"],
];

export const countWords: Words<CountWord> = [
  [exact(1), "one, single, lone, solitary, 1, sole"],
  [exact(2), "two, pair of, both, 2, twin, twins, duo of, a pair of"],
  [exact(3), "three, a few, few, trio of, 3, triplet, triplets"],
  [exact(4), "four, some, 4, quartet of"],
  [exact(5), "five, several, 5, various"],
  [exact(6), "six, half a dozen, half dozen, 6"],
  [exact(7), "seven, 7"],
  [exact(8), "eight, 8"],
  [exact(9), "nine, 9"],
  [exact(10), "ten, 10"],
  [exact(11), "eleven, 11"],
  [exact(12), "twelve, dozen, a dozen, dozen of, 12"],
  [
    { count: 13, arrangement: "scattered", needsOf: false },
    "many, lots of, a lot of, plenty of, numerous, countless, dozens of, hundreds of, thousands of, multiple, loads of, endless, full of, filled with, covered in, covered with",
  ],
  [group(2), "couple"],
  [group(4), "family, litter, handful, stack, set, bunch, bouquet, plate, basket"],
  [group(5), "group, pack, team, band, bunch, pile, heap, gang, cluster, collection, clump"],
  [group(9, "scattered"), "flock, herd, school, shoal, crowd, colony, fleet, pod, squadron"],
  [group(14, "scattered"), "field, swarm, meadow, forest, army, sea, garden, carpet, cloud"],
  [
    group(6, "row"),
    "row, line, queue, rows, avenue, string, column, parade, chain, procession, caravan, convoy",
  ],
];

/** What stands between two nouns; null lets go of what came before. */
export const relationWords: Words<RelationKind | "place" | "with" | "of"> = [
  [
    "on",
    "on, on top of, atop, upon, onto, riding, rides, ride, riding on, astride, on the back of, mounted on, on board, aboard, standing on, sitting on, crossing, crosses, driving over, perched on, leaning on, resting on, at the top of",
  ],
  ["in", "in, inside, inside of, within, into, driving, drives, piloting, paddling, rowing"],
  [
    "under",
    "under, beneath, below, underneath, at the foot of, at the base of, in the shade of, in the shadow of",
  ],
  ["above", "above, over, flying over, flying above, hovering over, hovering above, jumping over"],
  ["behind", "behind, in back of"],
  ["before", "in front of, before, ahead of, outside, outside of"],
  [
    "beside",
    "beside, next to, near, by, alongside, close to, against, around, adjacent to, at the side of, chasing, following, facing, among, amid, amongst, surrounded by, versus, vs, meeting, kissing, watching, looking at, guarding, left of, right of",
  ],
  ["between", "between, in between"],
  [
    "held",
    "holding, carrying, holds, carries, playing, plays, eating, eats, drinking, reading, reads, using, waving, playing with, pulling, pushing, with a bunch of",
  ],
  ["worn", "wearing, wears, dressed in"],
  ["with", "with"],
  ["of", "of"],
  [
    "place",
    "at, during, across, along, through, from, after, to, toward, towards, down, up, past, off",
  ],
];
