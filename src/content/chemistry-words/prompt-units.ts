/** A unit as prompts about chemistry write it, and the unit and exact factor that the engine takes. */
export interface ChemistryUnit {
  readonly unit: string;
  readonly spellings: readonly string[];
  /** Decimal text; 1 where absent. */
  readonly times?: string;
  /** Spellings whose case tells them apart, as `M` from `m`. */
  readonly hasCase?: true;
}

const unit = (name: string, spellings: string, times?: string): ChemistryUnit => ({
  unit: name,
  spellings: spellings.split("|"),
  ...(times === undefined ? {} : { times }),
});

/** English, German, French, Spanish and Portuguese; without accents. Temperatures and pressures last. */
export const CHEMISTRY_UNITS: readonly ChemistryUnit[] = [
  unit("g", "g|gr|gm|gms|gram|grams|gramm|gramme|grammes|gramo|gramos|grama|gramas|grms"),
  unit("mg", "mg|mgs|milligram|milligrams|milligramm|milligrammes|miligramos|miligramas"),
  unit(
    "kg",
    "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramm|kilogramme|kilogrammes|kilogramos|quilogramas|quilos",
  ),
  unit("ug", "ug|µg|μg|mcg|microgram|micrograms|mikrogramm"),
  unit("ug", "ng|nanogram|nanograms", "0.001"),
  unit("t", "t|tonne|tonnes|tonnen|metric ton|metric tons|tonelada|toneladas"),
  unit("g", "lb|lbs|pound|pounds", "453.59237"),
  unit("g", "oz|ounce|ounces", "28.349523125"),
  unit("mol", "mol|mols|mole|moles|molen"),
  unit("mmol", "mmol|mmols|mmole|mmoles|millimol|millimole|millimoles|milimoles|milimol"),
  unit("umol", "umol|µmol|μmol|micromole|micromoles|mikromol"),
  unit("kmol", "kmol|kmols|kilomole|kilomoles"),
  unit("L", "l|lt|ltr|liter|liters|litre|litres|litro|litros|dm3|dm^3|dm³"),
  unit(
    "mL",
    "ml|mls|milliliter|milliliters|millilitre|millilitres|mililitros|mililitro|cc|cm3|cm^3|cm³",
  ),
  unit("mL", "cl|centiliter|centiliters", "10"),
  unit("mL", "dl|deciliter|deciliters", "100"),
  unit("uL", "ul|µl|μl|microliter|microliters|microlitre|microlitres|mikroliter"),
  unit("L", "m3|m^3|m³", "1000"),
  { ...unit("mol/L", "M"), hasCase: true },
  { ...unit("mmol/L", "mM"), hasCase: true },
  { ...unit("mmol/L", "uM|µM|μM", "0.001"), hasCase: true },
  unit(
    "mol/L",
    "mol/l|mol/dm3|mol/dm^3|mol/dm³|mol l-1|mol l^-1|mol l⁻¹|mol·l⁻¹|mol·l-1|mol.l-1|mol dm-3|mol dm^-3|mol dm⁻³|mol·dm⁻³|molar|moles/l|moles per liter|moles per litre|mol per liter|mol per l|moles/liter",
  ),
  unit("mmol/L", "mmol/l|mmol l-1|mmol l⁻¹|millimolar|milimolar"),
  unit("mmol/L", "umol/l|µmol/l|micromolar", "0.001"),
  unit(
    "%",
    "%|percent|per cent|pct|wt%|wt %|% w/w|%w/w|% m/m|% by mass|% by weight|mass %|mass%|prozent|gew.-%|massen-%|pour cent|pourcent|por ciento|por cento|% en masse|% en masa|% em massa",
  ),
  unit(
    "g/mol",
    "g/mol|g/mole|g mol-1|g mol^-1|g mol⁻¹|g·mol⁻¹|g·mol-1|g.mol-1|gmol-1|g/mols|grams per mole|grams/mole|grams per mol|gram per mole|gramm pro mol|g pro mol|g per mol|gramos por mol|amu|da|u|dalton|daltons|uma",
  ),
  unit("g/mol", "kg/mol|kda", "1000"),
  unit("K", "kelvin|kelvins"),
  unit(
    "degC",
    "°c|ºc|deg c|degc|degrees c|degrees celsius|degree celsius|celsius|grad celsius|℃|grad c",
  ),
  unit("degF", "°f|deg f|degrees f|degrees fahrenheit|fahrenheit"),
  unit("kPa", "kpa|kilopascal|kilopascals"),
  unit("kPa", "pa|pascal|pascals", "0.001"),
  unit("kPa", "atm|atmosphere|atmospheres|atmospharen", "101.325"),
  unit("kPa", "bar|bars", "100"),
  unit("kPa", "mbar|hpa|millibar", "0.1"),
  unit("kPa", "mmhg|mm hg", "0.133322387415"),
  unit("kPa", "torr", "0.133322368421"),
];

/** Names of conditions of a gas, and what they stand for. */
export const GAS_CONDITIONS: Readonly<
  Record<string, { readonly kelvin: number; readonly kilopascals: number; readonly why: string }>
> = {
  stp: {
    kelvin: 273.15,
    kilopascals: 100,
    why: "STP as IUPAC defines it since 1982: 0 °C and 100 kPa; older books mean 101.325 kPa",
  },
  satp: { kelvin: 298.15, kilopascals: 100, why: "SATP: 25 °C and 100 kPa" },
  ntp: { kelvin: 293.15, kilopascals: 101.325, why: "NTP: 20 °C and 101.325 kPa" },
  cnpt: { kelvin: 273.15, kilopascals: 101.325, why: "CNPT: 0 °C and 101.325 kPa" },
};
