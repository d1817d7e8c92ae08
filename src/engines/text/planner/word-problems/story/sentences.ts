export interface Sentence {
  readonly text: string;
  readonly isQuestion: boolean;
}

const ASKS =
  /\b(?:how (?:many|much|long|far|fast|tall|old|high|wide|deep|heavy)|what(?: is| was| are| were| will| would| does| do| did| must| should| fraction| percent| percentage| number|'s)|by what|at what)\b|^(?:which|who)\b|^(?:please |now )?(?:find|calculate|work out|compute|determine|give|tell me)\b/u;

/** The sentences of a problem; a question with its condition in one sentence is cut between them. */
export function sentencesOf(text: string): readonly Sentence[] {
  return text
    .split(/(?<=[.?!;])\s+|(?<=[^№¤µ٪\d]\d?\d?):\s/u)
    .flatMap((sentence) => {
      const plain = sentence.trim().replace(/[.?!;]+$/u, "");
      const asks = ASKS.exec(plain);
      if (!asks) return [{ text: plain, isQuestion: false }];
      const before = /^(.*[№¤µ٪]\d+.*?)(?:, (?:then )?|\s+-\s+| and (?=how|what))$/u.exec(
        plain.slice(0, asks.index),
      );
      const start = before ? asks.index : 0;
      const behind =
        /(?: |, )(?:if|when|given that|assuming|assuming that|knowing that|since) (?=.*[№¤µ٪]\d)/u.exec(
          plain.slice(start),
        );
      const end = behind && behind.index > 0 ? start + behind.index : plain.length;
      return [
        ...(before?.[1] ? [{ text: before[1].replace(/^if /u, ""), isQuestion: false }] : []),
        { text: plain.slice(start, end), isQuestion: true },
        ...(end < plain.length
          ? [
              {
                text: plain
                  .slice(end)
                  .replace(
                    /^,? ?(?:if|when|given that|assuming(?: that)?|knowing that|since) /u,
                    "",
                  ),
                isQuestion: false,
              },
            ]
          : []),
      ];
    })
    .filter(({ text: sentence }) => sentence !== "");
}
