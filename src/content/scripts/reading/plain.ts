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
  changes: [],
  ofObject: (object) => object,
  articles: nothing,
  topicPronouns: nothing,
  dropsSubject: false,
  dear: "дорогие|уважаемые",
  inline: "(?:на |длиной )?[\\d\\uE000-\\uEFFF]+ ?(?:секунд|минут)\\p{L}*",
  forWords: "для|dla|için",
  audience: "(?:аудитория|целевая аудитория|для кого|grupa docelowa)[:—-]?",
  people:
    "детей|родителей|студентов|школьников|учителей|новичков|начинающих|пенсионеров|взрослых|подростков|семей|женщин|мужчин|соседей|жителей|гостей|клиентов|посетителей|пользователей|всех|людей|dzieci|rodziców|studentów|uczniów|wszystkich|seniorów|rodzin",
  closing: "(?:закончи(?:те)?|заверши(?:те)?|в конце)(?: призывом)?(?: призови(?:те)?)?",
  directions: [
    "(?:в |с )?(?:дружелюбн|весёл|серьёзн|спокойн|тёпл|официальн)\\p{L}* (?:тон|тоне|тоном|стиль|стиле)",
    "(?:тон|стиль|длительность|длина)\\b.*",
    "(?:около |до |на )?\\d+ (?:секунд|минут|слов)\\p{L}*",
  ],
  tones: [],
  mention: "(?:упомяни(?:те)?|расскажи(?:те)?)(?:,? что)?",
  ban: nothing,
  price: nothing,
  calls:
    "приходи(?:те)?|звони(?:те)?|позвони(?:те)?|заказывай(?:те)?|закажи(?:те)?|купи(?:те)?|посети(?:те)?|запишись|запишитесь|зарегистрируй(?:тесь|ся)|подпишись|подпишитесь|присоединяй(?:тесь|ся)|пиши(?:те)? нам|напиши(?:те)? нам|поддержи(?:те)?|zadzwoń|kup|odwiedź|zamów|przyjdź|zapisz się",
  labels: [],
  orderStarts: nothing,
  and: "и|а|i|ve",
  kinds: [],
  plain:
    "в на и а но или для с со о об по из от до у к за под над при мы вы он она они это этот эта наш наша наше наши ваш ваша новый новая новое новые как что где когда почему кто сегодня завтра каждый каждая все всё приходите звоните закажите купите посетите запишитесь подпишитесь w z na do i a o dla od po nasz nasza nasze nowy nowa nowe jak co gdzie kiedy dlaczego kto każdy wszyscy dziś jutro",
  pronouns: "мы|вы|он|она|они|я|ты|это",
  verbs:
    "есть|будет|открывает|открываем|открывается|стоит|стоят|предлагает|предлагаем|работает|работаем|продаёт|помогает|начинается|пройдёт|состоится|можно|ищем|приглашаем|запускает|запускаем|jest|są|ma|mamy|otwieramy|kosztuje|zaczyna",
  boundaries: "в|на|с|со|для|из|от|до|по|и|который|которая|которое|w|z|na|do|dla",
  questionWords: "как|почему|что|где|когда|jak|dlaczego",
  relatives: "который|которая|которое|которые",
  namesByCapital: true,
  number: "№",
  signs: "",
});
