/** What a plan assumes of an aircraft type where the caller gave no figure of his own. */
export interface AircraftType {
  /** ICAO type designator (Doc 8643). */
  readonly type: string;
  readonly name: string;
  /** How people write it, in lower case without spaces and hyphens. */
  readonly aliases: readonly string[];
  readonly mtow_kg: number;
  readonly oew_kg: number;
  /** Usable fuel of the standard tanks, at 0.8 kg/l or as the maker states it. */
  readonly max_fuel_kg: number;
  readonly mach: number;
  /** Of the Mach number above the tropopause of the standard atmosphere. */
  readonly tas_kt: number;
  /** A mean over the cruise, at a middle mass. */
  readonly fuel_flow_kg_h: number;
  /** With one engine out, at the level that it then holds. */
  readonly oei_tas_kt: number;
  /** The type-certificate data sheet that states the highest mass and the tanks. */
  readonly certificate: string;
}

/**
 * Rounded figures in own words. Masses and tanks follow the named type-certificate data sheets and the makers'
 * airport-planning manuals (public facts; a variant of the type differs by a few per cent); operating empty masses,
 * speeds and fuel flows are typical of airlines. All are assumptions: a plan that uses one says so.
 */
export const AIRCRAFT_TYPES: readonly AircraftType[] = [
  type(
    "A320",
    "Airbus A320-200",
    ["a320", "320"],
    [78_000, 42_600, 19_000],
    0.78,
    447,
    2_600,
    380,
    "EASA.A.064",
  ),
  type(
    "A20N",
    "Airbus A320neo",
    ["a320neo", "a20n"],
    [79_000, 44_300, 18_900],
    0.78,
    447,
    2_250,
    380,
    "EASA.A.064",
  ),
  type(
    "A21N",
    "Airbus A321neo",
    ["a321neo", "a21n"],
    [93_500, 50_100, 18_800],
    0.78,
    447,
    2_600,
    385,
    "EASA.A.064",
  ),
  type(
    "A333",
    "Airbus A330-300",
    ["a330", "a330300", "a333"],
    [233_000, 124_500, 78_000],
    0.82,
    470,
    5_900,
    420,
    "EASA.A.004",
  ),
  type(
    "A359",
    "Airbus A350-900",
    ["a350", "a350900", "a359"],
    [280_000, 142_400, 110_500],
    0.85,
    488,
    5_800,
    430,
    "EASA.A.151",
  ),
  type(
    "A388",
    "Airbus A380-800",
    ["a380", "a380800", "a388"],
    [575_000, 277_000, 254_000],
    0.85,
    488,
    12_500,
    440,
    "EASA.A.110",
  ),
  type(
    "B738",
    "Boeing 737-800",
    ["737800", "b737800", "738", "b738"],
    [79_010, 41_400, 20_800],
    0.789,
    453,
    2_600,
    390,
    "FAA A16WE",
  ),
  type(
    "B38M",
    "Boeing 737-8",
    ["737max8", "737max", "b38m"],
    [82_190, 45_100, 20_700],
    0.79,
    453,
    2_250,
    390,
    "FAA A16WE",
  ),
  type(
    "B744",
    "Boeing 747-400",
    ["747", "747400", "b747", "b744"],
    [396_890, 178_800, 173_500],
    0.85,
    488,
    10_500,
    440,
    "FAA A20WE",
  ),
  type(
    "B763",
    "Boeing 767-300ER",
    ["767", "767300", "767300er", "b767", "b763"],
    [186_880, 90_000, 73_000],
    0.8,
    459,
    4_700,
    410,
    "FAA A1NM",
  ),
  type(
    "B77W",
    "Boeing 777-300ER",
    ["777", "777300er", "b777", "b77w"],
    [351_530, 167_800, 145_500],
    0.84,
    482,
    7_500,
    430,
    "FAA T00001SE",
  ),
  type(
    "B789",
    "Boeing 787-9",
    ["787", "7879", "b787", "b789"],
    [254_010, 128_850, 101_500],
    0.85,
    488,
    5_300,
    430,
    "FAA T00021SE",
  ),
  type(
    "E190",
    "Embraer E190",
    ["e190", "emb190", "erj190"],
    [51_800, 28_000, 12_900],
    0.78,
    447,
    2_050,
    370,
    "EASA.IM.A.071",
  ),
  type(
    "AT76",
    "ATR 72-600",
    ["atr72", "atr72600", "at76"],
    [23_000, 13_500, 5_000],
    0.44,
    275,
    760,
    210,
    "EASA.A.084",
  ),
];

function type(
  designator: string,
  name: string,
  aliases: readonly string[],
  [mtow, oew, fuel]: readonly [number, number, number],
  mach: number,
  tas: number,
  fuelFlow: number,
  oeiTas: number,
  certificate: string,
): AircraftType {
  return {
    type: designator,
    name,
    aliases,
    mtow_kg: mtow,
    oew_kg: oew,
    max_fuel_kg: fuel,
    mach,
    tas_kt: tas,
    fuel_flow_kg_h: fuelFlow,
    oei_tas_kt: oeiTas,
    certificate,
  };
}
