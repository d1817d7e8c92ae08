import { Flight, type FlightControl, type FlightOptions, type Seat } from "./flight.js";

/** A seat in a flight, and the flight. */
export interface Boarded<Event, Outcome> {
  readonly seat: Seat<Event, Outcome>;
  readonly flight: Flight<Event, Outcome>;
  /** Whether the flight was under way already. */
  readonly isJoined: boolean;
}

/** Work under way, by name: who asks for what is under way joins it. */
export class Flights<Event, Outcome> {
  readonly #named = new Map<string, Flight<Event, Outcome>>();

  join(
    name: string,
    work: (control: FlightControl<Event>) => Promise<Outcome>,
    options: FlightOptions<Event>,
  ): Boarded<Event, Outcome> {
    const known = this.#named.get(name);
    if (known && !known.isAbandoned) return { seat: known.sit(), flight: known, isJoined: true };
    const flight = new Flight(work, options);
    this.#named.set(name, flight);
    void flight.ended.then(() => {
      if (this.#named.get(name) === flight) this.#named.delete(name);
    });
    return { seat: flight.sit(), flight, isJoined: false };
  }

  /** Work that nobody else may join. */
  alone(
    work: (control: FlightControl<Event>) => Promise<Outcome>,
    options: FlightOptions<Event>,
  ): Boarded<Event, Outcome> {
    const flight = new Flight(work, options);
    return { seat: flight.sit(), flight, isJoined: false };
  }
}
