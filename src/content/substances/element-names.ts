/** Names of elements that are not the English ones; lower case, without accents. */
export const ELEMENT_NAMES: Readonly<Record<string, string>> = {
  H: "wasserstoff|hydrogene|hidrogeno|hidrogenio",
  He: "helio",
  Li: "litio",
  B: "bor|boro",
  C: "kohlenstoff|carbone|carbono",
  N: "stickstoff|azote|nitrogene|nitrogeno|nitrogenio",
  O: "sauerstoff|oxygene|oxigeno|oxigenio",
  F: "fluor",
  Na: "natrium|sodio",
  Mg: "magnesio",
  Al: "aluminum|aluminio",
  Si: "silizium|silicium|silicio",
  P: "phosphor|phosphore|fosforo",
  S: "sulphur|schwefel|soufre|azufre|enxofre",
  Cl: "chlor|chlore|cloro",
  K: "kalium|potasio|potassio",
  Ca: "kalzium|calcio",
  Ti: "titan|titane|titanio",
  V: "vanadio",
  Cr: "chrom|chrome|cromo",
  Mn: "mangan|manganeso|manganes",
  Fe: "eisen|fer|hierro|ferro",
  Co: "kobalt|cobalto",
  Ni: "niquel",
  Cu: "kupfer|cuivre|cobre",
  Zn: "zink|cinc|zinco",
  As: "arsen|arsenico",
  Br: "brom|brome|bromo",
  Ag: "silber|argent|plata|prata",
  Sn: "zinn|etain|estano|estanho",
  I: "iod|jod|iode|yodo|iodo",
  Ba: "baryum|bario",
  W: "wolfram|tungstene|wolframio",
  Pt: "platin|platine|platino",
  Au: "oro|ouro",
  Hg: "quecksilber|mercure|mercurio",
  Pb: "blei|plomb|plomo|chumbo",
  U: "uran|uranio",
};

/** Elements whose molecules have several atoms, as equations write them. */
export const MOLECULES_OF_ELEMENTS: Readonly<Record<string, string>> = {
  ...{ H: "H2", N: "N2", O: "O2", F: "F2", Cl: "Cl2", Br: "Br2", I: "I2" },
};

/** Formulas of two or more capitals without a digit that are no words. */
export const CAPITAL_FORMULAS: readonly string[] = [
  ...["KOH", "HF", "HI", "KI", "KF", "KH", "CO", "NO", "HCN", "KCN", "KSCN", "HNCO", "HOF"],
  ...["BN", "UC", "WC", "VN", "VO", "KOCN", "HOCN", "COS", "OCS", "HOI", "YN", "BP", "KNCO", "IF"],
];
