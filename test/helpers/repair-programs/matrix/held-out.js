const assert = require("node:assert");
const { multiply, transpose, identity, determinant, power } = require("./code.js");

assert.deepStrictEqual(
  multiply(
    [
      [2, 1],
      [0, 3],
      [4, 4],
    ],
    [
      [1, 0, 2],
      [5, 1, 1],
    ],
  ),
  [
    [7, 1, 5],
    [15, 3, 3],
    [24, 4, 12],
  ],
);
assert.throws(() => multiply([[1], [2]], [[1], [2]]));
assert.deepStrictEqual(transpose([[9]]), [[9]]);
assert.deepStrictEqual(
  transpose([
    [1, 2],
    [3, 4],
    [5, 6],
  ]),
  [
    [1, 3, 5],
    [2, 4, 6],
  ],
);
assert.deepStrictEqual(identity(1), [[1]]);
assert.deepStrictEqual(identity(0), []);
assert.strictEqual(
  determinant([
    [5, 1, 2, 0],
    [0, 3, 1, 1],
    [2, 2, 4, 1],
    [1, 0, 0, 2],
  ]),
  85,
);
assert.strictEqual(
  determinant([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]),
  -1,
);
assert.strictEqual(
  determinant([
    [3, 5],
    [1, 2],
  ]),
  1,
);
assert.deepStrictEqual(
  power(
    [
      [1, 2],
      [3, 4],
    ],
    3,
  ),
  [
    [37, 54],
    [81, 118],
  ],
);
assert.deepStrictEqual(
  power(
    [
      [1, 2],
      [3, 4],
    ],
    1,
  ),
  [
    [1, 2],
    [3, 4],
  ],
);
