import type { GateCall, Instruction } from "./circuit.js";

/** All instructions in order; behind each conditional, those of its branches. */
export function* eachInstruction(instructions: readonly Instruction[]): Generator<Instruction> {
  // Generators that wait for each other would make each instruction as dear as it is nested deep.
  const waiting = [instructions.values()];
  for (let current = waiting.at(-1); current; current = waiting.at(-1)) {
    const { value: instruction, done } = current.next();
    if (done) {
      waiting.pop();
      continue;
    }
    yield instruction;
    if (instruction.kind !== "if") continue;
    waiting.push(instruction.otherwise.values(), instruction.then.values());
  }
}

export function* eachGate(instructions: readonly Instruction[]): Generator<GateCall> {
  for (const instruction of eachInstruction(instructions)) {
    if (instruction.kind === "gate") yield instruction;
  }
}
