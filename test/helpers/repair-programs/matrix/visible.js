const { multiply, transpose, identity, determinant, power } = require("./code.js");
const { expect } = require("chai");

describe("matrices", () => {
  it("are multiplied", () => {
    expect(
      multiply(
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ),
    ).to.deep.equal([
      [19, 22],
      [43, 50],
    ]);
    expect(multiply([[1, 2, 3]], [[4], [5], [6]])).to.deep.equal([[32]]);
    expect(() => multiply([[1, 2]], [[1, 2]])).to.throw("fit");
  });
  it("are transposed", () => {
    expect(
      transpose([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).to.deep.equal([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });
  it("have an identity", () => {
    expect(identity(3)).to.deep.equal([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
  it("have a determinant", () => {
    expect(determinant([[7]])).to.equal(7);
    expect(
      determinant([
        [1, 2],
        [3, 4],
      ]),
    ).to.equal(-2);
    expect(
      determinant([
        [2, 0, 1],
        [1, 3, 2],
        [1, 1, 4],
      ]),
    ).to.equal(18);
  });
  it("have powers", () => {
    expect(
      power(
        [
          [1, 1],
          [1, 0],
        ],
        10,
      ),
    ).to.deep.equal([
      [89, 55],
      [55, 34],
    ]);
    expect(
      power(
        [
          [2, 0],
          [0, 3],
        ],
        0,
      ),
    ).to.deep.equal([
      [1, 0],
      [0, 1],
    ]);
  });
});
