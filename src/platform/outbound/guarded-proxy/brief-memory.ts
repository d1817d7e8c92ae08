/**
 * Answers a question once for all who ask it within `keptMs` of the first, also where the answer is a
 * rejection. At most `countMax` answers are kept; the oldest gives way.
 */
export function rememberBriefly<Answer>(
  ask: (question: string) => Promise<Answer>,
  { keptMs, countMax }: { readonly keptMs: number; readonly countMax: number },
): (question: string) => Promise<Answer> {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  return (question) => {
    const now = performance.now();
    const known = kept.get(question);
    if (known && now < known.until) return known.answer;
    const answer = ask(question);
    // First in, first out, so that one which is asked anew is the newest again.
    kept.delete(question);
    kept.set(question, { answer, until: now + keptMs });
    const [oldest] = kept.keys();
    if (kept.size > countMax && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
