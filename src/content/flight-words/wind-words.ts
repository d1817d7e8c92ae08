/** Words of a wind, in English, German, French, Spanish and Portuguese, without accents. */
export const WIND_WORDS: ReadonlySet<string> = new Set(
  "wind winds forecast aloft wnd wv blowing windvector hohenwind hohenwinde jetstream stream vent vents viento vientos vento ventos".split(
    " ",
  ),
);

/** A wind itself, of which nothing but its figures is to be read: what they are called, without accents. */
export const NAMED_WINDS: ReadonlySet<string> = new Set(
  "wind winds wnd wv windvector hohenwind hohenwinde jetstream headwind headwinds tailwind tailwinds hwc twc gegenwind ruckenwind vent vents viento vientos vento ventos westerly westerlies easterly easterlies northerly northerlies southerly southerlies northwesterly northwesterlies southwesterly southwesterlies northeasterly northeasterlies southeasterly southeasterlies gale gales ветер ветра ветром".split(
    " ",
  ),
);

/** How strong a wind without figures is said to be, without accents: the flight depends on it. */
export const STRONG_WIND_WORDS: ReadonlySet<string> = new Set(
  "strong stronger stiff heavy fierce howling raging massive huge hefty considerable significant moderate big severe stark starker starkem starken kraftiger massiver fort forts forte fortes fuerte fuertes сильный сильным".split(
    " ",
  ),
);

/** No wind, or next to none. */
export const CALM_WORDS: ReadonlySet<string> = new Set(
  "calm calme calma calmo nil zero still light no not ignore ignored ignoring neglect without windstill none kein keine sans sin sem nul".split(
    " ",
  ),
);

export const CROSSWIND_WORDS: ReadonlySet<string> = new Set(
  "crosswind crosswinds seitenwind xwind".split(" "),
);

/** Between a word of a wind and its figures. */
export const WIND_FILLERS: ReadonlySet<string> = new Set(
  ": = | ( , ~ is are of at from the a an about approx avg average mean constant steady uniform was were forecast forecasted aloft speed velocity direction blowing coming out en route enroute cruise level on for whole will be some roughly around approximately circa ca nearly almost maybe say expected expect planned stands now currently outbound inbound aus von mit ist du de del do des da les con com with est es e v / vector v current expected medio media moyen moyenne mittel mittlerer durchschnittlich component along comp".split(
    " ",
  ),
);

/** Between the wind of one leg and that of the next. */
export const NEXT_LEG_WORDS: ReadonlySet<string> = new Set(
  "then dann puis ensuite luego despues depois followed afterwards later".split(" "),
);

export const LEG_WORDS: ReadonlySet<string> = new Set(
  "leg legs segment sector section part half third quarter abschnitt halfte troncon moitie tramo mitad tercio trecho metade".split(
    " ",
  ),
);

/** How many parts a way has, by the word for one of them. */
export const PART_SHARES: Readonly<Record<string, number>> = {
  half: 2,
  halfte: 2,
  moitie: 2,
  mitad: 2,
  metade: 2,
  third: 3,
  tercio: 3,
  quarter: 4,
};

/** Below 0 for the last. */
export const LEG_ORDINALS: Readonly<Record<string, number>> = {
  last: -1,
  final: -1,
  middle: 2,
  erste: 1,
  ersten: 1,
  zweite: 2,
  zweiten: 2,
  premiere: 1,
  deuxieme: 2,
  seconde: 2,
  primera: 1,
  primeira: 1,
  segunda: 2,
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  fifth: 5,
};

/** Before where a wind blows from, behind its speed. */
export const FROM_WORDS: ReadonlySet<string> = new Set(
  "from out of aus von du de del do des da the".split(" "),
);
