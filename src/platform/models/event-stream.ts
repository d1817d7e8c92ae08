import { ModelFailure } from "./model-errors.js";

const EVENT_LENGTH_MAX = 1024 * 1024;

/**
 * Reads the data of server-sent events out of text that may be cut anywhere, by the rules of the
 * HTML standard. Fields other than `data` are ignored; an event is at most 1 MiB of text.
 */
export class EventReader {
  #rest = "";
  #data: string[] = [];
  #dataLength = 0;

  /** The data of each event that `text` completes. */
  push(text: string): string[] {
    const buffered = this.#rest + text;
    // A carriage return at the end may be half of a line end; the other half is still to come.
    const end = buffered.endsWith("\r") ? buffered.length - 1 : buffered.length;
    const lines = buffered.slice(0, end).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? "") + buffered.slice(end);
    const events: string[] = [];
    for (const line of lines) {
      const event = this.#takeLine(line);
      if (event !== undefined) events.push(event);
    }
    if (this.#rest.length + this.#dataLength > EVENT_LENGTH_MAX)
      throw new ModelFailure("too_large");
    return events;
  }

  #takeLine(line: string): string | undefined {
    if (line === "") {
      const event = this.#data.length > 0 ? this.#data.join("\n") : undefined;
      this.#data = [];
      this.#dataLength = 0;
      return event;
    }
    const field = /^data(?::\x20?(.*))?$/s.exec(line);
    if (field === null) return undefined;
    const value = field[1] ?? "";
    this.#data.push(value);
    this.#dataLength += value.length;
    return undefined;
  }
}
