import { maskSecrets } from "../../platform/config/masking.js";
import type { Config } from "../../platform/config/read-config.js";
import type { Inspection } from "../../platform/store/inspection/inspection.js";

export type Verdict = "ok" | "warn" | "fail";

/** What was found of one part, and what to do about it. */
export interface Finding {
  readonly part: string;
  readonly verdict: Verdict;
  readonly says: string;
}

/** What a check says of its part. */
export type Judgement = Omit<Finding, "part">;

/** What checks look at. */
export interface Examined {
  readonly config: Config;
  readonly database: Database;
}

/** Where the database is, and a way to read it. */
export interface Database {
  readonly url: string;
  /** The whole path of its file; undefined where it has none here. */
  readonly file: string | undefined;
  /** Undefined when there is nothing to be read, which the check of the store tells. */
  readonly inspection: Inspection | undefined;
}

/** Looks at one part, and changes nothing. */
export interface Check {
  readonly part: string;
  /** What it may take; default eight seconds. */
  readonly msMax?: number;
  run(examined: Examined): Promise<Judgement>;
}

export const ok = (says: string): Judgement => ({ verdict: "ok", says });
export const warn = (says: string): Judgement => ({ verdict: "warn", says });
export const fail = (says: string): Judgement => ({ verdict: "fail", says });

/** For checks that read the database, where it cannot be read. */
export const UNREAD = warn("not checked: the database cannot be read");

/** The value of a variable that is text and set. */
export function textOf(config: Config, name: string): string | undefined {
  const value = config[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Why something failed, without the secrets of addresses. */
export function reasonOf(error: unknown): string {
  return maskSecrets(error instanceof Error ? error.message : String(error));
}
