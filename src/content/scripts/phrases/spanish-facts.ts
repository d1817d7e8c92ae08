import type { FactPhrases } from "./phrase-pack.js";

/** How Spanish scripts speak facts. */
export const spanishFacts: FactPhrases = {
  leads: {
    any: [
      "{Y hay más|Sigamos|Seguimos|Vamos por partes}{|, en concreto|, punto por punto|, sin rodeos}: <fact>.",
      "¿Qué {hay que saber|más conviene saber|más te contamos} de este tema, «<topic>»? {Por ejemplo|Es sencillo|Escucha}: <fact>.",
      "{Además|También|A eso se suma esto|Toma nota}{|, así de simple|, de paso|, con gusto}: <fact>.",
      "{Imagina|Piensa en} {la escena|esto}{|, un momento|, con calma|, si quieres}: <fact>.",
    ],
    price: [
      "{Hablemos del precio|Vamos al precio|Y ahora, el precio}{|, antes de que preguntes|, sin rodeos|, con claridad}: <fact>.",
      "Y {cuánto cuesta|el precio|cuánto es}{|, preguntarás|, te preguntas}: <fact>.",
    ],
    count: [
      "{Un número|Aquí va un número|Primero un número} {para recordar|para imaginar|para ti}: <fact>.",
    ],
    duration: [
      "{Unas palabras|Algo} sobre el tiempo{|, que vale mucho|, en concreto|, muy rápido}: <fact>.",
    ],
    date: [
      "{Abre la agenda|Ten la agenda a mano|Un bolígrafo, rápido}{|, por favor|, que importa|, ahora}: <fact>.",
      "Y {cuándo|en qué fecha|cuándo será}{|, preguntarás|, te preguntas}: <fact>.",
    ],
    time: [
      "{Mira el reloj|Un ojo al reloj|La hora}{|, por favor|, en concreto|, para no faltar}: <fact>.",
    ],
    place: ["Y {dónde|en qué lugar|dónde será}{|, preguntarás|, te preguntas}: <fact>."],
  },
  firstLeads: [
    "{Empecemos por lo sencillo|Empecemos por lo básico|Primero lo primero|Para empezar|Vamos en orden}{|, en una frase|, con claridad|, sin más}: <fact>.",
    "De qué {se trata|hablamos|va esto}{| exactamente|, te preguntas}: <fact>.",
  ],
  shortLeads: [
    "{Conviene saberlo|Importante|En breve|Apunta|Recuerda|También|Además|En claro|En concreto|Toma nota|Y}{|, sin más|, de paso| aquí|, ya|, sobre todo}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Ahora|Luego|Después|A continuación|El siguiente paso|Y ahora}{|, con calma|, así de simple|, sin prisa|, en orden}: <fact>.",
    ],
    question: [
      "{Pregúntate|Con franqueza|Dinos|Una pregunta para ti}{|, un momento|, sin rodeos|, entre nosotros}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {anota|pon|escribe} esa cifra junto a lo que {te cuesta una semana normal|gastaste ayer} y {compara|haz la cuenta} {con calma|en tu mesa}.",
      "<key>: ¿{cabe en tu presupuesto|entra en tus planes}{| este mes| esta semana|, con sinceridad}? {Solo tú lo sabes|Haz tus cuentas}, que «<topic>» {puede esperar|te deja tiempo}.",
      "{Si alguien pregunta|Cuando te pregunten} por el precio, {ya tienes la respuesta|no hace falta adivinar}: <key>.",
      "¿En qué {gastas|sueles gastar} <key>{|, con sinceridad|, sin pensarlo mucho|, semana tras semana}?",
      "{Háblalo|Coméntalo} {en casa|durante la cena|con los tuyos}: <key>, ¿{sí o no|ahora o más tarde}?",
    ],
    percent: [
      "<key>: {calcula|imagina} qué {supone|significa} {en tu caso|para ti}{|, a ojo|, lápiz en mano}.",
    ],
    date: [
      "{Abre|Mira} la agenda {ahora|ya mismo}: <key>, ¿{está libre|hay algo apuntado}?",
      "{Rodea|Subraya} <key> {en rojo|con trazo grueso}{|, en el calendario de la cocina|, antes de que surja otra cosa}.",
      "¿Quién {debería|querría} conocer esta fecha: <key>? {Mándale|Escríbele} {un mensaje corto|dos líneas} {hoy|ahora}, con estas palabras: <topic>.",
      "<key>: {pon|prográmate} un aviso {unos días antes|un poco antes}{|, y listo|, por si acaso}.",
    ],
    time: [
      "<key>: {pon|prográmate} {una alarma|un aviso}{|, y luego otro|, para que nada te retenga}.",
      "¿Dónde {estás|sueles estar} a esa hora, <key>{|, un día cualquiera|, normalmente}?",
      "{Cuenta|Calcula} hacia atrás desde <key>: ¿{cuándo sales|cuándo te calzas}?",
    ],
    duration: [
      "<key>: {mira el reloj|echa un vistazo al reloj}, cuenta e {imagina lo que sigue|imagina dónde estarás}.",
      "¿Qué {haces|te da tiempo a hacer} normalmente en <key>{|, con sinceridad|, un día cualquiera}?",
      "<key>: ¿{es mucho|es poco} {para ti|a tus ojos}{|, o lo justo|, o se pasa volando}?",
    ],
    measure: [
      "<key>: {busca|encuentra} {en casa|a tu alrededor} algo que {se le acerque|se le parezca}{|, para comparar}.",
      "{Exactamente|Justo} <key>, {sin redondear|ni más ni menos}{|, apúntalo|, tal cual}.",
    ],
    count: [
      "{Imagínalo|Intenta verlo}: <key>{|, uno al lado de otro|, uno tras otro|, de un vistazo}.",
      "<key>: ¿más o menos de lo que {pensabas|imaginabas}{|, con franqueza|, hace un rato}?",
      "{Cuando hables|Si hablas} de este tema, «<topic>», {empieza por|no olvides} ese número: <key>.",
      "{Dilo|Repítelo} {en voz alta|con nosotros|una vez}: <key>{|, y se queda|, y otra vez para ti}.",
    ],
    year: ["<key>: ¿qué {sabes|se cuenta en tu casa} de aquel año{|, así de pronto|, en familia}?"],
    phone: [
      "{Guarda|Apunta} <key> {en el teléfono|en tus contactos}{|, ya mismo|, antes de que haga falta}.",
    ],
    link: [
      "{La dirección|Esa dirección}, {despacio|letra por letra|para tus notas}: <key>.",
      "{Abre|Escribe} <key> {en el móvil|en casa}{| esta noche| con calma} y {mira|sigue leyendo}.",
    ],
    quote: ["Deja que estas palabras {suenen|se posen}{| un momento| un poco}: <key>."],
    place: [
      "¿Cómo {irías|llegarías} hasta allí, <key>: {a pie, en bici, en tren|en solitario o en compañía}?",
      "¿A quién {conoces|tienes} {allí|cerca}: <key>? {Corre la voz|Cuéntaselo} {hoy|sin más}, con estas palabras: <topic>.",
      "<key>: {búscalo|márcalo} {en el mapa|en un plano}{|, y sigue el camino con el dedo|, y mira alrededor}.",
      "¿Has {estado|pasado} {alguna vez|ya} por allí, <key>{|, y qué viste|, y con quién}?",
    ],
    name: [
      "{Recuerda|Quédate con} este nombre: <key>{|, escrito así|, volverá a salir}.",
      "<key>: ¿{te suena|qué imagen te viene}{|, así de pronto|, con franqueza}?",
    ],
    any: [
      "<key>: ¿{qué te sugiere|qué ves|qué preguntarías}{|, así de pronto|, con franqueza}?",
      "{Guarda|Recuerda} {esto|este detalle}: <key>{|, que aquí cuenta|, y pregunta lo que quieras}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Supongamos|Imagina} que {un amigo|una vecina|alguien} te pregunta por este tema, «<topic>»: {empieza así|esta es tu primera frase}, <fact>.",
      "{Otra vez|Para recordar|Para quien llega ahora}{|, con calma|, más despacio|, para que se quede}: <fact>.",
      "¿{Verdadero o falso|Cierto o no}{|, qué dices|, rápido}: <fact>? {Verdadero|Es cierto}, {por lo que sabemos|tal como nos lo contaron}, sobre este tema: <topic>.",
      "{Dilo|Cuéntalo} {con tus palabras|de un tirón|en la cena}: <fact>.",
      "{Quizá pienses|Tal vez te dices}: ¿{es para mí|y a mí qué}, «<topic>»? {Juzga|Decide} con esto delante, «<topic>»: <fact>.",
    ],
    price: [
      "¿{Caro, barato o justo|Mucho, poco o bien}, en el caso de «<topic>»? {Juzga tú|Tú decides|Haz la cuenta}{|, con calma|, sin prisa|, en casa}: <fact>.",
    ],
    date: ["{Cuándo era|Cuándo dijimos}, {te preguntas|pregunta alguien}: <fact>."],
    place: ["{Dónde era|Dónde dijimos}, {te preguntas|pregunta alguien}: <fact>."],
  },
  comparisons: [
    "<key> {por un lado|aquí|a la izquierda}, <other> {por otro|allí|a la derecha}: ¿{qué contarías primero|qué te importa más}{|, con franqueza|, hoy}?",
    "{Pon|Coloca} {juntos|lado a lado} <key> y <other>{|, y mira qué se queda|, y elige}.",
    "{Si tuvieras|Si un día tuvieras} que quedarte con una cosa, <key> o <other>: ¿{cuál|qué elegirías}{|, y por qué|, sin pensar}?",
  ],
  gathers: [
    "{Así que|En fin}{|, en resumen|, todo junto|, para llevar}: <key>, <other>, <third>{|, y ya está|, y respira}.",
    "{Tres cosas|Unos puntos} {para recordar|para llevar|para apuntar}: <key>, <other> y <third>.",
    "{Cuenta|Repasa} con los dedos: <key>, <other>, <third>{|, eso es todo|, listo}.",
    "{En tu papel|En tus notas}, {escribe|guarda}: <key>; <other>; <third>{|; título: <topic>}.",
  ],
  keyRepeats: {
    link: [
      "{La dirección|Esa dirección} {otra vez|para apuntar|despacio}{|, para tus notas|, por favor|, sin prisa|, por si acaso|, para que la tengas|, con claridad}: <key>.",
    ],
    mail: [
      "{La dirección|Esa dirección} {otra vez|para apuntar|despacio}{|, para tus notas|, por favor|, sin prisa|, por si acaso|, para que la tengas|, con claridad}: <key>.",
    ],
    phone: [
      "{El número|Ese número} {otra vez|para apuntar|despacio}{|, para tus notas|, por favor|, sin prisa|, por si acaso|, para que la tengas|, con claridad}: <key>.",
    ],
    date: [
      "{La fecha|Esa fecha} {otra vez|para la agenda|para recordar}{|, para tus notas|, por favor|, sin prisa|, por si acaso|, para que la tengas|, con claridad}: <key>.",
    ],
    place: [
      "{El lugar|La dirección} {otra vez|para recordar|para tus notas}{|, para tus notas|, por favor|, sin prisa|, por si acaso|, para que la tengas|, con claridad}: <key>.",
    ],
  },
  titles: {
    price: "EL PRECIO",
    link: "LA DIRECCIÓN",
    mail: "LA DIRECCIÓN",
    phone: "EL NÚMERO",
    quote: "LAS PALABRAS",
    questions: "PREGUNTAS Y RESPUESTAS",
    comparison: "LADO A LADO",
    recap: "PARA LLEVAR",
  },
  cues: {
    any: ["{Texto en pantalla|Primer plano}: <key>"],
    price: ["{Etiqueta de precio|Pizarra}: <key>"],
    date: ["{Hoja de calendario|Calendario de pared}: <key>"],
    time: ["{Reloj|Despertador}: <key>"],
    duration: ["{Cronómetro|Temporizador}: <key>"],
    count: ["{Plano general|Panorámica lenta}: <key>"],
    place: ["{Mapa|Plano de la ciudad|Letrero de calle}: <key>"],
    link: ["{Pantalla de móvil|Ventana de navegador}: <key>"],
    quote: ["{Palabras sobre negro|Cartel}: <key>"],
  },
  angleCues: {
    questions: ["{Dos personas conversan|Mano levantada}: <topic>"],
    comparison: ["{Pantalla partida|Dos columnas}: <topic>"],
    recap: ["{Libreta|Lista|Tres tarjetas}: <topic>"],
  },
};
