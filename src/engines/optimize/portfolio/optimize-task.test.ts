import { describe, expect, it } from "vitest";
import { readStocks } from "../../../../test/helpers/portfolios.js";
import { runOptimizeTask } from "./optimize-task.js";

describe("runOptimizeTask", () => {
  it("estimates and optimises plain data", async () => {
    const answer = await runOptimizeTask(
      structuredClone({ histories: readStocks(), riskFreeRate: 0.02 }),
    );
    if (!("portfolio" in answer)) throw new Error("refused");
    expect(answer.portfolio.method).toBe("max_sharpe");
    expect(answer.estimate?.observations).toBe(895);
    expect(structuredClone(answer)).toEqual(answer);
  });

  it("answers a refusal as data", async () => {
    const infeasible = await runOptimizeTask({
      expectedReturns: [0.1],
      covariance: [[0.04]],
      riskFreeRate: 0,
      targetReturn: 0.2,
    });
    expect(infeasible).toMatchObject({
      refusal: { reason: "infeasible", path: "/target_return", range: [0.1, 0.1] },
    });
    const refused = await runOptimizeTask({
      expectedReturns: [0.1],
      covariance: [[-1]],
      riskFreeRate: 0,
    });
    expect(refused).toMatchObject({ refusal: { reason: "moments", path: "/covariance" } });
  });
});
