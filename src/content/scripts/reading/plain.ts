import { buildRules } from "./build-rules.js";

const nothing = "(?!)";

/**
 * How briefs are read in languages without rules of their own: every clause is content, apart from
 * the commonest orders to write in Russian, Japanese and Chinese.
 */
export const plainRules = buildRules({
  write: "напиши(?:те)?|создай(?:те)?|сделай(?:те)?|napisz|zrób|yaz",
  text: "сценарий|текст|ролик|видео|scenariusz|tekst|film|metin|senaryo",
  leads: "о|об|про|для|на тему|o|na temat|hakkında",
  about: "о|об|про|на тему|o|na temat",
  toWords: nothing,
  persuade: [],
  ask: { act: (act) => act, event: (event) => event, occasion: (event) => event },
  dropsSubject: false,
  inline: "(?:на |длиной )?[\\d\\uE000-\\uEFFF]+ ?(?:секунд|минут)\\p{L}*",
  forWords: "для|dla|için",
  audience: "(?:аудитория|целевая аудитория|для кого|grupa docelowa)[:—-]?",
  people:
    "детей|родителей|студентов|школьников|учителей|новичков|начинающих|пенсионеров|взрослых|подростков|семей|женщин|мужчин|соседей|жителей|гостей|клиентов|посетителей|пользователей|всех|людей|dzieci|rodziców|studentów|uczniów|wszystkich|seniorów|rodzin",
  closing: "(?:закончи(?:те)?|заверши(?:те)?|в конце)(?: призывом)?(?: призови(?:те)?)?",
  directions: [
    ".*(?:調で|口調|トーン|文体|カタカナ語|敬語|専門用語).*(?:ください|下さい|お願いします)",
    "(?:対象|長さ|尺|톤|길이|분량|말투|문체)(?:は|:|은|는).*",
    ".*(?:대본|원고|스크립트|나레이션|내레이션|영상|멘트|안내문)(?:을|를|이|가)? .*(?:주세요|주십시오|부탁.*|바랍니다|작성.*|만들어.*)",
    ".*(?:말투|어조|톤)(?:으로|로).*",
    ".*(?:쓰지|하지|넣지) (?:마세요|말아 주세요|말아주세요)",
    "(?:długość|ton|styl|język)(?!\\p{L}).*",
    "(?:około|ok\\.|maksymalnie) [\\d\\uE000-\\uEFFF]+ (?:sekund|minut).*",
    "(?:längd|ton|stil|tonen|språk)(?!\\p{L}).*",
    "(?:ungefär|cirka|max) [\\d\\uE000-\\uEFFF]+ (?:sekunder|minuter).*",
    "(?:süre|ton|üslup|dil)(?!\\p{L}).*",
    "(?:المدة|الأسلوب|النبرة|اللهجة).*",
    "(?:в |с )?(?:дружелюбн|весёл|серьёзн|спокойн|тёпл|официальн)\\p{L}* (?:тон|тоне|тоном|стиль|стиле)",
    "(?:тон|стиль|длительность|длина)\\b.*",
    "(?:около |до |на )?\\d+ (?:секунд|минут|слов)\\p{L}*",
  ],
  mention: "(?:упомяни(?:те)?|расскажи(?:те)?)(?:,? что)?",
  begins: "(?!)",
  craft: "юмора?|шуток|żartów|żargonu|urzędowego języka",
  not: "без|bez|nie|не",
  doNot: "(?!)",
  is: "—",
  rewrites: [
    [
      "^(.+?)(?:を(?:紹介|説明|案内|宣伝)する|についての|に関する).*(?:ナレーション|台本|原稿|スクリプト|動画|文章).*$",
      "$1です",
    ],
    [
      "^(.+?)(?:을|를) (?:소개하는|알리는|위한|홍보하는|설명하는) .*(?:대본|스크립트|내레이션|나레이션|원고|영상|안내문|멘트).*$",
      "$1",
    ],
    ["^대상은 (.+?)(?:입니다|이에요|예요)$", "$1 여러분"],
    ["^نحتاج إلى (?:إعلان|نص|تسجيل)(?: صوتي)? (.+)$", "$1"],
  ],
  glass: ["(?!)", ""],
  follows: "он|она|оно|они|это|затем|потом|но|и|to|ona|on|potem|ale|i|też",
  ban: nothing,
  price: nothing,
  calls:
    "приходи(?:те)?|звони(?:те)?|позвони(?:те)?|заказывай(?:те)?|закажи(?:те)?|купи(?:те)?|посети(?:те)?|запишись|запишитесь|зарегистрируй(?:тесь|ся)|подпишись|подпишитесь|присоединяй(?:тесь|ся)|пиши(?:те)? нам|напиши(?:те)? нам|поддержи(?:те)?|zadzwoń|kup|odwiedź|zamów|przyjdź|zapisz się",
  labelSentences: [],
  labels: [
    ["тема|продукт|temat|produkt|주제|제품|商品|主題|テーマ", "topic"],
    [
      "аудитория|для кого|odbiorcy|grupa docelowa|dla kogo|대상|対象|受众|الجمهور|hedef kitle|målgrupp",
      "audience",
    ],
    [
      "тон|стиль|длина|длительность|ton|styl|długość|język|톤|길이|分量|トーン|長さ|文体|الأسلوب|المدة|النبرة|süre|üslup|ton|längd",
      "direction",
    ],
    ["призыв|wezwanie|행동|CTA|cta", "action"],
    [
      "когда|где|цена|termin|miejsce|w programie|cena|kiedy|gdzie|zapisy|kontakt|일시|장소|가격|문의|日時|場所|料金|للاستفسار|المكان|الموعد|السعر|tarih|yer|fiyat|när|var|pris",
      "value",
    ],
  ],
  orderStarts: nothing,
  and: "и|а|i|ve",
  plain:
    "в на и а но или для с со о об по из от до у к за под над при мы вы он она они это этот эта наш наша наше наши ваш ваша новый новая новое новые как что где когда почему кто сегодня завтра каждый каждая все всё приходите звоните закажите купите посетите запишитесь подпишитесь w z na do i a o dla od po nasz nasza nasze nowy nowa nowe jak co gdzie kiedy dlaczego kto każdy wszyscy dziś jutro",
  pronouns: "мы|вы|он|она|они|я|ты|это",
  verbs:
    "есть|будет|открывает|открываем|открывается|стоит|стоят|предлагает|предлагаем|работает|работаем|продаёт|помогает|начинается|пройдёт|состоится|можно|ищем|приглашаем|запускает|запускаем|jest|są|ma|mamy|otwieramy|kosztuje|zaczyna",
  boundaries: "в|на|с|со|для|из|от|до|по|и|который|которая|которое|w|z|na|do|dla",
  questionWords: "как|почему|что|где|когда|jak|dlaczego",
  relatives: "который|которая|которое|которые",
});
