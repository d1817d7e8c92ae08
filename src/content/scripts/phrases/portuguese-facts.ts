import type { FactPhrases } from "./phrase-pack.js";

/** How Portuguese scripts speak facts. */
export const portugueseFacts: FactPhrases = {
  leads: {
    any: [
      "{E tem mais|Vamos em frente|Continuamos|Por partes}{|, em concreto|, ponto por ponto|, sem rodeios}: <fact>.",
      "O que {é bom saber|mais se pode dizer|mais importa} sobre este tema, «<topic>»? {Por exemplo|É simples|Ouça}: <fact>.",
      "{Além disso|Também|A isso se soma|Tome nota}{|, simples assim|, de passagem|, com gosto}: <fact>.",
      "{Imagine a cena|Imagine isto|Pense nisto}{|, por um momento|, com calma|, se quiser}: <fact>.",
    ],
    price: [
      "{Falemos do preço|Vamos ao preço|E agora, o preço}{|, antes que pergunte|, sem rodeios|, com clareza}: <fact>.",
      "E {quanto custa|o preço|quanto é}{|, você pergunta|, vai perguntar}: <fact>.",
    ],
    count: [
      "{Um número|Aqui vai um número|Primeiro um número} {para lembrar|para imaginar|para você}: <fact>.",
    ],
    duration: [
      "{Uma palavra|Algo} sobre o tempo{|, que vale muito|, em concreto|, bem rápido}: <fact>.",
    ],
    date: [
      "{Abra a agenda|Agenda na mão|Uma caneta, depressa}{|, por favor|, é importante|, agora}: <fact>.",
      "E {quando|em que dia|quando será}{|, você pergunta|, vai perguntar}: <fact>.",
    ],
    time: [
      "{Olhe o relógio|De olho no relógio|A hora}{|, por favor|, em concreto|, para não faltar}: <fact>.",
    ],
    place: ["E {onde|em que lugar|onde fica}{|, você pergunta|, vai perguntar}: <fact>."],
  },
  firstLeads: [
    "{Comecemos pelo simples|Comecemos pelo básico|Primeiro o principal|Para começar|Vamos por ordem}{|, numa frase|, com clareza|, já}: <fact>.",
    "{Do que se trata|De que falamos|O que é isto}{| exatamente|, você pergunta}: <fact>.",
  ],
  shortLeads: [
    "{Bom saber|Importante|Em resumo|Anote|Lembre|Também|Além disso|Às claras|Em concreto|Tome nota|E}{|, simples assim|, de passagem| aqui|, já|, sobretudo}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Agora|Então|Depois|Em seguida|O próximo passo|E agora}{|, com calma|, simples assim|, sem pressa|, por ordem}: <fact>.",
    ],
    question: [
      "{Pergunte-se|Com franqueza|Diga|Uma pergunta para você}{|, um momento|, sem rodeios|, entre nós}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {anote|ponha|escreva} esse valor ao lado do que {custa uma semana normal|gastou ontem} e {compare|faça a conta} {com calma|à sua mesa}.",
      "<key>: {cabe no seu orçamento|entra nos seus planos}{| este mês| esta semana|, com sinceridade}? {Só você sabe|Faça as contas}, «<topic>» {pode esperar|dá tempo}.",
      "{Se alguém perguntar|Quando perguntarem} o preço, {você já tem a resposta|não é preciso adivinhar}: <key>.",
      "Em que {gasta|costuma gastar} <key>{|, com sinceridade|, sem pensar muito|, semana após semana}?",
      "{Converse|Fale} sobre isso {em casa|ao jantar|com os seus}: <key>, {sim ou não|agora ou mais tarde}?",
    ],
    percent: [
      "<key>: {calcule|imagine} o que {significa|representa} {no seu caso|para você}{|, a olho|, lápis na mão}.",
    ],
    date: [
      "{Abra|Olhe} a agenda {agora|já}: <key>, {está livre|há algo marcado}?",
      "{Circule|Sublinhe} <key> {a vermelho|com traço grosso}{|, no calendário da cozinha|, antes que surja outra coisa}.",
      "Quem {deveria|gostaria de} saber desta data: <key>? {Mande|Escreva} {uma mensagem curta|duas linhas} {hoje|já}, com estas palavras: <topic>.",
      "<key>: {ponha|marque} um lembrete {uns dias antes|um pouco antes}{|, e pronto|, por segurança}.",
    ],
    time: [
      "<key>: {ponha|marque} {um alarme|um lembrete}{|, e depois outro|, para nada atrapalhar}.",
      "Onde {está|costuma estar} a essa hora, <key>{|, num dia qualquer|, com sinceridade}?",
    ],
    duration: [
      "<key>: {olhe o relógio|dê uma olhada no relógio}, conte e {imagine o que vem depois|imagine onde estará}.",
      "O que {faz|consegue fazer} normalmente em <key>{|, com sinceridade|, num dia qualquer}?",
      "<key>: {é muito|é pouco} {para você|a seus olhos}{|, ou é na medida|, ou passa voando}?",
    ],
    measure: [
      "<key>: {procure|encontre} {em casa|à sua volta} algo que {chegue perto|se pareça}{|, para comparar}.",
      "{Exatamente|Justamente} <key>, {sem arredondar|nem mais nem menos}{|, anote|, tal e qual}.",
    ],
    count: [
      "{Imagine a cena|Tente ver}: <key>{|, lado a lado|, um após o outro|, num só olhar}.",
      "<key>: mais ou menos do que {pensava|imaginava}{|, com franqueza|, há pouco}?",
      "{Quando falar|Se falar} deste tema, «<topic>», {comece por|não esqueça} esse número: <key>.",
      "{Diga|Repita} {em voz alta|conosco|uma vez}: <key>{|, e fica|, e mais uma vez para si}.",
    ],
    year: ["<key>: o que {sabe|se conta em sua casa} desse ano{|, de repente|, em família}?"],
    phone: ["{Guarde|Anote} <key> {no telefone|nos contatos}{|, já|, antes de precisar}."],
    link: [
      "{O endereço|Esse endereço}, {devagar|letra por letra|para as suas notas}: <key>.",
      "{Abra|Digite} <key> {no telefone|em casa}{| esta noite| com calma} e {veja|continue a ler}.",
    ],
    quote: ["Deixe estas palavras {soarem|pousarem}{| um momento| um pouco}: <key>."],
    place: [
      "Como {iria|chegaria} até lá, <key>: {a pé, de bicicleta, de trem|só ou em companhia}?",
      "Quem você conhece {lá|por perto|naquela zona}: <key>? {Espalhe|Conte} {hoje|já}, com estas palavras: <topic>.",
      "<key>: {procure|marque} {no mapa|numa planta}{|, e siga o caminho com o dedo|, e olhe em volta}.",
      "Você já {esteve|passou} por lá, <key>{|, e o que viu|, e com quem}?",
    ],
    name: [
      "{Lembre|Guarde} este nome: <key>{|, escrito assim|, ele vai voltar}.",
      "<key>: {diz-lhe alguma coisa|que imagem lhe vem}{|, de repente|, com franqueza}?",
    ],
    any: [
      "<key>: {o que lhe lembra|o que vê|o que perguntaria}{|, de repente|, com franqueza}?",
      "{Guarde|Lembre} {isto|este detalhe}: <key>{|, aqui conta|, e pergunte à vontade}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Suponha|Imagine} que {um amigo|uma vizinha|alguém} pergunta sobre este tema, «<topic>»: {comece assim|eis a sua primeira frase}, <fact>.",
      "{Mais uma vez|Para lembrar|Para quem chega agora}{|, com calma|, mais devagar|, para ficar}: <fact>.",
      "{Verdadeiro ou falso|Certo ou não}{|, o que diz|, depressa}: <fact>? {Verdadeiro|Está certo}, {pelo que sabemos|tal como nos contaram}, sobre este tema: <topic>.",
      "{Diga|Conte} {com as suas palavras|de um fôlego|ao jantar}: <fact>.",
      "{Talvez pense|Talvez se diga}: {é para mim|o que ganho com isso}, «<topic>»? {Julgue|Decida} por aqui, «<topic>» em mente: <fact>.",
    ],
    price: [
      "{Caro, barato ou justo|Muito, pouco ou bem}, no caso de «<topic>»? {Julgue você|Você decide|Faça as contas}{|, com calma|, sem pressa|, em casa}: <fact>.",
    ],
    date: ["{Quando era|Quando dissemos}, {você pergunta|pergunta alguém}: <fact>."],
    place: ["{Onde era|Onde dissemos}, {você pergunta|pergunta alguém}: <fact>."],
  },
  comparisons: [
    "<key> {de um lado|aqui|à esquerda}, <other> {do outro|ali|à direita}: {o que contaria primeiro|o que conta mais para você}{|, com franqueza|, hoje}?",
    "{Ponha|Coloque} {lado a lado|juntos} <key> e <other>{|, e veja o que fica|, e escolha}.",
    "{Se tivesse|Se precisasse} de guardar uma coisa só, <key> ou <other>: {qual|o que escolheria}{|, e por quê|, sem pensar}?",
  ],
  gathers: [
    "{Então|Enfim}{|, em resumo|, tudo junto|, para levar}: <key>, <other>, <third>{|, e pronto|, e respire}.",
    "{Três coisas|Alguns pontos} {para lembrar|para levar|para anotar}: <key>, <other> e <third>.",
    "{Conte|Repasse} nos dedos: <key>, <other>, <third>{|, é tudo|, pronto}.",
    "{No seu papel|Nas suas notas}, {escreva|guarde}: <key>; <other>; <third>{|; título: <topic>}.",
  ],
  keyRepeats: {
    link: [
      "{O endereço|Esse endereço} {mais uma vez|para anotar|devagar}{|, para as suas notas|, por favor|, sem pressa|, por segurança|, para ficar|, com clareza}: <key>.",
    ],
    mail: [
      "{O endereço|Esse endereço} {mais uma vez|para anotar|devagar}{|, para as suas notas|, por favor|, sem pressa|, por segurança|, para ficar|, com clareza}: <key>.",
    ],
    phone: [
      "{O número|Esse número} {mais uma vez|para anotar|devagar}{|, para as suas notas|, por favor|, sem pressa|, por segurança|, para ficar|, com clareza}: <key>.",
    ],
    date: [
      "{A data|Essa data} {mais uma vez|para a agenda|para lembrar}{|, para as suas notas|, por favor|, sem pressa|, por segurança|, para ficar|, com clareza}: <key>.",
    ],
    place: [
      "{O lugar|O endereço} {mais uma vez|para lembrar|para as suas notas}{|, para as suas notas|, por favor|, sem pressa|, por segurança|, para ficar|, com clareza}: <key>.",
    ],
  },
  titles: {
    price: "O PREÇO",
    link: "O ENDEREÇO",
    mail: "O ENDEREÇO",
    phone: "O NÚMERO",
    quote: "AS PALAVRAS",
    questions: "PERGUNTAS E RESPOSTAS",
    comparison: "LADO A LADO",
    recap: "PARA LEVAR",
  },
  cues: {
    any: ["{Texto na tela|Plano fechado}: <key>"],
    price: ["{Etiqueta de preço|Lousa}: <key>"],
    date: ["{Página de calendário|Calendário}: <key>"],
    time: ["{Relógio|Despertador}: <key>"],
    duration: ["{Cronômetro|Temporizador}: <key>"],
    count: ["{Plano aberto|Panorâmica lenta}: <key>"],
    place: ["{Mapa|Placa de rua}: <key>"],
    link: ["{Tela do telefone|Janela do navegador}: <key>"],
    quote: ["{Palavras sobre preto|Cartaz}: <key>"],
  },
  angleCues: {
    questions: ["{Duas pessoas conversam|Mão levantada}: <topic>"],
    comparison: ["{Tela dividida|Duas colunas}: <topic>"],
    recap: ["{Caderno|Lista|Três cartões}: <topic>"],
  },
};
