import type { SceneElement } from "../../../../content/drawings/drawing.js";
import type { Link } from "./lexicon.js";
import { flamesOn } from "./noun-rules.js";
import type { RelationKind } from "./reading.js";
import { accompany, relate, type SubjectDraft } from "./subject-drafts.js";

const SUBJECTS_MAX = 12;

/** Gathers the subjects of a prompt and relates them to each other as the words between them say. */
export class SubjectList {
  readonly drafts: SubjectDraft[] = [];
  /** Subjects that the next relation or position is about. */
  #group: number[] = [];
  /** Number of subjects before the phrase: what it says at its end is said of those in it. */
  #before = 0;
  /** A relation at the start of a phrase, with the noun that it led to: `on a table, a cat`. */
  #opening: { readonly kind: RelationKind; readonly to: number } | null = null;

  get isFull(): boolean {
    return this.drafts.length === SUBJECTS_MAX;
  }

  /** The subject that was named last. */
  get last(): SubjectDraft | undefined {
    return this.drafts[this.#group.at(-1) ?? -1];
  }

  get lastElements(): SceneElement[] {
    return this.#group.flatMap((index) => this.drafts[index]?.element ?? []);
  }

  /** The subjects that a word after them is about: those of the phrase, or else of the one before. */
  get spokenOf(): SubjectDraft[] {
    const inPhrase = this.#group.filter((index) => index >= this.#before);
    const spokenOf = inPhrase.length > 0 ? inPhrase : this.#group;
    return spokenOf.flatMap((index) => this.drafts[index] ?? []);
  }

  add(draft: SubjectDraft, link: Link | null): void {
    const index = this.drafts.length;
    this.drafts.push(draft);
    if (link === null) {
      if (this.#opening !== null) {
        relate(this.drafts, [draft], this.#opening);
        this.#opening = null;
      }
      this.#group.push(index);
      return;
    }
    this.#connect(link, index);
    // What comes next is said of the owner: `a woman with a hat on a bench`.
    const kind = draft.relation?.kind;
    if (kind === undefined || !["held", "worn", "in"].includes(kind)) this.#group = [index];
  }

  /** A subject that was named before is meant again. */
  mean(index: number, link: Link | null): void {
    if (link !== null) this.#connect(link, index);
    this.#group = [index];
  }

  /** `beside it` is said of the last, `behind her a castle` of what comes next. */
  takePronoun(link: Link | null, isNounNext: boolean): void {
    const { last: subject } = this;
    const last = this.#group.at(-1);
    if (link === null || link === "with" || link === "of" || link === "place") return;
    if (last === undefined || subject === undefined) return;
    if (isNounNext) {
      this.#opening = { kind: link, to: last };
      this.#group = [];
    } else if (last !== this.#before) {
      subject.relation = null;
      relate(this.drafts, [subject], { kind: link, to: this.#before });
    }
  }

  /** Sets fire to the last; false where there is none. */
  burn(fire: SceneElement): boolean {
    const to = this.#group.at(-1);
    if (to === undefined) return false;
    if (!this.isFull) this.drafts.push(...flamesOn(this.drafts, to, fire));
    return true;
  }

  endPhrase(isEnd: boolean): void {
    if (isEnd) this.#group = [];
    this.#before = this.drafts.length;
  }

  #connect(link: Link, index: number): void {
    const owner = this.#group.at(-1);
    if (link === "place") return;
    if (link === "with" || link === "of" || link === "held" || link === "worn") {
      if (owner !== undefined) accompany(this.drafts, link, { owner, thing: index });
    } else if (owner === undefined) this.#opening = { kind: link, to: index };
    else relate(this.drafts, this.spokenOf, { kind: link, to: index });
  }
}
