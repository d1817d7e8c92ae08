/// <reference path="./solver-modules.d.ts" />
import type { Highs } from "highs/legacy-types";
import type { QuadraticProgram } from "./simplex-problem.js";

const SECONDS_MAX = 5;
/** Steps for each variable and row; fewer than one for each is usual, and without a bound it may circle. */
const STEPS_EACH = 20;

let loading: Promise<Highs> | undefined;

/** The one instance of this thread: its WebAssembly is read from the file beside its module. */
function loadHighs(): Promise<Highs> {
  loading ??= import("highs").then(({ default: load }) => load());
  return loading;
}

/**
 * Solves a quadratic program with the active set method of HiGHS, within its tolerances (about 1e-7);
 * the matrix may be singular. Throws when it ends without an optimum, at most
 * after 5 s and 20 steps for each variable and row.
 */
export async function solveWithHighs(program: QuadraticProgram): Promise<number[]> {
  const highs = await loadHighs();
  const { status, solution } = runModel(highs, program);
  if (status === highs.constants.modelStatus.optimal) return solution;
  throw new Error(`HiGHS ended with status ${status}`);
}

function runModel(highs: Highs, program: QuadraticProgram) {
  const { equation, rows, upper } = program;
  const indices = equation.map((_, index) => index);
  try {
    return highs.withModel((model) => {
      model.options.set({
        output_flag: false,
        time_limit: SECONDS_MAX,
        qp_iteration_limit: STEPS_EACH * (upper.length + rows.length),
      });
      for (const most of upper) model.addVar(0, Number.isFinite(most) ? most : highs.infinity);
      model.addRow(1, 1, { indices, values: equation });
      for (const values of rows) model.addRow(0, highs.infinity, { indices, values });
      model.passHessian(lowerTriangle(program));
      model.run();
      const solution = Array.from(model.getSolution().colValue);
      return { status: model.getModelStatus(), solution };
    });
  } catch (error) {
    // After a fault inside of WebAssembly an instance fails at every call.
    loading = undefined;
    throw error;
  }
}

/** The lower half of the matrix, column by column. */
function lowerTriangle({ hessian }: QuadraticProgram) {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (let column = 0; column < hessian.size; column++) {
    for (let row = column; row < hessian.size; row++) {
      const value = hessian.at(row, column);
      if (value === 0) continue;
      indices.push(row);
      values.push(value);
    }
    starts.push(indices.length);
  }
  return { format: "triangular" as const, dimension: hessian.size, starts, indices, values };
}
