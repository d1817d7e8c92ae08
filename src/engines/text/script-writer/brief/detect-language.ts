import { baseVerbs, plainWords } from "../../../../content/scripts/reading/english-words.js";

interface LanguageClues {
  readonly words: ReadonlySet<string>;
  readonly letters: RegExp;
}

function clues(words: string, letters: RegExp): LanguageClues {
  return { words: new Set(words.split(" ")), letters };
}

const latinClues: Readonly<Record<string, LanguageClues>> = {
  en: clues(
    "the and of to in a is that for it with as on are be this by at from or an we you your our not have has was were will can but they their its about which who how what why when where than into i my me it's don't us more all get new free write script make video join learn call visit no of one open day now if so use just only best every any today week come buy please should must explain",
    /th|wh|ght|ing(?!\p{L})|tion(?!\p{L})|ly(?!\p{L})/giu,
  ),
  de: clues(
    "der die das und ist nicht ein eine einen einem einer für mit von zu im in auf den dem des wir sie ihr euch uns unser unsere unserem ich du es sich auch als an bei nach über wie was wer warum wenn aber oder nur noch mehr am vom zum zur ab bis pro jetzt hier alle kein keine hat haben sind wird werden kann können neue neuer neues unter um gegen ohne schreibe erstelle skript sekunden jeden heute",
    /sch|ung(?!\p{L})|keit|lich|[äöüß]|ch|ei|tz|pf/giu,
  ),
  fr: clues(
    "le la les un une des et est de du en à au aux pour que qui dans sur avec ne pas nous vous votre vos notre nos ce cette ces il elle ils je tu se son sa ses plus par ou où mais comme sont l'on c'est être avoir chez dès sans tous toutes tout nouveau nouvelle écris rédige secondes jusqu'au leur leurs aujourd'hui",
    /eau|eux|oi|[àâçèêëîïôûùœ]|qu|tion(?!\p{L})|(?<!\p{L})[ldcnjsmt]['’]|é/giu,
  ),
  es: clues(
    "el la los las un una unos unas y es de del en a al para que con por se no nuestro nuestra nuestros su sus lo como más pero o este esta esto está son tu te ti usted ustedes ser muy también sin sobre desde hasta cuando cómo qué cada hoy todos nueva nuevo escribe crea guion guión segundos abre ven",
    /[ñ¿¡]|ción(?!\p{L})|[áíóú]|dad(?!\p{L})|ll|ue/giu,
  ),
  it: clues(
    "il lo la i gli le un una uno e è di del della dei delle dello degli in a al alla ai alle per che con da dal dalla non si nostro nostra nostri nostre vostro sono come più ma o questo questa questi suo sua su sul sulla ogni anche nel nella nei tutti oggi nuovo nuova scrivi crea secondi ci vi ti",
    /zion|gli|[àèìòù](?!\p{L})|cch|zz|tà|gn|ggi/giu,
  ),
  pt: clues(
    "o a os as um uma uns umas e é de do da dos das em no na nos nas para que com por não se nosso nossa nossos seu sua ao à aos como mais mas ou este esta isto são você vocês te ser muito também sem sobre desde até quando cada hoje todos nova novo escreva crie roteiro guião segundos pelo pela",
    /ção|ções|[ãõ]|nh|lh|[âêô]|ç/giu,
  ),
  nl: clues(
    "de het een en van is in op te dat die voor met zijn niet aan er om ook als bij naar uit maar of wij we ons onze je jij jouw jullie u uw ik hij ze dit deze door over tot kan worden wordt heeft hebben meer geen hoe wat waarom nieuwe nieuw schrijf maak seconden vanaf elke vandaag",
    /ij|aa|uu|sch|ui[tsd]|heid|[eo]{2}[nrl]t?(?!\p{L})/giu,
  ),
  pl: clues(
    "i w na z do nie się jest to że o dla jak od po przez co ale za są nasz nasza nasze tylko oraz który lub już",
    /[ąćęłńśźż]|cz|sz|rz/giu,
  ),
  tr: clues(
    "ve bir bu için ile de da ne mi çok daha olarak en kadar gibi var yok ama yeni bizim sizin",
    /[ğış]|ler|lar|ç|ö|ü|yor/giu,
  ),
  sv: clues(
    "och att det som en ett är på för med av den till inte om vi ni har vår vårt våra nya från hos kan i",
    /[åäö]|ck|sk|tj/giu,
  ),
  da: clues(
    "og at det som en et er på for med af den til ikke om vi har vores nye fra kan i",
    /[æøå]|hed/giu,
  ),
  no: clues(
    "og å det som en et er på for med av den til ikke om vi har vår våre nye fra kan i",
    /[æøå]|het/giu,
  ),
  fi: clues(
    "ja on ei se että oli joka mutta kuin myös me te ovat hän tai uusi meidän",
    /ää|öö|yy|kk|ll|nen(?!\p{L})/giu,
  ),
  cs: clues("a je se na v to že do pro s z ve po jak ale který nebo už náš naše", /[ěščřžůý]/giu),
  ro: clues(
    "și de la în cu pe un o este nu pentru că din mai sau care sunt noi noastre",
    /[ășțâî]/giu,
  ),
  hu: clues("a az és hogy nem is egy van mert meg csak de már ez mi új", /[őűáéíóöü]|sz|gy|cs/giu),
  id: clues(
    "yang dan di untuk dengan ini itu dari ke pada kami kita adalah akan tidak dalam baru",
    /ng|kan(?!\p{L})|nya(?!\p{L})/giu,
  ),
  vi: clues(
    "và của là cho không có được một các trong với này tôi bạn chúng",
    /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu,
  ),
};

const scriptLanguages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Georgian}/gu, "ka"],
  [/\p{Script=Armenian}/gu, "hy"],
];

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Names the main language of a text as a BCP 47 primary tag, by script, stop words and letter
 * groups; a text without any clue counts as English.
 */
export function detectLanguage(text: string): string {
  if (!/\p{L}/u.test(text)) {
    return "en";
  }
  const latin = countMatches(text, /\p{Script=Latin}/gu);
  // A Han or kana letter carries about as much as three Latin ones.
  const kana = countMatches(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = countMatches(text, /\p{Script=Han}/gu);
  const candidates: { language: string; weight: number }[] = [
    { language: "latin", weight: latin },
    { language: kana * 8 > han ? "ja" : "zh", weight: (kana + han) * 3 },
    { language: cyrillicLanguage(text), weight: countMatches(text, /\p{Script=Cyrillic}/gu) },
    ...scriptLanguages.map(([pattern, language]) => ({
      language: language === "ar" ? arabicLanguage(text) : language,
      weight: countMatches(text, pattern) * (language === "ko" ? 2 : 1),
    })),
  ];
  const best = candidates.reduce((one, other) => (other.weight > one.weight ? other : one));
  return best.language === "latin" ? latinLanguage(text) : best.language;
}

function cyrillicLanguage(text: string): string {
  if (/[іїєґ]/iu.test(text)) {
    return "uk";
  }
  return /[ыэё]/iu.test(text) || !/ъ[а-я]/iu.test(text) ? "ru" : "bg";
}

function arabicLanguage(text: string): string {
  return /[پچگژ]/u.test(text) ? "fa" : "ar";
}

function isKnown(language: string, known: ReadonlySet<string>, word: string): boolean {
  return known.has(word) || (language === "en" && (plainWords.has(word) || baseVerbs.has(word)));
}

function latinLanguage(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  let best = { language: "en", score: 0 };
  for (const [language, { words: known, letters }] of Object.entries(latinClues)) {
    const hits = words.filter((word) => isKnown(language, known, word.replace("’", "'"))).length;
    const groups = Math.min(countMatches(text, letters), words.length);
    const score = hits * 3 + groups;
    if (score > best.score) {
      best = { language, score };
    }
  }
  return best.language;
}
