const PRECEDENCE = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };

export function tokenize(text) {
  const tokens = [];
  const pattern = /\s*(\d+(?:\.\d+)?|[-+*/^()])/y;
  while (pattern.lastIndex < text.trimEnd().length) {
    const match = pattern.exec(text);
    if (match === null) throw new SyntaxError("unexpected character");
    tokens.push(match[1]);
  }
  return tokens;
}

export function toPostfix(tokens) {
  const output = [];
  const stack = [];
  for (const token of tokens) {
    if (token === "(") {
      stack.push(token);
    } else if (token === ")") {
      while (stack.length > 0 && stack.at(-1) !== "(") output.push(stack.pop());
      if (stack.pop() !== "(") throw new SyntaxError("unbalanced parentheses");
    } else if (token in PRECEDENCE) {
      while (stack.at(-1) in PRECEDENCE && goesFirst(stack.at(-1), token)) output.push(stack.pop());
      stack.push(token);
    } else {
      output.push(Number(token));
    }
  }
  while (stack.length > 0) {
    const operator = stack.pop();
    if (operator === "(") throw new SyntaxError("unbalanced parentheses");
    output.push(operator);
  }
  return output;
}

function goesFirst(left, right) {
  if (right === "^") return PRECEDENCE[left] > PRECEDENCE[right];
  return PRECEDENCE[left] >= PRECEDENCE[right];
}

export function evaluate(text) {
  const stack = [];
  for (const token of toPostfix(tokenize(text))) {
    if (typeof token === "number") {
      stack.push(token);
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    if (left === undefined) throw new SyntaxError("an operand is missing");
    stack.push(apply(token, left, right));
  }
  if (stack.length !== 1) throw new SyntaxError("an operator is missing");
  return stack[0];
}

function apply(operator, left, right) {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      if (right === 0) throw new RangeError("division by zero");
      return left / right;
    default:
      return left ** right;
  }
}
