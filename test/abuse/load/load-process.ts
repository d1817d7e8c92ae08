// A process that sends volleys and tells what came of them: its parent keeps its own event loop free.
import { sendShot } from "./send-shot.js";
import type { Answer, Volley } from "./shot.js";

// It lives no longer than its parent.
process.once("disconnect", () => process.exit());

process.on("message", ({ id, task }: { id: number; task: Volley }) => {
  void fire(task).then((result) => process.send?.({ id, result }));
});

async function fire(volley: Volley): Promise<Answer[]> {
  const { ports, shots, callers, seconds, manner, timeoutMs } = volley;
  const answers: Answer[] = [];
  const endsAt = performance.now() + seconds * 1_000;
  let sent = 0;
  async function call(port: number): Promise<void> {
    do {
      const shot = shots[sent++ % shots.length];
      if (shot) answers.push(await sendShot(shot, { port, manner, timeoutMs }));
    } while (performance.now() < endsAt);
  }
  const callerPorts = Array.from({ length: callers }, (_, at) => ports[at % ports.length] ?? 0);
  await Promise.all(callerPorts.map(call));
  return answers;
}
