/** Long work in steps of well below a millisecond each: whoever runs it may do other things between. */
export type Steps<T> = Generator<undefined, T>;
