import type { PhrasePack } from "./phrase-pack.js";
import { spanishFacts } from "./spanish-facts.js";

/** The sentences of Spanish scripts; the topic stands after a colon or between quotation marks, so that no article has to agree. */
export const spanishPhrases: PhrasePack = {
  pronouns: [],
  and: " y ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:los|las|el|la|todos los|todas las)\s+/iu,
  openers: {
    order: [
      "Una idea:",
      "Una sugerencia:",
      "Pequeño ejercicio:",
      "Prueba esto:",
      "Un consejo:",
      "En la práctica:",
      "Para luego:",
      "Solo por probar:",
      "Para hoy:",
      "Otra idea:",
      "Y sobre todo:",
      "Si quieres:",
    ],
    question: [
      "Una pregunta rápida:",
      "Con sinceridad:",
      "Entre nosotros:",
      "Por curiosidad:",
      "Otra pregunta:",
      "Dinos:",
      "Te toca:",
      "De paso:",
      "Con franqueza:",
      "Piénsalo:",
      "Simple pregunta:",
      "Y tú:",
    ],
    keepsCapital: false,
  },
  hooks: [
    "¿{Qué te viene a la mente|En qué piensas|Qué imagen ves} cuando {oyes esto|alguien dice estas palabras|lo escuchas en voz alta}: <subject>?",
    "{Detente un momento|Regálanos un instante|Deja todo por un momento}, {porque traemos un tema|que hay algo que escuchar|aquí va algo para pensar}: <subject>.",
    "{Hablemos claro|Digámoslo con sencillez|Vamos al grano}, {sin rodeos|con calma|sin largas introducciones}: <subject>.",
    "{Antes de pasar a otra cosa|Antes de que siga el día|Antes de apartar la mirada}, {unas palabras|una idea|un tema} {para ti|para pensar}: <subject>.",
    "¿Cuánto sabes {de verdad|en el fondo|hasta ahora}, {y qué te gustaría descubrir|y qué te falta por oír}: <subject>?",
  ],
  anchorHooks: [
    "{Imagina|Intenta ver|Piensa por un momento en} esto{|, delante de ti|, de un vistazo}: <count>. {Así empezamos|Por ahí empezamos|Ese es el comienzo}: <subject>.",
    "¿Qué {haces|te da tiempo a hacer|cabe} en <duration>? {Una respuesta|Nuestra respuesta|Una idea}: <subject>.",
  ],
  kindHooks: {
    product: [
      "¿Qué cambiaría {en tu día a día|en tu semana|en tu rutina} con esto: <subject>?",
      "{Mira bien|Mira con calma} y {juzga por ti|fórmate tu propia opinión}: <subject>.",
      "¿{Y si fuera lo que buscabas|Buscabas algo así|Esperabas algo parecido}: <subject>?",
    ],
    event: [
      "{Toma|Abre|Busca} la agenda y {apunta bien esto|guarda estas palabras}: <subject>.",
      "¿Queda {un hueco|algo de sitio|un rato libre} en tu agenda para esta cita: <subject>?",
    ],
    cause: [
      "¿Quién {hablará|dará la cara|hará algo} si {callamos|todos miran a otro lado|nadie escucha}: <subject>?",
      "{Hay cosas que|Hay asuntos que} {no pueden esperar|nos tocan a todos|merecen algo más que silencio}, y {pensamos en esto|queremos hablar de ello}: <subject>.",
    ],
    lesson: [
      "¿Cómo se lo explicarías {a una niña|a un amigo|a tu vecino}, {ahora mismo|sin palabras raras}: <subject>?",
      "¿Te has preguntado alguna vez {qué hay detrás de estas palabras|cómo se explica}: <subject>?",
    ],
    steps: [
      "{Manos a la obra|Arremángate|Todo listo}: {vamos juntos|lo hacemos paso a paso}, {en orden|sin prisa}, y el tema es <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{Siéntate mejor|Deja la taza en la mesa|Nadie lo había pedido}, {pero aquí estamos|y aun así hablamos de ello}: <subject>.",
    ],
    urgent: [
      "{Escucha bien|Deja lo demás}, {esto no puede esperar|hay que hablar de ello ahora}: <subject>.",
    ],
    warm: [
      "{Qué alegría tenerte aquí|Gracias por estar aquí}, {queríamos compartir algo contigo|tenemos algo que contarte}: <subject>.",
    ],
  },
  shortHooks: [
    "{Hablemos de ello|Escucha|Atención|Nuestro tema|Piénsalo|Una idea|Para empezar|Mira esto|A tus oídos}{| hoy| aquí|, en pocas palabras|, sin rodeos|, entre nosotros|, con calma|, desde ya}: <subject>.",
  ],
  audienceHooks: [
    "{Estas palabras son|Lo que sigue es|Este mensaje es} {sobre todo|ante todo|en especial} para <audience>: <subject>.",
    "{Atención|Escucha bien|Conviene saberlo}, {sobre todo|en particular} para <audience>: <subject>.",
    "{Hemos preparado esto|Hemos pensado esto|Hablamos hoy} para <audience>, {y este es el tema|con sencillez}: <subject>.",
  ],
  shortAudienceHooks: [
    "{Para|Pensado para|Hoy, para|En especial para|Va para} <audience>{|, con gusto|, en pocas palabras|, sin rodeos|, desde ya|, con toda claridad|, con calma}: <subject>.",
  ],
  promises: [
    "{Quédate con nosotros|Escucha un poco más|Danos un poco de tiempo}, {y miraremos más de cerca|y llegaremos al fondo}: <topic>, {punto por punto|sin atajos|con palabras claras}.",
    "{Sin trucos|Sin redobles|Sin grandes promesas}, {solo nuestro tema|nada más que el tema}: <topic>, {contado con sencillez|dicho con calma}, {para que juzgues por tu cuenta|con espacio para tus ideas}.",
  ],
  audienceLines: [
    "{Hemos pensado|Con cada palabra pensamos} en un público concreto, {y lo decimos con gusto|sin ninguna duda}: <audience>.",
    "¿Para quién {hablamos|decimos todo esto|va este mensaje}, si no es para {este público|estas personas|quienes nos escuchan}: <audience>?",
  ],
  facts: spanishFacts,
  movements: [
    {
      title: "LA IMAGEN",
      cues: [
        "{Luz suave|Cámara lenta|Plano general|Imagen tranquila}: <topic>",
        "{Boceto|Dibujo|Plano fijo}: <topic>",
      ],
      heads: [
        "{Cierra los ojos un momento|Respira despacio|Busca un lugar tranquilo} y {deja venir la imagen|mira la escena}: <topic>",
        "Imagina {un día cualquiera|una tarde tranquila|una mañana de lluvia} y, {en medio|justo ahí}: <topic>",
        "Piensa en un escenario {vacío|claro|sencillo}, {y coloca allí esto|con esto nada más}: <topic>",
        "«<topic>»: {dilo en voz baja|deja actuar las palabras|escucha cómo suena}",
        "{Empieza una película|Se abre un reportaje|Comienza una historia}, y {en la pantalla se lee|la cámara muestra|el tema es este}: <topic>",
        "{Dibuja|Traza} {en tu mente|con pocas líneas|en una hoja imaginaria} {lo que ves|lo que te evoca}: <topic>",
        "{Acerca|Sostén} la imagen {delante de ti|muy cerca|ante tus ojos}, {sin forzar|a tu ritmo}: <topic>",
      ],
      tails: [
        ", y {fíjate en|observa} {el detalle|el color|el sonido} que {más te llama|más te toca|más se impone}.",
        ", y luego {pregúntate|dite} {qué falta todavía|quién está al lado|qué te retiene ahí}.",
        "; {tu memoria|tu imaginación|tu experiencia} {completará el resto|llenará los bordes} {sin esfuerzo|por sí sola}.",
        ", y {quédate ahí|permanece} {un rato|un poco más}, {antes de seguir|hasta que algo se mueva}.",
        "; {aquí no hay imagen equivocada|cada cual ve algo distinto|lo que ves también habla de ti}.",
        ", aunque la imagen {siga borrosa|se forme despacio} {por ahora|al principio}.",
        ", y {cuenta más tarde|describe después} {a alguien|a una persona de confianza} {lo que viste|cómo era}.",
      ],
    },
    {
      title: "BUENAS PREGUNTAS",
      cues: [
        "{Signo de interrogación|Pregunta escrita a mano|Globo de diálogo}: <topic>",
        "{Cuaderno|Pizarra} con las palabras: <topic>",
      ],
      heads: [
        "<topic>: ¿{qué pregunta|qué duda|qué esperanza} {te surge|se te impone|te ronda la cabeza}",
        "Si {un amigo|una compañera|un vecino} {te hablara|te preguntara} {en la mesa|en el tren|por teléfono} sobre «<topic>», ¿qué {responderías|dirías}",
        "¿A quién {llamarías|irías a ver|consultarías} para {saber más|verlo claro} sobre este tema: <topic>",
        "<topic>: ¿qué {querrías|te gustaría} {saber|entender|comprobar} {ante todo|sin falta}",
        "¿Qué {no se debe callar|hay que decir con honradez} cuando {se habla de esto|sale este tema}: <topic>",
        "<topic>: ¿{por dónde empezarías|dónde buscarías} {para entender|para aprender más}",
        "¿{En qué piensas|Qué sientes|Qué recuerdas} al {oír|leer} estas palabras: <topic>",
      ],
      tails: [
        ", y qué respuesta {te sorprendería|te convencería|te bastaría}?",
        ", y {cuánto tiempo|con cuánta paciencia} esperarías una respuesta {honesta|completa|meditada}?",
        ", {si no hubiera preguntas tontas|si nadie escuchara|dicho entre nosotros}?",
        ", y {en quién confiarías|quién podría ayudarte|quién lo sabría mejor}?",
        ", y qué hace que sea tan {fácil|difícil|tentador} {decirlo|preguntarlo}?",
        ", {más allá de|lejos de} lo que {todos repiten|se oye en todas partes}?",
        ", y {podrías|aceptarías} cambiar de opinión {después|luego}?",
      ],
    },
    {
      title: "CON PALABRAS SENCILLAS",
      cues: [
        "{Pizarra|Postal|Bloc de notas} con las palabras: <topic>",
        "{Charla en la cocina|Paseo con alguien}, texto: <topic>",
      ],
      heads: [
        "Explica {a un niño|a un desconocido|a tu abuela} {de qué se trata|qué quiere decir}: <topic>",
        "«<topic>»: {dilo|cuéntalo} {con tus propias palabras|como en el desayuno|sin jerga}",
        "{Busca|Encuentra} {una comparación|una imagen cotidiana|una pequeña historia} para este tema: <topic>",
        "Escribe una postal {que solo hable de esto|con este único tema}: <topic>",
        "{Deja|Pon} a un lado las grandes palabras y {mira qué queda|habla con sencillez}: <topic>",
        "<topic>: {se puede decir con sencillez|cabe en una frase tranquila|no necesita grandes palabras}",
        "{Traduce|Di} {en lenguaje de todos los días|en la lengua de tu cocina} lo que {queremos decir|dicen estas palabras}: <topic>",
      ],
      tails: [
        ", y {fíjate en|señala} el punto donde {dudas|buscas las palabras}.",
        ", y luego {escucha|espera} {lo que te responden|las preguntas que llegan}.",
        ", {sin prisa|con una sonrisa|con toda honestidad}, y {sin pulir nada|sin apuntes}.",
        "; {lo que quede|lo que digas entonces} {merece atención|se recordará mejor}.",
        ", y {si se alarga|si te pierdes}, {vuelve a empezar|toma otro camino}.",
        "; {pronto verás|enseguida notarás} {qué está claro y qué no|dónde nacen tus propias preguntas}.",
        ", {como a un amigo sentado a tu lado|como si escuchara un niño|como en un mensaje corto}.",
      ],
    },
    {
      title: "UNA DUDA SINCERA",
      cues: [
        "{Mirada pensativa|Balanza|Ceja levantada}, texto: <topic>",
        "{Dos columnas|Pantalla partida}, a favor y en contra: <topic>",
      ],
      heads: [
        "<topic>: {no todos estarán de acuerdo|habrá quien lo mire con cautela|no todo el mundo verá lo mismo}",
        "{Quizá dudes|Quizá frunzas el ceño|Puede que lo veas de otro modo} {ante estas palabras|ante esta idea}: <topic>",
        "Haz {sin miedo|con gusto} la pregunta {incómoda|evidente|crítica} sobre «<topic>»",
        "<topic>: {examínalo|sopésalo} {con ojo crítico|con la cabeza fría|con toda calma}",
        "{La duda está permitida|La contradicción es bienvenida|La cautela tiene su sitio}, {también aquí|sobre todo en este tema}: <topic>",
        "{Se puede ver así o de otro modo|Hay más de un punto de vista|Es algo que se puede discutir}: <topic>",
        "{Separa|Distingue} lo que {sabes|has visto} de lo que {supones|solo has oído}: <topic>",
      ],
      tails: [
        ", {y está bien así|y hace bien|y hay sitio para ello}, porque {una pregunta sincera nos mantiene despiertos|una buena duda afina la mirada}.",
        "; {nadie te pide|nadie espera} que {decidas enseguida|lo creas todo|asientas sin más}.",
        ", y {una buena respuesta|un juicio justo} empieza por {escuchar|lo que se puede comprobar}.",
        "; {guarda esa pregunta|llévate esa idea} y {mira qué queda al final|ponla frente a los hechos}.",
        ", y {más vale un no sincero|más vale una pregunta abierta} que {un sí vacío|una sonrisa cortés}.",
        "; {lo que cuenta|lo importante} es {mirar con ojos propios|formarse una opinión propia}.",
        ", {porque solo una mirada atenta|porque solo mirar de nuevo} {puede aclararlo|ayuda a entender}.",
      ],
    },
    {
      title: "MUY CERCA",
      cues: [
        "{Escena de calle|Sala de estar|Ventana de cocina|Portal}, texto: <topic>",
        "{Mapa con marca|Escena cotidiana}: <topic>",
      ],
      heads: [
        "<topic>: ¿dónde {podría cruzarse en tu camino|podría esperarte esto} {mañana|esta semana|de vuelta a casa}",
        "¿Quién, {en tu familia|entre tus amigos|en tu calle}, {prestaría atención|tomaría la palabra|sonreiría} al oír esto: <topic>",
        "¿Cuándo fue la última vez que {hablaste|oíste hablar|conversaste} sobre este tema: <topic>",
        "<topic>: ¿{qué recuerdo|qué rostro|qué lugar} {te viene|aparece}",
        "¿Qué {cambiaría|sería distinto} {en casa|en tu semana|a tu alrededor} si {pensaras más en ello|esto ocupara más sitio}: <topic>",
        "<topic>: ¿{podría estar|está acaso} más cerca de ti de lo que {creías|dirías}",
        "¿Qué {faltaría|perderíamos} si {nadie hablara ya de esto|todo esto no existiera}: <topic>",
      ],
      tails: [
        ", y {qué harías|qué dirías|en qué lo notarías} entonces?",
        ", y {a quién se lo contarías|con quién lo compartirías} {esta noche|tomando un café|después}?",
        ", {dicho con sinceridad|con la mano en el corazón|mirándolo bien}?",
        ", {incluso|sobre todo} un día en que {todo va deprisa|nada sale como estaba previsto}?",
        ", y {sería|es} para ti {un consuelo|una sorpresa|una pequeña aventura}?",
        ", y {qué te lo impediría|qué haría falta|qué te frena}?",
        ", y {quién estaría contigo|qué tendrías en mente} en ese momento?",
      ],
    },
    {
      title: "EN CONVERSACIÓN",
      cues: [
        "{Amigos hablando|Mesa de café|Comida compartida|Risas}, texto: <topic>",
        "{Globos de diálogo|Mensaje en un teléfono}: <topic>",
      ],
      heads: [
        "{Esta noche|Este fin de semana|A la próxima ocasión}, {saca un tema|lanza una palabra} {en la mesa|entre amigos|en familia}: <topic>",
        "{Cuéntalo|Dilo} {a una compañera|a un viejo amigo|en casa}: <topic>",
        "Escribe {a alguien que sepa escuchar|a una persona a la que echas de menos} unas líneas {sobre esto|con este título}: <topic>",
        "«<topic>»: {pregunta a tu alrededor|pregunta a los tuyos} {qué piensan|quién sabe más}",
        "{Afina el oído|Escucha bien} cuando {otros hablen de esto|la charla llegue ahí}: <topic>",
        "Empieza {una conversación|el próximo paseo|la próxima pausa} con estas palabras: <topic>",
        "{Anota|Escribe} {en lo alto de una página|al margen de un cuaderno|en un papel}: <topic>",
      ],
      tails: [
        ", {no para convencer|sin dar un discurso}, sino para {oír lo que vuelve|aprender de los demás}.",
        ", y {deja sitio|guarda espacio} para {otra opinión|un silencio largo|una historia inesperada}.",
        "; {la gente suele saber más de lo que dice|una pregunta sencilla abre muchas puertas|las palabras viajan lejos}.",
        ", y {fíjate en|observa} {quién pregunta|quién calla|dónde se anima la voz}.",
        "; {quizá oigas|quizá llegue} {una objeción|una historia|una idea} que te {acompañe|haga sonreír}.",
        ", y después {compara|anota} {lo que era nuevo|lo que se te quedó}.",
        ", {a tu manera|sin apuntes|a tu ritmo}, y {confía en tus palabras|hazlo sencillo}.",
      ],
    },
  ],
  actionCloses: [
    "{Ahora te toca a ti|El siguiente paso es tuyo|Es tu turno|No te quedes solo en escuchar}{|, si te apetece|, y cuanto antes|, así de fácil}: <action>.",
    "{Lo que pedimos es sencillo|Da el paso|Pasa a la acción|Anímate}{|, hoy mismo|, si esto te habla}: <action>.",
    "{Si este tema te toca|Si has escuchado hasta aquí}, {lo que sigue está claro|ya sabes qué hacer}: <action>.",
  ],
  shortActionCloses: [
    "{Así que|Ahora|Entonces|Te toca|Tu paso|Adelante|Vamos|Es el momento|Hazlo}{| ya| hoy|, así de fácil|, si quieres|, sin esperar|, para terminar}: <action>.",
  ],
  looseActionCloses: [
    "{Lo que sigue|El siguiente paso|Para terminar|Para llevar|Lo que queda por hacer}{|, así de fácil|, si quieres|, para todos}: <action>.",
  ],
  closes: [
    "{Llévate|Guarda} estas palabras {contigo|en un rincón de la mente|para el camino}, {y fórmate tu propia idea|y mira en qué se convierten}: <topic>.",
    "{Este era nuestro tema|De esto hablábamos|Aquí se cierra el círculo}: <topic>, {dicho con toda la sencillez posible|sin inventar nada}, y {la última palabra es tuya|la reflexión te pertenece}.",
    "{La próxima vez que oigas hablar de ello|Cuando el tema vuelva}, {acuérdate de este momento|recuerda estas palabras}: <topic>.",
  ],
  shortCloses: [
    "{Piénsalo|Tenlo en mente|Recuérdalo|Habla de ello|Para recordar}{| hoy| pronto| mañana| con calma}: <topic>.",
  ],
  farewells: [
    "{Esto ha sido|Eso es|Ya conoces}{| en pocas palabras| en resumen| de principio a fin}: <topic>.",
    "{Ya lo sabes|Ya está dicho|Ahora lo sabes}{|, así de simple|, punto por punto|, en claro}: <topic>.",
  ],
  keyCloses: [
    "{Recuerda|Quédate con|Llévate}{| sobre todo| hoy| de aquí}: <key>, <other>{|, y cuéntaselo a alguien|, el resto es cosa tuya|, con eso basta por hoy}.",
  ],
  cues: {
    hook: [
      "{Título|Texto grande|En pantalla|Rótulo}: <topic>",
      "{Mirada a cámara|De frente}, título: <topic>",
    ],
    close: [
      "{Última imagen|Fundido lento|Rótulo final}: <topic>",
      "{Sonrisa|Mirada tranquila}, título: <topic>",
    ],
    action: ["{Rótulo final|Último texto en pantalla}: <action>"],
  },
};
