/** What words around a judging word do to it. */
export interface SentimentTurns {
  readonly negations: ReadonlySet<string>;
  /** Those that also follow what they negate. */
  readonly negationsAfter: ReadonlySet<string>;
  readonly strengtheners: ReadonlySet<string>;
  readonly weakeners: ReadonlySet<string>;
  /** What follows one of them counts more than what stands before it. */
  readonly contrasts: ReadonlySet<string>;
}

function turns(lists: {
  readonly negations: string;
  readonly negationsAfter?: string;
  readonly strengtheners: string;
  readonly weakeners: string;
  readonly contrasts: string;
}): SentimentTurns {
  const setOf = (list: string) => new Set(list.split(" "));
  return {
    negations: setOf(lists.negations),
    negationsAfter: setOf(lists.negationsAfter ?? ""),
    strengtheners: setOf(lists.strengtheners),
    weakeners: setOf(lists.weakeners),
    contrasts: setOf(lists.contrasts),
  };
}

export const sentimentTurns: Readonly<Record<string, SentimentTurns>> = {
  en: turns({
    negations:
      "not no never none nobody nothing nowhere neither nor cannot can't couldn't didn't doesn't don't hadn't hasn't haven't isn't aren't ain't wasn't weren't won't wouldn't shouldn't mustn't needn't without hardly barely scarcely rarely seldom cant couldnt didnt doesnt dont hadnt hasnt havent isnt arent aint wasnt werent wont wouldnt shouldnt lacks lacking lack failed fails fail",
    strengtheners:
      "absolutely amazingly awfully completely considerably decidedly deeply enormously entirely especially exceptionally extremely fabulously fully greatly highly hugely incredibly insanely intensely majorly more most particularly perfectly purely quite really remarkably seriously so substantially super thoroughly totally tremendously truly unbelievably unusually utterly very way too such damn",
    weakeners:
      "almost barely hardly kinda kind less little marginally occasionally partly scarcely slightly somewhat sort sorta fairly moderately relatively",
    contrasts: "but however yet nevertheless nonetheless still although though",
  }),
  de: turns({
    negations:
      "nicht kein keine keinen keinem keiner keines nie niemals nichts niemand weder ohne kaum nimmer nirgends garnicht nich",
    negationsAfter: "nicht nie niemals garnicht",
    strengtheners:
      "sehr so extrem total absolut völlig ganz wirklich richtig besonders unglaublich höchst äußerst ziemlich echt mega super viel zu voll durchaus überaus",
    weakeners: "etwas leicht wenig bisschen eher teilweise kaum halbwegs einigermaßen relativ",
    contrasts: "aber jedoch doch dennoch trotzdem allerdings sondern",
  }),
  fr: turns({
    negations: "pas jamais rien aucun aucune personne ni sans guère",
    negationsAfter: "pas jamais plus guère rien",
    strengtheners:
      "très trop vraiment tellement extrêmement totalement complètement absolument particulièrement si super hyper fort bien beaucoup",
    weakeners: "peu assez légèrement plutôt moins presque quelque",
    contrasts: "mais cependant toutefois pourtant néanmoins",
  }),
  es: turns({
    negations: "no nunca jamás nada nadie ninguno ninguna ningún ni sin tampoco apenas",
    strengtheners:
      "muy mucho mucha tan tanto super súper realmente totalmente absolutamente completamente extremadamente demasiado bastante más",
    weakeners: "poco algo ligeramente casi menos apenas",
    contrasts: "pero sino aunque",
  }),
};
