function multiply(left, right) {
  if (left[0].length !== right.length) throw new Error("the sizes do not fit");
  return left.map((row) =>
    right[0].map((_, column) => row.reduce((sum, value, at) => sum + value * right[at][column], 0)),
  );
}

function transpose(matrix) {
  return matrix[0].map((_, column) => matrix.map((row) => row[column]));
}

function identity(size) {
  const matrix = [];
  for (let row = 0; row < size; row++) {
    matrix.push([]);
    for (let column = 0; column < size; column++) {
      matrix[row].push(row === column ? 1 : 0);
    }
  }
  return matrix;
}

function determinant(matrix) {
  const size = matrix.length;
  if (size === 1) return matrix[0][0];
  if (size === 2) return matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0];
  let total = 0;
  for (let column = 0; column < size; column++) {
    const minor = matrix.slice(1).map((row) => row.filter((_, at) => at !== column));
    const sign = column % 2 === 0 ? 1 : -1;
    total += sign * matrix[0][column] * determinant(minor);
  }
  return total;
}

function power(matrix, exponent) {
  let result = identity(matrix.length);
  let base = matrix;
  let left = exponent;
  while (left > 0) {
    if (left % 2 === 1) result = multiply(result, base);
    base = multiply(base, base);
    left = Math.floor(left / 2);
  }
  return result;
}

exports.multiply = multiply;
exports.transpose = transpose;
exports.identity = identity;
exports.determinant = determinant;
exports.power = power;
