/** Long work in steps of well below a millisecond each: whoever runs it may do other things between. */
export type Steps<T> = Generator<undefined, T>;

/** Runs all steps at once and answers what they came to. */
export function finishSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
