/** The part of quadprog that is used here; all its arrays start at 1. */
declare module "quadprog" {
  export interface Result {
    /** Empty when it was solved. */
    readonly message: string;
    readonly solution: readonly number[];
  }

  /** Minimises x'Dx / 2 - d'x under A'x >= b, the first `equalities` as equations; overwrites all of them. */
  export function solveQP(
    hessian: number[][],
    linear: number[],
    columns: number[][],
    bounds: number[],
    equalities: number,
  ): Result;
}

/** Its own types describe the CommonJS build, whose default export is one level deeper. */
declare module "highs" {
  const load: () => Promise<import("highs/legacy-types").Highs>;
  export = load;
}
