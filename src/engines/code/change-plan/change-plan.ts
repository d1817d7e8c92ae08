/** A file of the repository, as it is given. */
export interface RepositoryFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly content: string;
}

export interface ChangeTask {
  readonly task: string;
  readonly files?: readonly RepositoryFile[] | undefined;
}

/** One thing to do, with what shows that it is done. */
export interface PlannedStep {
  readonly step: number;
  readonly action: string;
  /** Of a given file, or of a new one; `.` for the whole repository. */
  readonly path: string;
  readonly isNew: boolean;
  /** What was found that calls for it, quoted. */
  readonly reason: string;
  /** A command to run, or what to look at, with what it must show. */
  readonly check: string;
}

export interface ChangePlan {
  readonly plan: readonly PlannedStep[];
  /** The paths of the steps, new ones included, each once. */
  readonly filesTouched: readonly string[];
  readonly risks: readonly string[];
  readonly openQuestions: readonly string[];
  readonly model: string;
}

export const BUILTIN_MODEL = "builtin/change-plan";
/** Steps of one kind, such as call sites, that are told one by one. */
export const STEPS_OF_KIND_MAX = 12;
