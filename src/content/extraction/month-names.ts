/** Months by their names and short forms, in lowercase without a full stop. */
const NAMES: readonly string[] = [
  "january jan januar janvier enero gennaio janeiro januari stycznia",
  "february feb februar février fevrier febrero febbraio fevereiro februari lutego",
  "march mar märz maerz mrz mars marzo março marco maart marca",
  "april apr avril abril aprile kwietnia",
  "may mai mayo maggio maio mei maja",
  "june jun juni juin junio giugno junho czerwca",
  "july jul juli juillet julio luglio julho lipca",
  "august aug août aout agosto augustus sierpnia",
  "september sep sept septembre septiembre settembre setembro września",
  "october oct okt oktober octobre octubre ottobre outubro października",
  "november nov novembre noviembre listopada novembro",
  "december dec dez dezember décembre decembre diciembre dicembre dezembro grudnia",
];

export const monthNumbers: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);
