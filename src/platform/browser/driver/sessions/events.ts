const EVENTS_MAX = 20;
const TIMES = / \((\d+) times\)$/;

/** Adds what the next reply tells: the newest 20, and what is told again once, with its number. */
export function addEvent(events: string[], event: string): void {
  const place = events.findIndex((told) => told.replace(TIMES, "") === event);
  if (place === -1) {
    events.push(event);
    if (events.length > EVENTS_MAX) events.shift();
    return;
  }
  const times = Number(TIMES.exec(events[place] ?? "")?.[1] ?? 1);
  events[place] = `${event} (${times + 1} times)`;
}
