/** Sentences written for these tests, by ISO 639-1 code. */
export const sentencesByLanguage: Readonly<Record<string, readonly string[]>> = {
  ar: [
    "ذهبنا أمس إلى السوق القديم واشترينا الخبز والزيتون والجبن من بائع يعرفه والدي منذ سنوات طويلة.",
    "سيصل القطار إلى المحطة في الساعة الثامنة مساء، ولذلك يجب علينا أن نغادر البيت مبكرا قليلا.",
  ],
  bg: [
    "Вчера ходихме на пазара и купихме хляб, сирене и домати от един продавач, когото познаваме отдавна.",
    "Влакът ще пристигне на гарата в осем часа вечерта, затова трябва да тръгнем малко по-рано от вкъщи.",
  ],
  ca: [
    "Ahir vam anar al mercat i vam comprar pa, formatge i tomàquets a un venedor que coneixem des de fa anys.",
    "El tren arribarà a l'estació a les vuit del vespre, per això hem de sortir de casa una mica més aviat.",
  ],
  cs: [
    "Včera jsme šli na trh a koupili jsme chléb, sýr a rajčata od prodavače, kterého známe už mnoho let.",
    "Vlak přijede na nádraží v osm hodin večer, proto musíme vyrazit z domu o něco dříve než obvykle.",
  ],
  da: [
    "I går gik vi på markedet og købte brød, ost og tomater hos en handlende, som vi har kendt i mange år.",
    "Toget ankommer til stationen klokken otte om aftenen, så vi er nødt til at tage lidt tidligere hjemmefra.",
  ],
  de: [
    "Gestern gingen wir auf den Markt und kauften Brot, Käse und Tomaten bei einem Händler, den wir seit Jahren kennen.",
    "Der Zug kommt um acht Uhr abends am Bahnhof an, deshalb müssen wir das Haus etwas früher verlassen.",
  ],
  el: [
    "Χθες πήγαμε στην αγορά και αγοράσαμε ψωμί, τυρί και ντομάτες από έναν πωλητή που γνωρίζουμε χρόνια.",
    "Το τρένο θα φτάσει στον σταθμό στις οκτώ το βράδυ, γι' αυτό πρέπει να φύγουμε λίγο νωρίτερα.",
  ],
  en: [
    "Yesterday we walked to the market and bought bread, cheese and tomatoes from a trader we have known for years.",
    "The train arrives at the station at eight in the evening, so we have to leave the house a little earlier.",
  ],
  es: [
    "Ayer fuimos al mercado y compramos pan, queso y tomates a un vendedor que conocemos desde hace muchos años.",
    "El tren llega a la estación a las ocho de la tarde, por eso tenemos que salir de casa un poco antes.",
  ],
  fa: [
    "دیروز به بازار رفتیم و از فروشنده‌ای که سال‌هاست می‌شناسیم نان و پنیر و گوجه‌فرنگی خریدیم.",
    "قطار ساعت هشت شب به ایستگاه می‌رسد، برای همین باید کمی زودتر از خانه بیرون برویم.",
  ],
  fi: [
    "Eilen kävimme torilla ja ostimme leipää, juustoa ja tomaatteja kauppiaalta, jonka olemme tunteneet vuosia.",
    "Juna saapuu asemalle kello kahdeksan illalla, joten meidän täytyy lähteä kotoa vähän aikaisemmin.",
  ],
  fr: [
    "Hier, nous sommes allés au marché et nous avons acheté du pain, du fromage et des tomates à un marchand.",
    "Le train arrive à la gare à huit heures du soir, nous devons donc quitter la maison un peu plus tôt.",
  ],
  he: [
    "אתמול הלכנו לשוק וקנינו לחם, גבינה ועגבניות ממוכר שאנחנו מכירים כבר שנים רבות.",
    "הרכבת מגיעה לתחנה בשמונה בערב, ולכן אנחנו צריכים לצאת מהבית קצת יותר מוקדם.",
  ],
  hi: [
    "कल हम बाज़ार गए और एक ऐसे दुकानदार से रोटी, पनीर और टमाटर ख़रीदे जिसे हम कई सालों से जानते हैं।",
    "रेलगाड़ी रात आठ बजे स्टेशन पर पहुँचेगी, इसलिए हमें घर से थोड़ा जल्दी निकलना होगा।",
  ],
  hr: [
    "Jučer smo išli na tržnicu i kupili kruh, sir i rajčice od prodavača kojega poznajemo već mnogo godina.",
    "Vlak stiže na kolodvor u osam sati navečer, stoga moramo krenuti od kuće nešto ranije nego obično.",
  ],
  hu: [
    "Tegnap elmentünk a piacra, és kenyeret, sajtot meg paradicsomot vettünk egy árustól, akit évek óta ismerünk.",
    "A vonat este nyolckor érkezik az állomásra, ezért egy kicsit korábban kell elindulnunk otthonról.",
  ],
  id: [
    "Kemarin kami pergi ke pasar dan membeli roti, keju, dan tomat dari seorang pedagang yang sudah lama kami kenal.",
    "Kereta akan tiba di stasiun pukul delapan malam, karena itu kita harus berangkat dari rumah lebih awal.",
  ],
  it: [
    "Ieri siamo andati al mercato e abbiamo comprato pane, formaggio e pomodori da un venditore che conosciamo.",
    "Il treno arriva alla stazione alle otto di sera, perciò dobbiamo uscire di casa un po' prima del solito.",
  ],
  ja: [
    "昨日は市場に行って、長年知っている店の人からパンとチーズとトマトを買いました。",
    "電車は夜の八時に駅に着くので、いつもより少し早く家を出なければなりません。",
  ],
  ko: [
    "어제 우리는 시장에 가서 오래전부터 아는 상인에게서 빵과 치즈와 토마토를 샀습니다.",
    "기차는 저녁 여덟 시에 역에 도착하므로 우리는 집에서 조금 더 일찍 나가야 합니다.",
  ],
  nl: [
    "Gisteren gingen we naar de markt en kochten we brood, kaas en tomaten bij een koopman die we al jaren kennen.",
    "De trein komt om acht uur 's avonds aan op het station, daarom moeten we wat eerder van huis vertrekken.",
  ],
  no: [
    "I går gikk vi på torget og kjøpte brød, ost og tomater hos en selger som vi har kjent i mange år.",
    "Toget kommer til stasjonen klokka åtte om kvelden, så vi må dra hjemmefra litt tidligere enn vanlig.",
  ],
  pl: [
    "Wczoraj poszliśmy na targ i kupiliśmy chleb, ser i pomidory od sprzedawcy, którego znamy od wielu lat.",
    "Pociąg przyjeżdża na dworzec o ósmej wieczorem, dlatego musimy wyjść z domu trochę wcześniej.",
  ],
  pt: [
    "Ontem fomos ao mercado e comprámos pão, queijo e tomates a um vendedor que conhecemos há muitos anos.",
    "O comboio chega à estação às oito da noite, por isso temos de sair de casa um pouco mais cedo.",
  ],
  ro: [
    "Ieri am mers la piață și am cumpărat pâine, brânză și roșii de la un vânzător pe care îl cunoaștem de ani.",
    "Trenul ajunge în gară la ora opt seara, de aceea trebuie să plecăm de acasă puțin mai devreme.",
  ],
  ru: [
    "Вчера мы ходили на рынок и купили хлеб, сыр и помидоры у продавца, которого знаем уже много лет.",
    "Поезд прибывает на станцию в восемь часов вечера, поэтому нам нужно выйти из дома немного раньше.",
  ],
  sk: [
    "Včera sme išli na trh a kúpili sme chlieb, syr a paradajky od predavača, ktorého poznáme už mnoho rokov.",
    "Vlak príde na stanicu o ôsmej hodine večer, preto musíme odísť z domu o niečo skôr ako zvyčajne.",
  ],
  sv: [
    "I går gick vi till torget och köpte bröd, ost och tomater av en handlare som vi har känt i många år.",
    "Tåget kommer till stationen klockan åtta på kvällen, så vi måste gå hemifrån lite tidigare än vanligt.",
  ],
  th: [
    "เมื่อวานนี้เราไปตลาดและซื้อขนมปัง ชีส และมะเขือเทศจากพ่อค้าที่เรารู้จักมานานหลายปี",
    "รถไฟจะมาถึงสถานีตอนสองทุ่ม ดังนั้นเราต้องออกจากบ้านเร็วกว่าปกติเล็กน้อย",
  ],
  tr: [
    "Dün pazara gittik ve yıllardır tanıdığımız bir satıcıdan ekmek, peynir ve domates aldık.",
    "Tren akşam saat sekizde istasyona varıyor, bu yüzden evden biraz daha erken çıkmamız gerekiyor.",
  ],
  uk: [
    "Учора ми ходили на ринок і купили хліб, сир та помідори у продавця, якого знаємо вже багато років.",
    "Потяг прибуває на станцію о восьмій годині вечора, тому нам треба вийти з дому трохи раніше.",
  ],
  vi: [
    "Hôm qua chúng tôi đi chợ và mua bánh mì, phô mai và cà chua của một người bán hàng quen từ nhiều năm nay.",
    "Tàu đến ga lúc tám giờ tối, vì vậy chúng ta phải rời khỏi nhà sớm hơn một chút so với mọi ngày.",
  ],
  zh: [
    "昨天我们去市场，从一个认识多年的商贩那里买了面包、奶酪和西红柿。",
    "火车晚上八点到站，所以我们必须比平时早一点离开家。",
  ],
};
