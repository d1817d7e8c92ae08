/** The current time in epoch milliseconds; a parameter, so that tests decide what time it is. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
