export function shortestPath(graph, start, goal) {
  if (start === goal) return [start];
  const previous = new Map([[start, null]]);
  const queue = [start];
  while (queue.length > 0) {
    const node = queue.shift();
    for (const next of graph[node] ?? []) {
      if (previous.has(next)) continue;
      previous.set(next, node);
      if (next === goal) return walkBack(previous, goal);
      queue.push(next);
    }
  }
  return null;
}

function walkBack(previous, goal) {
  const path = [];
  for (let node = goal; node !== null; node = previous.get(node)) {
    path.unshift(node);
  }
  return path;
}

export function topologicalOrder(graph) {
  const order = [];
  const state = {};
  const visit = (node) => {
    if (state[node] === "done") return;
    if (state[node] === "open") throw new Error(`cycle at ${node}`);
    state[node] = "open";
    for (const next of graph[node] ?? []) visit(next);
    state[node] = "done";
    order.unshift(node);
  };
  for (const node of Object.keys(graph)) visit(node);
  return order;
}

export function components(graph) {
  const seen = new Set();
  const found = [];
  for (const start of Object.keys(graph)) {
    if (seen.has(start)) continue;
    const group = [];
    const stack = [start];
    seen.add(start);
    while (stack.length > 0) {
      const node = stack.pop();
      group.push(node);
      for (const next of graph[node]) {
        if (!seen.has(next)) {
          seen.add(next);
          stack.push(next);
        }
      }
    }
    found.push(group.sort());
  }
  return found;
}
