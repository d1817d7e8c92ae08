import type { Resident } from "../repeats/premises.js";

type Texts = Readonly<Record<string, string>>;

/** What stands in a request for what only a running server has: ids, tokens, signatures. */
export interface Made {
  readonly path?: Texts;
  /** A list is sent as several parameters of one name, and undefined as none. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Fields in the place of those that the example shows. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Texts;
  /** Nothing is made first: the request is about nothing that is there. */
  readonly isAlone?: true;
  /** In the place of the whole body. */
  readonly payload?: string;
}

/** The fields of a reply; those within others are named as in `job.id`. */
export type Answer = (field: string) => string;

/** What a need may use. */
export interface World {
  /** Sends the first documented request of an operation; answers the fields of its reply. */
  call(id: string, made?: Made): Promise<Answer>;
  /** Another person, who was granted no service. */
  newcomer(): Promise<Resident>;
  /** The text of the newest mail to an address. */
  mailTo(email: string): Promise<string>;
}

/** Makes what one operation needs to exist. */
export type Need = (world: World) => Promise<Made> | Made;
