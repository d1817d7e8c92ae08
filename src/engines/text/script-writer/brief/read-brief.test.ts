import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.js";

interface Reading {
  readonly brief: string;
  /** The question for a topic that is one, else its full form. */
  readonly topic: string;
  readonly short: string;
  readonly audience: string | undefined;
  readonly facts: readonly string[];
  readonly actions: readonly string[];
}

const readings: readonly Reading[] = [
  {
    brief:
      "Write a 60 second script for busy parents about our meal kit FreshBox. It costs 39.90 EUR per week for 5 dinners, each cooks in 25 minutes, delivery on Sundays in Hamburg and Bremen. Friendly, a bit funny. End with: order at freshbox.example before 30 November.",
    topic: "our meal kit FreshBox",
    short: "FreshBox",
    audience: "busy parents",
    facts: [
      "FreshBox costs 39.90 EUR per week for 5 dinners",
      "each cooks in 25 minutes",
      "delivery on Sundays in Hamburg and Bremen",
    ],
    actions: ["order at freshbox.example before 30 November"],
  },
  {
    brief:
      "Rooftop Honey sells raw honey from 12 hives in Leeds. A jar costs £8. Invite people to the tasting on 3 May.",
    topic: "Rooftop Honey",
    short: "Rooftop Honey",
    audience: undefined,
    facts: ["Rooftop Honey sells raw honey from 12 hives in Leeds", "a jar costs £8"],
    actions: ["come to the tasting on 3 May"],
  },
  {
    brief:
      "Explain how a bicycle stays upright to a class of 12-year-olds. Mention gyroscopic effect, trail and steering. 1 question at the end.",
    topic: "how a bicycle stays upright",
    short: "the question of how a bicycle stays upright",
    audience: "a class of 12-year-olds",
    facts: ["gyroscopic effect", "trail", "steering"],
    actions: [],
  },
  {
    brief:
      "The city council will close Bridge Street from 4 to 18 March for repairs to the water main. Buses 12 and 40 will use Mill Road. Shops stay open.",
    topic: "the closure of Bridge Street",
    short: "the closure of Bridge Street",
    audience: undefined,
    facts: [
      "the city council will close Bridge Street from 4 to 18 March for repairs to the water main",
      "Buses 12 and 40 will use Mill Road",
      "shops stay open",
    ],
    actions: [],
  },
  {
    brief:
      "Create a short video for parents about our swimming lessons. We teach children from age 4 in groups of 6. First lesson free. Call 555-0199 to book.",
    topic: "our swimming lessons",
    short: "our swimming lessons",
    audience: "parents",
    facts: ["we teach children from age 4 in groups of 6", "first lesson free"],
    actions: ["call 555-0199 to book"],
  },
  {
    brief:
      'Please write a funny 30-second TikTok promoting Zappo energy drink, aimed at students. It has 80 mg of caffeine and no sugar. Don\'t mention the price. End with "Zap your day".',
    topic: "Zappo energy drink",
    short: "Zappo energy drink",
    audience: "students",
    facts: ["Zappo energy drink has 80 mg of caffeine and no sugar"],
    actions: ['"Zap your day"'],
  },
  {
    brief:
      "I need a one-minute voiceover explaining how compost works for beginners. Keep it simple, no jargon. Start with a question.",
    topic: "how compost works",
    short: "the question of how compost works",
    audience: "beginners",
    facts: [],
    actions: [],
  },
  {
    brief:
      "Can you write a speech to our volunteers about the river cleanup? We collected 340 kg of trash on 12 April. Next cleanup: 10 May at Pier 4. Thank them and ask them to bring a friend.",
    topic: "the river cleanup",
    short: "the river cleanup",
    audience: "our volunteers",
    facts: ["we collected 340 kg of trash on 12 April", "the next cleanup is 10 May at Pier 4"],
    actions: ["bring a friend"],
  },
  {
    brief:
      "Topic: Moonlight Cinema. Audience: families with small children. Tone: warm. Key points: open-air films every Friday in July, tickets 6 EUR, popcorn included. CTA: Book at moonlight.example. Length: 45 seconds.",
    topic: "Moonlight Cinema",
    short: "Moonlight Cinema",
    audience: "families with small children",
    facts: ["open-air films every Friday in July, tickets 6 EUR, popcorn included"],
    actions: ["book at moonlight.example"],
  },
  {
    brief:
      "- New yoga studio in Bath - 20 classes a week - first class free - book at yogabath.example",
    topic: "a new yoga studio in Bath",
    short: "the new yoga studio in Bath",
    audience: undefined,
    facts: ["20 classes a week", "first class free"],
    actions: ["book at yogabath.example"],
  },
  {
    brief:
      "Our bakery, Crumb Lane, is moving to 14 High Street on 2 June. The new shop has 30 seats and a bigger oven. Come and try our rye bread!",
    topic: "our bakery, Crumb Lane",
    short: "Crumb Lane",
    audience: undefined,
    facts: [
      "our bakery, Crumb Lane, is moving to 14 High Street on 2 June",
      "the new shop has 30 seats and a bigger oven",
    ],
    actions: ["come and try our rye bread"],
  },
  {
    brief:
      "The museum is hiring three guides for the summer season. Pay is 14 GBP an hour. Send your CV to jobs@museum.example by 1 May.",
    topic: "the search for three guides",
    short: "the search for three guides",
    audience: undefined,
    facts: ["the museum is hiring three guides for the summer season", "pay is 14 GBP an hour"],
    actions: ["send your CV to jobs@museum.example by 1 May"],
  },
  {
    brief:
      "Make a promo reel for dog owners: PawTrack GPS collar, 14-day battery, waterproof, 59 EUR. Shop at pawtrack.example.",
    topic: "PawTrack GPS collar",
    short: "PawTrack GPS collar",
    audience: "dog owners",
    facts: ["14-day battery", "waterproof", "59 EUR"],
    actions: ["shop at pawtrack.example"],
  },
  {
    brief:
      "Looking for a 90-second explainer about blockchain for seniors. Avoid technical terms. It should be calm and reassuring.",
    topic: "blockchain",
    short: "blockchain",
    audience: "seniors",
    facts: [],
    actions: [],
  },
  {
    brief:
      "Tell teenagers why sleep matters. Teens need 8 to 10 hours. Phones before bed cut deep sleep. Encourage them to switch off screens at 9 pm.",
    topic: "why sleep matters",
    short: "the question of why sleep matters",
    audience: "teenagers",
    facts: ["teens need 8 to 10 hours", "phones before bed cut deep sleep"],
    actions: ["switch off screens at 9 pm"],
  },
  {
    brief:
      "Vote yes on Measure B on 4 November. Measure B funds 3 new fire stations and costs each household $4 a month.",
    topic: "Measure B",
    short: "Measure B",
    audience: undefined,
    facts: ["Measure B funds 3 new fire stations and costs each household $4 a month"],
    actions: ["vote yes on Measure B on 4 November"],
  },
  {
    brief:
      "Our charity Warm Homes repaired 120 roofs last winter. Every £25 keeps one family dry. Please donate at warmhomes.example.",
    topic: "our charity Warm Homes",
    short: "Warm Homes",
    audience: undefined,
    facts: [
      "our charity Warm Homes repaired 120 roofs last winter",
      "every £25 keeps one family dry",
    ],
    actions: ["donate at warmhomes.example"],
  },
  {
    brief:
      "Write a two minute lesson for 8th graders on the French Revolution: causes, key dates 1789 and 1793, and results. End with a question for discussion.",
    topic: "the French Revolution",
    short: "the French Revolution",
    audience: "8th graders",
    facts: ["causes", "key dates 1789 and 1793", "results"],
    actions: [],
  },
  {
    brief:
      "Dear parents, the school trip to York is on 9 May. The bus leaves at 8:15. Bring a packed lunch and a raincoat. Reply by 2 May.",
    topic: "the school trip to York",
    short: "the school trip to York",
    audience: "parents",
    facts: ["the school trip to York is on 9 May", "the bus leaves at 8:15"],
    actions: ["bring a packed lunch and a raincoat", "reply by 2 May"],
  },
  {
    brief:
      "If you are a freelancer, TaxMate files your return in 20 minutes. It costs 49 EUR a year. Sign up at taxmate.example before 31 May.",
    topic: "TaxMate",
    short: "TaxMate",
    audience: "a freelancer",
    facts: ["TaxMate files your return in 20 minutes", "TaxMate costs 49 EUR a year"],
    actions: ["sign up at taxmate.example before 31 May"],
  },
  {
    brief:
      "Record an ad for Luna Mattress. Include: 100-night trial, 10-year warranty, made in Portugal. Do not mention competitors. Call to action: try it at home for 100 nights.",
    topic: "Luna Mattress",
    short: "Luna Mattress",
    audience: undefined,
    facts: ["100-night trial", "10-year warranty", "made in Portugal"],
    actions: ["try it at home for 100 nights"],
  },
  {
    brief:
      "We need a pitch for investors about GridLeaf, a startup that turns roof space into solar income. We have 1,200 customers in 3 countries and grew 40% last year. We are raising 2 million EUR. Confident tone.",
    topic: "GridLeaf",
    short: "GridLeaf",
    audience: "investors",
    facts: [
      "a startup that turns roof space into solar income",
      "we have 1,200 customers in 3 countries and grew 40% last year",
      "we are raising 2 million EUR",
    ],
    actions: [],
  },
  {
    brief: "Joke about two snails in a lift",
    topic: "two snails in a lift",
    short: "two snails in a lift",
    audience: undefined,
    facts: [],
    actions: [],
  },
  {
    brief:
      "Happy birthday message for my grandmother Rosa, who turns 90 on Sunday and loves roses, chess and jazz.",
    topic: "my grandmother Rosa",
    short: "Rosa",
    audience: "my grandmother Rosa",
    facts: ["my grandmother Rosa turns 90 on Sunday and loves roses, chess and jazz"],
    actions: [],
  },
  {
    brief:
      "Product: NoteFox; Audience: students; Key points: scans handwriting, syncs in 2 seconds, works offline; Price: 3.99 EUR/month; CTA: download NoteFox today",
    topic: "NoteFox",
    short: "NoteFox",
    audience: "students",
    facts: [
      "NoteFox scans handwriting",
      "NoteFox syncs in 2 seconds",
      "NoteFox works offline",
      "the price is 3.99 EUR/month",
    ],
    actions: ["download NoteFox today"],
  },
  {
    brief:
      "A video announcing that Harbor Airlines will fly from Cork to Oslo from 1 March, twice a week, fares from 59 EUR. For travellers. Book at harborair.example.",
    topic: "Harbor Airlines",
    short: "Harbor Airlines",
    audience: "travellers",
    facts: [
      "Harbor Airlines will fly from Cork to Oslo from 1 March",
      "twice a week",
      "fares from 59 EUR",
    ],
    actions: ["book at harborair.example"],
  },
  {
    brief:
      "Our new app Parkly finds free parking spaces in 40 cities. It saves drivers 11 minutes a day. We launched in May. Download it for free.",
    topic: "our new app Parkly",
    short: "Parkly",
    audience: undefined,
    facts: [
      "our new app Parkly finds free parking spaces in 40 cities",
      "Parkly saves drivers 11 minutes a day",
      "we launched in May",
    ],
    actions: ["download it for free"],
  },
  {
    brief:
      "The Jazz Trio Blue Hour plays on Saturday at 8 pm at Cafe Nord. Entry is free. Ask people to reserve a table.",
    topic: "the Jazz Trio Blue Hour",
    short: "the Jazz Trio Blue Hour",
    audience: undefined,
    facts: ["the Jazz Trio Blue Hour plays on Saturday at 8 pm at Cafe Nord", "entry is free"],
    actions: ["reserve a table"],
  },
  {
    brief:
      "Write an ad for a plumber in Oakland, Ray's Pipes, 24/7 service, $89 first visit, 15 years of experience. Tone should be trustworthy. Tell viewers to call 510-555-0144.",
    topic: "a plumber in Oakland, Ray's Pipes,",
    short: "Ray's Pipes",
    audience: undefined,
    facts: ["24/7 service", "$89 first visit", "15 years of experience"],
    actions: ["call 510-555-0144"],
  },
  {
    brief:
      "Make a video for people who want to learn Spanish with our app Hola Hoy. 5 minutes a day, 300 lessons, native speakers. Tell them to start their free week.",
    topic: "our app Hola Hoy",
    short: "Hola Hoy",
    audience: "people who want to learn Spanish",
    facts: ["5 minutes a day", "300 lessons", "native speakers"],
    actions: ["start your free week"],
  },
  {
    brief:
      "We are closing our Elm Street store on 30 September after 22 years. Thank customers. Everything is 50% off. The online shop stays open at elm.example.",
    topic: "the closure of our Elm Street store",
    short: "the closure of our Elm Street store",
    audience: undefined,
    facts: [
      "we are closing our Elm Street store on 30 September after 22 years",
      "everything is 50% off",
      "the online shop stays open at elm.example",
    ],
    actions: [],
  },
  {
    brief:
      "Tutorial: how to repot a cactus. 1. Choose a pot 2 cm wider 2. Use dry cactus soil 3. Wait 5 days before you water. For beginners.",
    topic: "how to repot a cactus",
    short: "repotting a cactus",
    audience: "beginners",
    facts: ["choose a pot 2 cm wider", "use dry cactus soil", "wait 5 days before you water"],
    actions: [],
  },
  {
    brief:
      "Introduce our new teacher Ms. Adeyemi to the parents. She studied chemistry in Lagos and taught in Leeds for 8 years. Welcome her at the open evening on 3 September.",
    topic: "our new teacher Ms. Adeyemi",
    short: "Ms. Adeyemi",
    audience: "the parents",
    facts: ["she studied chemistry in Lagos and taught in Leeds for 8 years"],
    actions: ["welcome her at the open evening on 3 September"],
  },
  {
    brief:
      "Please create an inspiring 2-minute script for our annual meeting targeting shareholders. Revenue rose 12% to 48 million EUR. We opened plants in Brno and Porto. Highlight the new CEO, Lena Vogt. Close with thanks.",
    topic: "our annual meeting",
    short: "our annual meeting",
    audience: "shareholders",
    facts: [
      "Revenue rose 12% to 48 million EUR",
      "we opened plants in Brno and Porto",
      "the new CEO, Lena Vogt",
    ],
    actions: [],
  },
  {
    brief:
      "Convince my students to read every day. Reading 20 minutes a day means 1.8 million words a year. The school library has 9,000 books.",
    topic: "reading every day",
    short: "reading every day",
    audience: "my students",
    facts: [
      "reading 20 minutes a day means 1.8 million words a year",
      "the school library has 9,000 books",
    ],
    actions: ["read every day"],
  },
  {
    brief:
      "Please make something fun about the office dog Biscuit, who steals socks. Colleagues are the audience. 20 seconds.",
    topic: "the office dog Biscuit",
    short: "Biscuit",
    audience: "colleagues",
    facts: ["the office dog Biscuit steals socks"],
    actions: [],
  },
  {
    brief:
      "Erstelle ein lustiges 30-Sekunden-Video für Hundebesitzer über unser Halsband PawTrack. Es kostet 59 Euro und der Akku hält 14 Tage. Ende mit: Bestellt jetzt auf pawtrack.example.",
    topic: "unser Halsband PawTrack",
    short: "PawTrack",
    audience: "Hundebesitzer",
    facts: ["PawTrack kostet 59 Euro und der Akku hält 14 Tage"],
    actions: ["Bestellt jetzt auf pawtrack.example"],
  },
  {
    brief:
      "Thema: Sommerkino im Park. Zielgruppe: Familien. Ton: warm. Punkte: jeden Freitag im Juli, Eintritt 6 Euro, Popcorn inklusive. Aufruf: Bucht auf kino.example.",
    topic: "Sommerkino im Park",
    short: "Sommerkino im Park",
    audience: "Familien",
    facts: ["jeden Freitag im Juli", "Eintritt 6 Euro", "Popcorn inklusive"],
    actions: ["Bucht auf kino.example"],
  },
  {
    brief:
      "Die Stadt sperrt die Brückenstraße vom 4. bis 18. März. Die Busse 12 und 40 fahren über die Mühlstraße.",
    topic: "die Sperrung der Brückenstraße",
    short: "die Sperrung der Brückenstraße",
    audience: undefined,
    facts: [
      "die Stadt sperrt die Brückenstraße vom 4. bis 18. März",
      "die Busse 12 und 40 fahren über die Mühlstraße",
    ],
    actions: [],
  },
  {
    brief:
      "Erkläre Kindern, warum der Himmel blau ist. Erwähne Sonnenlicht, Luft und Streuung. Keine Fachbegriffe. Am Ende eine Frage.",
    topic: "warum der Himmel blau ist",
    short: "warum der Himmel blau ist",
    audience: "Kinder",
    facts: ["Sonnenlicht", "Luft", "Streuung"],
    actions: [],
  },
  {
    brief:
      "Wir suchen zwei Köche für unser Restaurant in Köln. Das Gehalt liegt bei 3.200 Euro. Bewerbt euch bis 31. Mai unter jobs@koeln.example. Freundlich und kurz.",
    topic: "zwei Köche",
    short: "zwei Köche",
    audience: undefined,
    facts: [
      "wir suchen zwei Köche für unser Restaurant in Köln",
      "das Gehalt liegt bei 3.200 Euro",
    ],
    actions: ["Bewerbt euch bis 31. Mai unter jobs@koeln.example"],
  },
  {
    brief:
      "Lade die Nachbarn zum Straßenfest am 14. Juni ein. Es gibt Musik und Kuchen. Bringt Stühle mit.",
    topic: "das Straßenfest am 14. Juni",
    short: "das Straßenfest am 14. Juni",
    audience: "die Nachbarn",
    facts: ["es gibt Musik und Kuchen"],
    actions: ["kommt zum Straßenfest am 14. Juni", "Bringt Stühle mit"],
  },
  {
    brief:
      "Écris une vidéo de 60 secondes pour les parents sur notre kit repas FreshBox. Il coûte 39,90 EUR par semaine et chaque plat cuit en 25 minutes. Ton drôle. Termine par : commandez sur freshbox.example.",
    topic: "notre kit repas FreshBox",
    short: "FreshBox",
    audience: "les parents",
    facts: ["FreshBox coûte 39,90 EUR par semaine et chaque plat cuit en 25 minutes"],
    actions: ["commandez sur freshbox.example"],
  },
  {
    brief:
      "Sujet : Cinéma en plein air. Public : familles. Ton : chaleureux. Points clés : tous les vendredis de juillet, entrée 6 EUR, popcorn offert. Appel à l'action : réservez sur cine.example.",
    topic: "Cinéma en plein air",
    short: "Cinéma en plein air",
    audience: "familles",
    facts: ["tous les vendredis de juillet", "entrée 6 EUR", "popcorn offert"],
    actions: ["réservez sur cine.example"],
  },
  {
    brief:
      "La mairie ferme la rue du Pont du 4 au 18 mars. Les bus 12 et 40 passent par la rue du Moulin.",
    topic: "la fermeture de la rue du Pont",
    short: "la fermeture de la rue du Pont",
    audience: undefined,
    facts: [
      "la mairie ferme la rue du Pont du 4 au 18 mars",
      "les bus 12 et 40 passent par la rue du Moulin",
    ],
    actions: [],
  },
  {
    brief:
      "Explique aux élèves comment un vélo tient debout. Mentionne l'effet gyroscopique, la chasse et la direction. Sans jargon. Une question à la fin.",
    topic: "comment un vélo tient debout",
    short: "comment un vélo tient debout",
    audience: "les élèves",
    facts: ["l'effet gyroscopique", "la chasse", "la direction"],
    actions: [],
  },
  {
    brief:
      "Invitez les habitants à la dégustation de miel le 3 mai. Un pot coûte 8 euros. Ne parle pas des concurrents.",
    topic: "la dégustation de miel le 3 mai",
    short: "la dégustation de miel",
    audience: "les habitants",
    facts: ["un pot coûte 8 euros"],
    actions: ["venez à la dégustation de miel le 3 mai"],
  },
  {
    brief:
      "Escribe un guion de 45 segundos para estudiantes sobre nuestra aplicación NotaFox. Cuesta 3,99 EUR al mes y funciona sin conexión. Tono divertido. Termina con: descarga NotaFox hoy.",
    topic: "nuestra aplicación NotaFox",
    short: "NotaFox",
    audience: "estudiantes",
    facts: ["NotaFox cuesta 3,99 EUR al mes y funciona sin conexión"],
    actions: ["descarga NotaFox hoy"],
  },
  {
    brief:
      "Tema: Cine de verano. Público: familias. Tono: cálido. Puntos clave: todos los viernes de julio, entrada 6 EUR, palomitas incluidas. CTA: reserva en cine.example.",
    topic: "Cine de verano",
    short: "Cine de verano",
    audience: "familias",
    facts: ["todos los viernes de julio", "entrada 6 EUR", "palomitas incluidas"],
    actions: ["reserva en cine.example"],
  },
  {
    brief:
      "El ayuntamiento cerrará la calle Mayor del 4 al 18 de marzo. Los autobuses 12 y 40 pasan por la calle Nueva.",
    topic: "el cierre de la calle Mayor",
    short: "el cierre de la calle Mayor",
    audience: undefined,
    facts: [
      "el ayuntamiento cerrará la calle Mayor del 4 al 18 de marzo",
      "los autobuses 12 y 40 pasan por la calle Nueva",
    ],
    actions: [],
  },
  {
    brief:
      "Explica a los niños por qué el cielo es azul. Menciona la luz, el aire y la dispersión. Sin tecnicismos.",
    topic: "por qué el cielo es azul",
    short: "por qué el cielo es azul",
    audience: "los niños",
    facts: ["la luz", "el aire", "la dispersión"],
    actions: [],
  },
  {
    brief:
      "Invita a los vecinos a la fiesta del 14 de junio. Hay música y paella. No menciones el precio.",
    topic: "la fiesta del 14 de junio",
    short: "la fiesta",
    audience: "los vecinos",
    facts: ["hay música y paella"],
    actions: ["ven a la fiesta del 14 de junio"],
  },
  {
    brief:
      "Scrivi un video di 30 secondi per i genitori sul nostro corso di nuoto. Costa 60 euro al mese e inizia il 5 ottobre. Tono divertente. Concludi con: iscriviti su nuoto.example.",
    topic: "il nostro corso di nuoto",
    short: "il nostro corso di nuoto",
    audience: "i genitori",
    facts: ["il nostro corso di nuoto costa 60 euro al mese e inizia il 5 ottobre"],
    actions: ["iscriviti su nuoto.example"],
  },
  {
    brief:
      "Tema: Cinema all'aperto. Pubblico: famiglie. Tono: caldo. Punti chiave: ogni venerdì di luglio, ingresso 6 EUR, popcorn incluso. CTA: prenota su cine.example.",
    topic: "Cinema all'aperto",
    short: "Cinema all'aperto",
    audience: "famiglie",
    facts: ["ogni venerdì di luglio", "ingresso 6 EUR", "popcorn incluso"],
    actions: ["prenota su cine.example"],
  },
  {
    brief:
      "Spiega ai bambini perché il cielo è blu. Menziona la luce, l'aria e la diffusione. Senza tecnicismi.",
    topic: "perché il cielo è blu",
    short: "perché il cielo è blu",
    audience: "i bambini",
    facts: ["la luce", "l'aria", "la diffusione"],
    actions: [],
  },
  {
    brief: "Il comune chiude via Roma dal 4 al 18 marzo. Gli autobus 12 e 40 passano da via Verdi.",
    topic: "la chiusura di via Roma",
    short: "la chiusura di via Roma",
    audience: undefined,
    facts: [
      "il comune chiude via Roma dal 4 al 18 marzo",
      "gli autobus 12 e 40 passano da via Verdi",
    ],
    actions: [],
  },
  {
    brief:
      "Crie um vídeo de 30 segundos para estudantes sobre o aplicativo NotaFox. Custa R$ 9,90 por mês e funciona sem internet. Tom divertido. Termine com: baixe o NotaFox hoje.",
    topic: "o aplicativo NotaFox",
    short: "NotaFox",
    audience: "estudantes",
    facts: ["NotaFox custa R$ 9,90 por mês e funciona sem internet"],
    actions: ["baixe o NotaFox hoje"],
  },
  {
    brief:
      "Tema: Cinema ao ar livre. Público: famílias. Tom: caloroso. Pontos-chave: todas as sextas de julho, entrada 6 EUR, pipoca incluída. CTA: reserve em cine.example.",
    topic: "Cinema ao ar livre",
    short: "Cinema ao ar livre",
    audience: "famílias",
    facts: ["todas as sextas de julho", "entrada 6 EUR", "pipoca incluída"],
    actions: ["reserve em cine.example"],
  },
  {
    brief:
      "Explique às crianças por que o céu é azul. Mencione a luz, o ar e a dispersão. Sem jargão.",
    topic: "o céu",
    short: "o céu",
    audience: "às crianças por",
    facts: ["o céu é azul", "a luz", "o ar", "a dispersão"],
    actions: [],
  },
  {
    brief:
      "A câmara fecha a Rua do Moinho de 4 a 18 de março. Os autocarros 12 e 40 passam pela Rua Nova.",
    topic: "o fechamento da Rua do Moinho",
    short: "o fechamento da Rua do Moinho",
    audience: undefined,
    facts: [
      "a câmara fecha a Rua do Moinho de 4 a 18 de março",
      "os autocarros 12 e 40 passam pela Rua Nova",
    ],
    actions: [],
  },
  {
    brief:
      "Maak een grappige video van 30 seconden voor hondenbezitters over onze halsband PawTrack. Hij kost 59 euro en de batterij gaat 14 dagen mee. Eindig met: bestel op pawtrack.example.",
    topic: "onze halsband PawTrack",
    short: "PawTrack",
    audience: "hondenbezitters",
    facts: ["PawTrack kost 59 euro en de batterij gaat 14 dagen mee"],
    actions: ["bestel op pawtrack.example"],
  },
  {
    brief:
      "Onderwerp: Zomerbioscoop. Doelgroep: gezinnen. Toon: warm. Punten: elke vrijdag in juli, toegang 6 euro, popcorn inbegrepen. CTA: reserveer op bios.example.",
    topic: "Zomerbioscoop",
    short: "Zomerbioscoop",
    audience: "gezinnen",
    facts: ["elke vrijdag in juli", "toegang 6 euro", "popcorn inbegrepen"],
    actions: ["reserveer op bios.example"],
  },
  {
    brief:
      "De gemeente sluit de Brugstraat van 4 tot 18 maart. De bussen 12 en 40 rijden via de Molenweg.",
    topic: "de sluiting van de Brugstraat",
    short: "de sluiting van de Brugstraat",
    audience: undefined,
    facts: [
      "de gemeente sluit de Brugstraat van 4 tot 18 maart",
      "de bussen 12 en 40 rijden via de Molenweg",
    ],
    actions: [],
  },
  {
    brief:
      "Leg kinderen uit waarom de lucht blauw is. Noem licht, lucht en verstrooiing. Geen vaktaal.",
    topic: "waarom de lucht blauw is",
    short: "waarom de lucht blauw is",
    audience: "kinderen",
    facts: ["licht", "lucht", "verstrooiing"],
    actions: [],
  },
  {
    brief:
      "Nodig de buren uit voor het straatfeest op 14 juni. Er is muziek en taart. Neem stoelen mee.",
    topic: "het straatfeest op 14 juni",
    short: "het straatfeest op 14 juni",
    audience: "de buren",
    facts: ["er is muziek en taart"],
    actions: ["kom naar het straatfeest op 14 juni", "Neem stoelen mee"],
  },
  {
    brief:
      "We need a short announcement for commuters: Line 5 runs every 6 minutes from Monday and stops at Harbour Square.",
    topic: "Line 5",
    short: "Line 5",
    audience: "commuters",
    facts: ["Line 5 runs every 6 minutes from Monday and stops at Harbour Square"],
    actions: [],
  },
  {
    brief:
      "Create a recruiting video for nurses. St. Anna Hospital offers 35 days of holiday, a 4-day week and free parking. Apply at anna.example/jobs.",
    topic: "St. Anna Hospital",
    short: "St. Anna Hospital",
    audience: "nurses",
    facts: ["St. Anna Hospital offers 35 days of holiday, a 4-day week and free parking"],
    actions: ["apply at anna.example/jobs"],
  },
  {
    brief:
      'Can you please write a promo for my podcast "Slow Cities"? Each episode visits one city on foot. 40 episodes so far. Subscribe on any app.',
    topic: 'my podcast "Slow Cities"',
    short: 'my podcast "Slow Cities"',
    audience: undefined,
    facts: ["each episode visits one city on foot", "40 episodes so far"],
    actions: ["subscribe on any app"],
  },
  {
    brief:
      "Our school is raising money for a new playground. We need 15,000 EUR and have 9,200. Every swing counts. Give at play.example by 30 June.",
    topic: "our school",
    short: "our school",
    audience: undefined,
    facts: [
      "our school is raising money for a new playground",
      "we need 15,000 EUR and have 9,200",
      "every swing counts",
    ],
    actions: ["give at play.example by 30 June"],
  },
  {
    brief:
      "Write a pitch to the city council about free swimming lessons for all children. It would cost 80,000 EUR a year and prevent accidents. Ask them to vote for it on 7 May.",
    topic: "free swimming lessons",
    short: "free swimming lessons",
    audience: "the city council",
    facts: ["it would cost 80,000 EUR a year and prevent accidents"],
    actions: ["vote for it on 7 May"],
  },
  {
    brief:
      'Write a 30s spot. Product: Nordwind rain jacket. 3-layer fabric. Weighs 310 g. 129 EUR. For hikers and cyclists. Don\'t mention the colour. Finish with the line "Rain is just water."',
    topic: "Nordwind rain jacket",
    short: "Nordwind rain jacket",
    audience: "hikers and cyclists",
    facts: ["3-layer fabric", "Nordwind rain jacket weighs 310 g", "129 EUR"],
    actions: ['"Rain is just water."'],
  },
  {
    brief:
      "A short video introducing Dr. Lena Okoye, our new dentist. She speaks English, French and Igbo. Appointments from 6 May. Call 555-0177.",
    topic: "Dr. Lena Okoye",
    short: "Dr. Lena Okoye",
    audience: undefined,
    facts: ["our new dentist", "she speaks English, French and Igbo", "Appointments from 6 May"],
    actions: ["call 555-0177"],
  },
  {
    brief:
      "The library will extend its opening hours: from 1 May it opens at 8 am and closes at 10 pm. Tell everyone.",
    topic: "the expansion of the opening hours",
    short: "the expansion of the opening hours",
    audience: undefined,
    facts: [
      "the library will extend its opening hours",
      "from 1 May it opens at 8 am and closes at 10 pm",
    ],
    actions: [],
  },
  {
    brief:
      "Write a funny TikTok script for cat owners about the Purrfect litter box. Cleans itself in 90 seconds. Holds 9 litres. Now 149 USD instead of 199 USD. Link in bio.",
    topic: "the Purrfect litter box",
    short: "the Purrfect litter box",
    audience: "cat owners",
    facts: [
      "the Purrfect litter box cleans itself in 90 seconds",
      "the Purrfect litter box holds 9 litres",
      "now 149 USD instead of 199 USD",
      "Link in bio",
    ],
    actions: [],
  },
  {
    brief:
      "Announce the merger of Alba Foods with Nord Dairy on 1 July. No jobs will be lost. The head office stays in Aarhus. Serious and reassuring tone. For employees.",
    topic: "the merger of Alba Foods with Nord Dairy on 1 July",
    short: "the merger of Alba Foods",
    audience: "employees",
    facts: ["no jobs will be lost", "the head office stays in Aarhus"],
    actions: [],
  },
  {
    brief:
      "Nuestro gimnasio abre en Valencia el 2 de mayo. La cuota cuesta 25 EUR al mes. Apúntate en gimnasio.example.",
    topic: "nuestro gimnasio",
    short: "nuestro gimnasio",
    audience: undefined,
    facts: ["nuestro gimnasio abre en Valencia el 2 de mayo", "la cuota cuesta 25 EUR al mes"],
    actions: ["Apúntate en gimnasio.example"],
  },
  {
    brief:
      "Ons koor zoekt tenoren. We repeteren elke dinsdag om 20 uur in Delft. Meld je aan via koor.example.",
    topic: "ons koor",
    short: "ons koor",
    audience: undefined,
    facts: ["ons koor zoekt tenoren", "we repeteren elke dinsdag om 20 uur in Delft"],
    actions: ["meld je aan via koor.example"],
  },
];

describe("readBrief", () => {
  for (const { brief, topic, short, audience, facts, actions } of readings) {
    it(`reads "${brief.slice(0, 60)}"`, () => {
      const reading = readBrief(brief);
      expect({
        topic: reading.topic.question ?? reading.topic.full,
        short: reading.topic.short,
        audience: reading.audience,
        facts: reading.facts.map((fact) => fact.text),
        actions: reading.actions.map((action) => action.text),
      }).toEqual({ topic, short, audience, facts, actions });
    });
  }

  it("keeps every figure of the content", () => {
    const directions = /\d\. (?=\p{Lu})|\d+[ -]?(?:s(?!\p{L})|sec|min|Sek|seg|question)\p{L}*/giu;
    for (const { brief } of readings) {
      const { topic, audience = "", facts, actions } = readBrief(brief);
      const kept = [topic.full, audience, ...[...facts, ...actions].map((fact) => fact.text)].join(
        " ",
      );
      const figures = brief.replace(directions, "").match(/\d+/gu) ?? [];
      expect(figures.filter((figure) => !kept.includes(figure))).toEqual([]);
    }
  });

  it("hears tone and kind", () => {
    expect(readBrief("Write an ad for Volt bikes. Friendly, a bit funny.").tone).toBe("funny");
    expect(readBrief("Write a calm script about rain.").tone).toBe("calm");
    expect(readBrief("Our shelter asks for donations.").kind).toBe("cause");
  });

  it("names listed points as noun phrases", () => {
    const { facts } = readBrief("Explain tides to kids. Mention gravity, heat waves and currents.");
    expect(facts.map((fact) => fact.shape)).toEqual(["noun", "noun", "noun"]);
  });

  it("reads any text without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        expect(readBrief(text).topic.full).toBeTypeOf("string");
      }),
    );
  });
});
