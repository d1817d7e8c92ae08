/** Pages of several kinds with the text that is their article, written for this test. */
export interface JudgedPage {
  readonly name: string;
  readonly html: string;
  readonly right: string;
}

const navigation =
  '<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li><li><a href="/sport">Sport</a></li></ul></nav>';
const footer =
  '<footer><p>© 2026 Harbour Media. All rights reserved.</p><ul><li><a href="/terms">Terms</a></li><li><a href="/privacy">Privacy</a></li></ul></footer>';
const page = (head: string, body: string, language = "en") =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}<style>p{margin:0}</style></head><body>${body}<script>track("view")</script></body></html>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("\n");

const ferry = [
  "The night ferry between the two islands will run again from the first week of May, eleven months after a storm tore its ramp away.",
  "“We have tested the new ramp in every weather that the harbour could throw at us,” said the operator's engineer, who has worked on the line since 1998.",
  "Tickets cost the same as before the storm, and residents of the islands travel for half the price until the end of the summer.",
  "The council had considered a bridge, but the study that it ordered found that one would cost more than forty years of ferries.",
];
const bread = [
  "I have baked this loaf every Sunday for three years, and it still surprises me how little it asks for: flour, water, salt and time.",
  "Mix the flour and the water in the evening and leave them alone; in the morning the dough will be soft, and it will stretch without tearing.",
  "Fold it four times, half an hour apart, then shape it, let it rise in a basket for two hours and bake it in a closed pot at 230 degrees.",
];
const cache = [
  "The cache keeps the answers of your service in memory and returns them when the same question is asked again within its lifetime.",
  "Set a lifetime that is shorter than the time within which your data changes, or remove single entries by their key when they do.",
];
const japanese = [
  "市の図書館は来月から開館時間を二時間延長し、平日は午後九時まで利用できるようになると発表した。",
  "利用者からは、仕事の帰りに本を借りたいという要望が以前から多く寄せられていたという。館長は「静かな夜の時間をゆっくり楽しんでほしい」と話している。",
  "延長に合わせて、読み聞かせの会や地域の歴史を学ぶ講座など、夜の催しも月に四回ほど開かれる予定である。",
];
const arabic = [
  "أعلنت بلدية المدينة أن السوق القديم سيفتح أبوابه من جديد في بداية الشهر القادم بعد أعمال ترميم استمرت سنتين كاملتين.",
  "وقال المهندس المشرف على المشروع إن الحجارة الأصلية أعيدت إلى أماكنها، وإن الأسقف الخشبية صنعت على الطريقة التقليدية نفسها.",
  "ويتوقع التجار أن يعود الزوار إلى السوق سريعا، لأن كثيرا من العائلات كانت تشتري حاجاتها منه منذ أجيال طويلة.",
];
const german = [
  "Der Stadtrat hat am Dienstag beschlossen, die alte Brücke über den Fluss bis zum Herbst für den Verkehr zu sperren und gründlich zu sanieren.",
  "Nach Angaben der Ingenieure sind vor allem die Lager der mittleren Pfeiler beschädigt, die noch aus dem Jahr 1962 stammen und längst ersetzt werden müssten.",
  "Fußgänger und Radfahrer können während der Arbeiten einen Steg benutzen, den das Technische Hilfswerk im April aufbauen wird.",
];
const thread = [
  "My boiler makes a knocking noise for about a minute every time it starts, and the pressure falls by half a bar over a week. What should I look at first?",
  "Knocking at the start is mostly limescale on the heat exchanger: the water boils in small pockets. Losing pressure points to a leak, so look at the valves first.",
  "I had both at once. It was the expansion vessel, which had lost its air; a bicycle pump and ten minutes were all that it took to put right.",
];

const recipeSteps = [
  "Soak the chickpeas overnight in plenty of cold water, then drain them and boil them for an hour until they can be crushed between two fingers.",
  "Blend them warm with the sesame paste, the lemon juice and a few spoons of their cooking water until nothing of their skins can be seen.",
];
const recipeNeeds = [
  "250 g dried chickpeas",
  "120 g sesame paste",
  "2 lemons",
  "1 clove of garlic",
];

export const judgedPages: readonly JudgedPage[] = [
  {
    name: "news with a related story, a caption and a newsletter within it",
    html: page(
      '<title>Night ferry returns in May | Harbour News</title><meta property="og:site_name" content="Harbour News">',
      `<header class="masthead"><a href="/">Harbour News</a>${navigation}</header>
      <main><article><h1>Night ferry returns in May</h1><div class="byline">By Ida Lund</div><time datetime="2026-04-02T06:30:00+02:00">2 April 2026</time>
      <figure><img src="/ferry.jpg" alt="A ferry"><figcaption>The ferry in its dock last week. (Photo: Ida Lund)</figcaption></figure>
      ${paragraphs(ferry.slice(0, 2))}
      <p><a href="/storm">Read more: What the storm took with it</a></p>
      <aside class="newsletter"><h3>Our newsletter</h3><p>Sign up for the news of the harbour, every morning, free of charge, in your inbox before breakfast.</p><form><input type="email"><button>Sign up</button></form></aside>
      ${paragraphs(ferry.slice(2))}
      <div class="social-share"><a href="#">Facebook</a> <a href="#">Twitter</a></div></article>
      <section class="related-stories"><h2>More stories</h2><ul><li><a href="/a">Harbour gets new lights after long debate</a></li><li><a href="/b">Fishermen count more herring than last year</a></li></ul></section></main>${footer}`,
    ),
    right: ferry.join("\n"),
  },
  {
    name: "a blog post with a biography and comments",
    html: page(
      "<title>One loaf a week - Flour and Time</title>",
      `${navigation}<div id="content"><div class="post"><h1>One loaf a week</h1><p class="post-meta">Posted on March 3, 2026 by Tom in <a href="/bread">Bread</a></p>
      <div class="entry-content">${paragraphs(bread)}</div><div class="author-bio"><p>Tom bakes in a small kitchen in Leeds and writes about it whenever the dough rests for long enough.</p></div></div>
      <div id="comments"><h3>2 comments</h3><div class="comment"><p>Lovely loaf, mine came out flat, but the taste was better than anything I can buy here in town.</p></div><div class="comment"><p>Thank you for this, I will try it with rye flour next weekend and tell you how it went.</p></div></div></div>${footer}`,
    ),
    right: bread.join("\n"),
  },
  {
    name: "documentation with code and a sidebar",
    html: page(
      "<title>Caching | Relay docs</title>",
      `${navigation}<div class="sidebar"><ul><li><a href="/install">Install</a></li><li><a href="/cache">Caching</a></li></ul></div>
      <main><h1>Caching</h1><p>${cache[0]}</p><h2>Lifetimes</h2><p>${cache[1]}</p><pre><code class="language-js">cache.set("greeting", "hello", { lifetimeMs: 60_000 });</code></pre></main>${footer}`,
    ),
    right: `${cache[0]}\nLifetimes\n${cache[1]}\ncache.set("greeting", "hello", { lifetimeMs: 60_000 });`,
  },
  {
    name: "a recipe with a list of what is needed",
    html: page(
      "<title>Hummus</title>",
      `${navigation}<article><h1>Hummus</h1><h2>You need</h2><ul>${recipeNeeds.map((need) => `<li>${need}</li>`).join("")}</ul><h2>How to</h2><ol>${recipeSteps.map((step) => `<li>${step}</li>`).join("")}</ol></article>${footer}`,
    ),
    right: ["You need", ...recipeNeeds, "How to", ...recipeSteps].join("\n"),
  },
  {
    name: "a thread of a forum",
    html: page(
      "<title>Boiler knocks - Home forum</title>",
      `${navigation}<h1>Boiler knocks</h1>${thread.map((text, at) => `<div class="message"><div class="user">user${at}</div><div class="message-body"><p>${text}</p></div></div>`).join("")}${footer}`,
    ),
    right: thread.join("\n"),
  },
  {
    name: "news in Japanese",
    html: page(
      "<title>図書館、夜九時まで</title>",
      `${navigation}<article><h1>図書館、夜九時まで</h1>${paragraphs(japanese)}<p><a href="/more">関連記事</a></p></article>${footer}`,
      "ja",
    ),
    right: japanese.join("\n"),
  },
  {
    name: "news in Arabic",
    html: page(
      "<title>السوق القديم يفتح من جديد</title>",
      `${navigation}<div class="story" dir="rtl"><h1>السوق القديم يفتح من جديد</h1>${paragraphs(arabic)}<p>اقرأ أيضا: <a href="/x">أعمال جديدة في الميناء</a></p></div>${footer}`,
      "ar",
    ),
    right: arabic.join("\n"),
  },
  {
    name: "news in German with an advertisement and a box of links",
    html: page(
      "<title>Brücke gesperrt</title>",
      `${navigation}<article><h1>Brücke gesperrt</h1>${paragraphs(german.slice(0, 1))}<div>Anzeige</div>${paragraphs(german.slice(1))}
      <h3>Mehr zum Thema</h3><ul><li><a href="/1">Wie die Brücke gebaut wurde</a></li><li><a href="/2">Der Fluss im Winter</a></li></ul></article>${footer}`,
      "de",
    ),
    right: german.join("\n"),
  },
  {
    name: "an article that advertisements split in three",
    html: page(
      "<title>Ferry</title>",
      `${navigation}<div class="wrap">${[ferry.slice(0, 2), ferry.slice(2), bread.slice(0, 2)].map((texts) => `<div><div><div class="text-part">${paragraphs(texts)}</div></div></div><div class="ad-unit"><p>Buy a boat today</p></div>`).join("")}</div>${footer}`,
    ),
    right: [...ferry, ...bread.slice(0, 2)].join("\n"),
  },
  {
    name: "a short notice with a table",
    html: page(
      "<title>Opening hours</title>",
      "<h1>Opening hours</h1><table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>9 to 5</td></tr><tr><td>Saturday</td><td>10 to 2</td></tr></table>",
    ),
    right: "Day\tHours\nMonday\t9 to 5\nSaturday\t10 to 2",
  },
];
