const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";
const SYLLABLES = 4;

/**
 * A name as it is kept: white space becomes a dash, other characters outside `[A-Za-z0-9_-]` are
 * dropped. Undefined when nothing is left.
 */
export function sanitizeAgentName(name: string): string | undefined {
  const kept = name
    .trim()
    .replace(/\s+/gu, "-")
    .replace(/[^A-Za-z0-9_-]/g, "");
  return kept === "" ? undefined : kept;
}

/** A name that can be said aloud, such as `agent-lumorati-3f9c`, from at least 10 random bytes. */
export function pronounceableName(random: Buffer): string {
  let spoken = "";
  for (let place = 0; place < SYLLABLES; place++) {
    spoken += CONSONANTS.charAt(random.readUInt8(2 * place) % CONSONANTS.length);
    spoken += VOWELS.charAt(random.readUInt8(2 * place + 1) % VOWELS.length);
  }
  return `agent-${spoken}-${random.toString("hex", 2 * SYLLABLES, 2 * SYLLABLES + 2)}`;
}
