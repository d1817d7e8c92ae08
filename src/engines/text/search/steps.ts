/** Long work in steps of well below a millisecond each: whoever runs it may do other things between. */
export type Steps<T> = Generator<undefined, T>;

/** Goes through all steps at once. */
export function complete<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
