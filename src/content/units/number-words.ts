/** Number words of one language, without accents; compounds are made of them. */
export interface NumberWords {
  /** Added to what stands before: units, teens and tens. */
  readonly values: Readonly<Record<string, number>>;
  /** Multiply what stands before, or one. */
  readonly multipliers: Readonly<Record<string, number>>;
  /** Between two parts of one number. */
  readonly joints: readonly string[];
}

const counted = (words: string, from = 0, step = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(" ").map((word, index) => [word, from + index * step]));

export const NUMBER_WORDS: Readonly<Record<"en" | "de" | "fr" | "es" | "pt", NumberWords>> = {
  en: {
    values: {
      ...counted(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      ),
      ...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
      dozen: 12,
    },
    multipliers: { hundred: 100, thousand: 1000, million: 1_000_000 },
    joints: ["and"],
  },
  de: {
    values: {
      ...counted(
        "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
      ),
      ...counted("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig", 20, 10),
      ein: 1,
      eine: 1,
      einen: 1,
      dreißig: 30,
    },
    multipliers: { hundert: 100, tausend: 1000 },
    joints: ["und"],
  },
  fr: {
    values: {
      ...counted(
        "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      ),
      ...counted("vingt trente quarante cinquante soixante", 20, 10),
      une: 1,
      septante: 70,
      huitante: 80,
      nonante: 90,
    },
    multipliers: { cent: 100, cents: 100, mille: 1000 },
    joints: ["et"],
  },
  es: {
    values: {
      ...counted(
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte",
      ),
      ...counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
      ...counted(
        "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
        21,
      ),
      ...counted(
        "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
        100,
        100,
      ),
      un: 1,
      una: 1,
      ciento: 100,
    },
    multipliers: { mil: 1000 },
    joints: ["y"],
  },
  pt: {
    values: {
      ...counted(
        "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
      ),
      ...counted("trinta quarenta cinquenta sessenta setenta oitenta noventa", 30, 10),
      ...counted(
        "cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
        100,
        100,
      ),
      uma: 1,
      duas: 2,
      cento: 100,
    },
    multipliers: { mil: 1000 },
    joints: ["e"],
  },
};
