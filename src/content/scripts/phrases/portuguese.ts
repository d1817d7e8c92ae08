import type { PhrasePack } from "./phrase-pack.js";
import { portugueseFacts } from "./portuguese-facts.js";

/** The sentences of Portuguese scripts; the topic stands after a colon or between quotation marks, so that no article has to agree. */
export const portuguesePhrases: PhrasePack = {
  pronouns: [],
  and: " e ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:os|as|o|a|todos os|todas as)\s+/iu,
  openers: {
    order: [
      "Uma ideia:",
      "Uma sugestão:",
      "Pequeno exercício:",
      "Experimente assim:",
      "Um conselho:",
      "Na prática:",
      "Para depois:",
      "Só por brincadeira:",
      "Para hoje:",
      "Outra ideia:",
      "E sobretudo:",
      "Se quiser:",
    ],
    question: [
      "Pergunta rápida:",
      "Com sinceridade:",
      "Entre nós:",
      "Por curiosidade:",
      "Outra pergunta:",
      "Diga:",
      "É a sua vez:",
      "De passagem:",
      "Com franqueza:",
      "Pense bem:",
      "Simples pergunta:",
      "E você:",
    ],
    keepsCapital: false,
  },
  hooks: [
    "{O que vem à sua cabeça|Em que você pensa|Que imagem você vê} quando {ouve estas palavras|alguém diz isto|escuta isto em voz alta}: <subject>?",
    "{Pare um momento|Dê-nos um instante|Deixe tudo por um momento}, {porque temos um tema|há algo para ouvir|aqui vai algo para pensar}: <subject>.",
    "{Vamos falar claro|Vamos dizer com simplicidade|Vamos direto ao ponto}, {sem rodeios|com calma|sem longas introduções}: <subject>.",
    "{Antes de passar a outra coisa|Antes que o dia continue|Antes de desviar o olhar}, {algumas palavras|uma ideia|um tema} {para você|para pensar}: <subject>.",
    "Quanto você sabe {de verdade|no fundo|até agora}, {e o que gostaria de descobrir|e o que ainda falta ouvir}: <subject>?",
  ],
  anchorHooks: [
    "{Imagine|Tente ver|Pense um momento em} isto{|, diante de você|, num só olhar}: <count>. {Começamos assim|É por aí que começamos|Este é o começo}: <subject>.",
    "O que {você faz|dá para fazer|cabe} em <duration>? {Uma resposta|A nossa resposta|Uma ideia}: <subject>.",
  ],
  kindHooks: {
    product: [
      "O que mudaria {no seu dia|na sua semana|na sua rotina} com isto: <subject>?",
      "{Olhe bem|Olhe com calma} e {julgue por si|forme a sua opinião}: <subject>.",
      "{E se fosse o que você procurava|Você procurava algo assim|Você esperava algo parecido}: <subject>?",
    ],
    event: [
      "{Pegue|Abra|Procure} a agenda e {anote bem isto|guarde estas palavras}: <subject>.",
      "Ainda há {um espaço|algum lugar|um momento livre} na sua agenda para este encontro: <subject>?",
    ],
    cause: [
      "Quem {vai falar|vai agir|vai se levantar} se {ficarmos calados|todos olharem para o lado|ninguém escutar}: <subject>?",
      "{Há coisas que|Há assuntos que} {não podem esperar|tocam a todos|merecem mais do que silêncio}, e {pensamos nisto|queremos falar disso}: <subject>.",
    ],
    lesson: [
      "Como você explicaria isto {a uma criança|a um amigo|ao seu vizinho}, {agora mesmo|sem palavras difíceis}: <subject>?",
      "Você já se perguntou {o que há por trás destas palavras|como isto se explica}: <subject>?",
    ],
    steps: [
      "{Mãos à obra|Mangas arregaçadas|Tudo pronto}, {vamos juntos|vamos passo a passo}, {em ordem|sem pressa}: <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{É melhor sentar|Pouse a xícara|Ninguém tinha pedido}, {mas aqui estamos|e mesmo assim falamos disso}: <subject>.",
    ],
    urgent: [
      "{Escute bem|Deixe o resto}, {isto não pode esperar|é preciso falar disso agora}: <subject>.",
    ],
    warm: [
      "{Que bom ter você aqui|Obrigado por estar aqui}, {queríamos partilhar algo com você|temos algo para contar}: <subject>.",
    ],
  },
  shortHooks: [
    "{Vamos falar disso|Escute|Atenção|O nosso tema|Pense nisso|Uma ideia|Para começar|Veja só|Aqui está}{| hoje| aqui|, em poucas palavras|, sem rodeios|, entre nós|, com calma|, desde já}: <subject>.",
  ],
  audienceHooks: [
    "{Estas palavras são|O que segue é|Esta mensagem é} {sobretudo|antes de tudo|em especial} para <audience>: <subject>.",
    "{Atenção|Escute bem|É bom saber}, {sobretudo|em particular|principalmente} para <audience>: <subject>.",
    "{Preparamos isto|Pensamos isto|Falamos hoje} para <audience>, {e este é o tema|com simplicidade}: <subject>.",
  ],
  shortAudienceHooks: [
    "{Para|Pensado para|Hoje, para|Em especial para|Só para} <audience>{|, com gosto|, em poucas palavras|, sem rodeios|, desde já|, com clareza|, com calma}: <subject>.",
  ],
  promises: [
    "{Fique conosco|Escute mais um pouco|Dê-nos um pouco de tempo}, {e vamos olhar mais de perto|e vamos ao fundo}: <topic>, {ponto por ponto|sem atalhos|com palavras claras}.",
    "{Sem truques|Sem rufar de tambores|Sem grandes promessas}, {só o nosso tema|nada além do tema}: <topic>, {contado com simplicidade|dito com calma}, {para que você possa julgar|com espaço para as suas ideias}.",
  ],
  audienceLines: [
    "{Pensamos|A cada palavra pensamos} num público preciso, {e dizemos com gosto|sem nenhuma dúvida}: <audience>.",
    "Para quem {falamos|dizemos tudo isto|são estas palavras}, se não para {este público|estas pessoas|quem nos escuta}: <audience>?",
  ],
  facts: portugueseFacts,
  movements: [
    {
      title: "A IMAGEM",
      cues: [
        "{Luz suave|Zoom lento|Plano geral|Imagem calma}: <topic>",
        "{Esboço|Desenho|Plano fixo}: <topic>",
      ],
      heads: [
        "{Feche os olhos um momento|Respire devagar|Procure um lugar calmo} e {deixe vir a imagem|veja a cena}: <topic>",
        "Imagine {um dia qualquer|uma tarde tranquila|uma manhã de chuva} e, {no meio|bem ali}: <topic>",
        "Pense num palco {vazio|claro|simples}, {e coloque ali isto|só com isto}: <topic>",
        "“<topic>”: {diga em voz baixa|deixe agir as palavras|escute como soa}",
        "{Começa um filme|Abre-se uma reportagem|Inicia-se uma história}, e {na tela se lê|a câmera mostra|o tema é este}: <topic>",
        "{Desenhe|Trace} {na mente|com poucas linhas|numa folha imaginária} {o que você vê|o que estas palavras evocam}: <topic>",
        "{Aproxime|Segure} a imagem {diante de você|bem perto|sob os olhos}, {sem forçar|no seu ritmo}: <topic>",
      ],
      tails: [
        ", e {note|observe} {o detalhe|a cor|o som} que mais {chama você|toca você|se impõe}.",
        ", e depois {pergunte|diga} a si mesmo {o que ainda falta|quem está ao lado|o que segura o olhar}.",
        "; {a sua memória|a sua imaginação|a sua experiência} {completará o resto|preencherá as bordas} {sem esforço|sozinha}.",
        ", e {fique ali|permaneça} {um momento|um pouco mais}, {antes de seguir|até que algo se mova}.",
        "; {aqui nenhuma imagem está errada|cada pessoa vê outra coisa|o que você vê também fala de você}.",
        ", mesmo que a imagem {continue desfocada|se forme devagar} {por agora|no começo}.",
        ", e {conte mais tarde|descreva depois} {a alguém|a uma pessoa de confiança} {o que viu|como era}.",
      ],
    },
    {
      title: "BOAS PERGUNTAS",
      cues: [
        "{Ponto de interrogação|Pergunta escrita à mão|Balão de fala}: <topic>",
        "{Caderno|Quadro} com as palavras: <topic>",
      ],
      heads: [
        "<topic>: {que pergunta|que dúvida|que esperança} {surge em você|se impõe|não sai da sua cabeça}",
        "Se {um amigo|uma colega|um vizinho} {pedisse a sua opinião|fizesse perguntas} {à mesa|no trem|ao telefone} sobre “<topic>”, o que você {responderia|diria}",
        "Quem você {chamaria|iria visitar|consultaria} para {saber mais|ver claro} sobre este tema: <topic>",
        "<topic>: o que você {queria|gostaria de} {saber|entender|verificar} {antes de tudo|sem falta}",
        "O que {não se deve calar|é preciso dizer com honestidade} quando {se fala disto|este tema aparece}: <topic>",
        "<topic>: {por onde você começaria|onde você procuraria} {para entender|para aprender mais}",
        "{Em que você pensa|O que você sente|O que você recorda} ao {ouvir|ler} estas palavras: <topic>",
      ],
      tails: [
        ", e que resposta {surpreenderia|convenceria|bastaria}?",
        ", e {por quanto tempo|com quanta paciência} esperaria uma resposta {honesta|completa|pensada}?",
        ", {se não houvesse perguntas tolas|se ninguém escutasse|dito entre nós}?",
        ", e {em quem confiaria|quem poderia ajudar|quem saberia melhor}?",
        ", e o que torna isto tão {fácil|difícil|tentador} de {dizer|perguntar}?",
        ", {para além do|longe do} que {todos repetem|se ouve em toda parte}?",
        ", e {poderia|aceitaria} mudar de opinião {depois|em seguida}?",
      ],
    },
    {
      title: "PALAVRAS SIMPLES",
      cues: [
        "{Quadro|Cartão-postal|Bloco de notas} com as palavras: <topic>",
        "{Conversa na cozinha|Passeio a dois}, texto: <topic>",
      ],
      heads: [
        "Explique {a uma criança|a um desconhecido|à sua avó} {do que se trata|o que isto quer dizer}: <topic>",
        "“<topic>”: {diga isto|conte isto} {com as suas próprias palavras|como no café da manhã|sem jargão}",
        "{Procure|Encontre} {uma comparação|uma imagem do cotidiano|uma pequena história} para este tema: <topic>",
        "Escreva um cartão-postal {que só fale disto|com este único tema}: <topic>",
        "{Deixe|Ponha} de lado as grandes palavras e {veja o que fica|fale com simplicidade}: <topic>",
        "<topic>: {isto pode ser dito com simplicidade|isto cabe numa frase calma|isto dispensa grandes palavras}",
        "{Traduza|Diga} {em linguagem de todos os dias|na língua da sua cozinha} o que {queremos dizer|dizem estas palavras}: <topic>",
      ],
      tails: [
        ", e {note|marque} o ponto em que {você hesita|você procura as palavras}.",
        ", e depois {escute|espere} {o que lhe respondem|as perguntas que chegam}.",
        ", {sem pressa|com um sorriso|com toda a honestidade}, e {sem polir nada|sem anotações}.",
        "; {o que restar|o que você disser então} {merece atenção|será mais fácil de lembrar}.",
        ", e {se ficar longo|se você se perder}, {recomece|tome outro caminho}.",
        "; {logo você verá|em pouco tempo se nota} {o que está claro e o que não está|onde nascem as suas perguntas}.",
        ", {como a um amigo sentado ao lado|como se uma criança escutasse|como numa mensagem curta}.",
      ],
    },
    {
      title: "UMA DÚVIDA SINCERA",
      cues: [
        "{Olhar pensativo|Balança|Sobrancelha erguida}, texto: <topic>",
        "{Duas colunas|Tela dividida}, a favor e contra: <topic>",
      ],
      heads: [
        "<topic>: {nem todos vão concordar|haverá quem fique com cautela|nem todo mundo verá o mesmo}",
        "{Talvez você hesite|Talvez você franza a testa|Pode ser que você veja de outro modo} {diante destas palavras|diante desta ideia}: <topic>",
        "Faça {sem medo|com gosto} a pergunta {incômoda|evidente|crítica} sobre “<topic>”",
        "<topic>: {examine isto|pese isto} {com olhar crítico|com a cabeça fria|com toda a calma}",
        "{A dúvida é permitida|A objeção é bem-vinda|A cautela tem lugar}, {também aqui|sobretudo neste tema}: <topic>",
        "{Pode-se ver assim ou de outro modo|Há mais de um ponto de vista|É algo que se discute}: <topic>",
        "{Separe|Distinga} o que você {sabe|viu} do que {supõe|só ouviu dizer}: <topic>",
      ],
      tails: [
        ", {e está bem assim|e faz bem|e há lugar para isso}, porque {uma pergunta sincera nos mantém acordados|uma boa dúvida afina o olhar}.",
        "; {ninguém pede|ninguém espera} que você {decida já|acredite em tudo|concorde por cortesia}.",
        ", e {uma boa resposta|um juízo justo} começa por {escutar|aquilo que se pode verificar}.",
        "; {guarde essa pergunta|leve esse pensamento} e {veja o que resta no fim|volte aos fatos}.",
        ", e {mais vale um não sincero|mais vale uma pergunta aberta} do que {um sim vazio|um sorriso educado}.",
        "; {o que conta|o importante} é {olhar com os próprios olhos|formar uma opinião própria}.",
        ", {porque só um olhar atento|porque só olhar de novo} {pode esclarecer|ajuda a entender}.",
      ],
    },
    {
      title: "BEM PERTO",
      cues: [
        "{Cena de rua|Sala de estar|Janela da cozinha|Porta de casa}, texto: <topic>",
        "{Mapa com marca|Cena do dia a dia}: <topic>",
      ],
      heads: [
        "<topic>: onde isto {poderia cruzar o seu caminho|poderia esperar por você} {amanhã|esta semana|na volta para casa}",
        "Quem, {na sua família|entre os seus amigos|na sua rua}, {prestaria atenção|tomaria a palavra|sorriria} ao ouvir isto: <topic>",
        "Quando foi a última vez que você {falou|ouviu falar|conversou} sobre este tema: <topic>",
        "<topic>: {que lembrança|que rosto|que lugar} {lhe vem à mente|aparece}",
        "O que {mudaria|seria diferente} {em casa|na sua semana|à sua volta} se {você pensasse mais nisto|isto ocupasse mais espaço}: <topic>",
        "<topic>: isto {poderia estar|está talvez} mais perto de você do que {imaginava|diria}",
        "O que {faltaria|perderíamos} se {ninguém mais falasse disto|nada disto existisse}: <topic>",
      ],
      tails: [
        ", e {o que você faria|o que você diria|como você notaria} então?",
        ", e {a quem contaria|com quem partilharia} {esta noite|tomando um café|depois}?",
        ", {dito com sinceridade|com a mão no coração|olhando bem}?",
        ", {mesmo|sobretudo} num dia em que {tudo corre|nada sai como previsto}?",
        ", e {seria|é} para você {um consolo|uma surpresa|uma pequena aventura}?",
        ", e {o que impediria isso|o que seria preciso|o que segura você}?",
        ", e {quem estaria com você|o que teria em mente} nesse momento?",
      ],
    },
    {
      title: "EM CONVERSA",
      cues: [
        "{Amigos conversando|Mesa de café|Jantar em grupo|Risos}, texto: <topic>",
        "{Balões de fala|Mensagem no telefone}: <topic>",
      ],
      heads: [
        "{Esta noite|No fim de semana|Na próxima ocasião}, {lance um tema|solte uma palavra} {à mesa|entre amigos|em família}: <topic>",
        "{Fale disto|Comente isto} com {uma colega|um velho amigo|a sua família}: <topic>",
        "Escreva {a alguém que saiba escutar|a uma pessoa de quem sente falta} algumas linhas {sobre isto|com este título}: <topic>",
        "“<topic>”: {pergunte à sua volta|pergunte aos seus} {o que pensam|quem sabe mais}",
        "{Apure o ouvido|Escute bem} quando {outros falarem disto|a conversa chegar aí}: <topic>",
        "Comece {uma conversa|o próximo passeio|a próxima pausa} com estas palavras: <topic>",
        "{Anote|Escreva} {no alto de uma página|na margem de um caderno|num papel}: <topic>",
      ],
      tails: [
        ", {não para convencer|sem fazer discurso}, mas para {ouvir o que volta|aprender com os outros}.",
        ", e {deixe lugar|guarde espaço} para {outra opinião|um longo silêncio|uma história inesperada}.",
        "; {as pessoas costumam saber mais do que dizem|uma pergunta simples abre muitas portas|as palavras viajam longe}.",
        ", e {note|observe} {quem pergunta|quem se cala|onde a voz se anima}.",
        "; {talvez você ouça|talvez chegue} {uma objeção|uma história|uma ideia} que {acompanhe você|faça você sorrir}.",
        ", e depois {compare|anote} {o que era novo|o que ficou}.",
        ", {do seu jeito|sem anotações|no seu ritmo}, e {confie nas suas palavras|fique no simples}.",
      ],
    },
  ],
  actionCloses: [
    "{Agora é com você|O próximo passo é seu|É a sua vez|Não fique só na escuta}{|, se quiser|, e logo|, simples assim}: <action>.",
    "{O que pedimos é simples|Dê o passo|Passe à ação|Anime-se}{|, hoje mesmo|, se isto fala com você}: <action>.",
    "{Se este tema toca você|Se você escutou até aqui}, {o que vem agora está claro|já sabe o que fazer}: <action>.",
  ],
  shortActionCloses: [
    "{Então|Agora|Portanto|É com você|O seu passo|Vamos|Em frente|É a hora|Simples}{| já| hoje|, simples assim|, se quiser|, sem esperar|, para terminar}: <action>.",
  ],
  looseActionCloses: [
    "{O que vem agora|O próximo passo|Para terminar|Para levar|O que falta fazer}{|, simples assim|, se quiser|, para todos}: <action>.",
  ],
  closes: [
    "{Leve|Guarde} estas palavras {com você|num canto da mente|para o caminho}, {e forme a sua própria ideia|e veja no que se tornam}: <topic>.",
    "{Este era o nosso tema|Era disto que falávamos|Aqui se fecha o círculo}: <topic>, {dito do modo mais simples possível|sem inventar nada}, e {a última palavra é sua|a reflexão agora é sua}.",
    "{Na próxima vez que ouvir falar disto|Quando o tema voltar}, {lembre-se deste momento|lembre-se destas palavras}: <topic>.",
  ],
  shortCloses: [
    "{Pense nisto|Tenha em mente|Lembre-se|Fale disto|Para lembrar}{| hoje| em breve| amanhã| com calma}: <topic>.",
  ],
  farewells: [
    "{Isto foi|É isto|Agora você conhece}{| em poucas palavras| em resumo| do começo ao fim}: <topic>.",
    "{Agora você sabe|Está dito|Já sabe}{|, simples assim|, ponto por ponto|, às claras}: <topic>.",
  ],
  keyCloses: [
    "{Lembre|Guarde|Leve daqui}{| sobretudo| hoje| para si}: <key>, <other>{|, e conte a alguém|, o resto é com você|, por hoje basta}.",
  ],
  cues: {
    hook: [
      "{Título|Texto grande|Na tela|Letreiro}: <topic>",
      "{Olhar para a câmera|De frente}, título: <topic>",
    ],
    close: [
      "{Última imagem|Fade lento|Letreiro final}: <topic>",
      "{Sorriso|Olhar calmo}, título: <topic>",
    ],
    action: ["{Letreiro final|Último texto na tela}: <action>"],
  },
};
