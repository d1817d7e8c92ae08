import { utcDay } from "../../platform/quota/days.js";
import { createModelAsker } from "./ask-model.js";
import type { AnswerCache } from "./cache/answer-cache.js";
import type { Answer, Question } from "./cache/answer-seal.js";
import type { CallsAtOnce } from "./calls-at-once.js";
import type { ChatCall, CompletionParts } from "./chat-call.js";
import type { FreshAnswer } from "./endpoint/ask-endpoint.js";
import { type ChatEvent, weightOf } from "./endpoint/chat-event.js";
import type { Flight, FlightControl, FlightOptions } from "./flights/flight.js";
import { createFlightMemory } from "./flights/flight-memory.js";
import { type Boarded, Flights } from "./flights/flights.js";
import type { CallKind, Tallies } from "./usage/tallies.js";

/** What a flight of a question came to. */
export interface Landed {
  readonly answer: Answer;
  /** When a kept answer was stored; undefined for one that the model just gave. */
  readonly storedAt: number | undefined;
}

/** A call that is being answered: who sits in it gets the events, or the whole answer. */
export interface Underway extends Boarded<ChatEvent, Landed> {
  /** `hit` for an answer that was not asked of the model for this call; known when it lands. */
  cacheStatus(landed: Landed | undefined): "hit" | "miss" | "bypass";
}

export type Completions = ReturnType<typeof createCompletions>;

/** Answers questions out of the cache, out of calls under way, or by the model that they are for. */
export function createCompletions(
  parts: CompletionParts,
  given: { readonly cache: AnswerCache; readonly tallies: Tallies; readonly atOnce: CallsAtOnce },
) {
  const { clock, log } = parts;
  const { cache, tallies, atOnce } = given;
  const flights = new Flights<ChatEvent, Landed>();
  const memory = createFlightMemory();
  const askModel = createModelAsker(parts, atOnce);

  async function keep(question: Question, answer: FreshAnswer): Promise<void> {
    if (!answer.isComplete) return;
    await cache.put(question, answer).catch((error: unknown) => {
      log.error({ err: error }, "an answer could not be kept");
    });
  }

  function questionOf({ accountId, read: { digest, to } }: ChatCall): Question {
    // What a builtin says may depend on the date.
    const route = to.kind === "endpoint" ? `endpoint ${to.model}` : `builtin ${utcDay(clock())}`;
    return { accountId, digest, route };
  }

  async function work(
    call: ChatCall,
    question: Question,
    control: FlightControl<ChatEvent>,
  ): Promise<Landed> {
    const { mayUse, mayKeep, ageMsMax } = call.wish;
    const kept = mayUse ? await cache.find(question) : undefined;
    if (kept && clock() - kept.storedAt <= ageMsMax) {
      return { answer: kept, storedAt: kept.storedAt };
    }
    const answer = await askModel(call, control);
    if (mayKeep) await keep(question, answer);
    return { answer, storedAt: undefined };
  }

  function board(call: ChatCall): Boarded<ChatEvent, Landed> {
    const { accountId, wish } = call;
    const question = questionOf(call);
    const options: FlightOptions<ChatEvent> = {
      weigh: weightOf,
      take: (bytes) => memory.take(accountId, bytes),
      giveBack: (bytes) => memory.giveBack(accountId, bytes),
    };
    const run = (control: FlightControl<ChatEvent>) => work(call, question, control);
    if (!wish.mayUse) return flights.alone(run, options);
    const { route, digest } = question;
    // The flight of one who takes an older answer may land with that.
    const name = JSON.stringify([accountId, route, digest, wish.ageMsMax]);
    return flights.join(name, run, options);
  }

  return {
    /** Begins a call, or joins one of the same account that asks the same. */
    begin(call: ChatCall): Underway {
      const boarded = board(call);
      const { isJoined } = boarded;
      const cacheStatus = (landed: Landed | undefined) => {
        if (!call.wish.mayUse) return "bypass";
        return isJoined || landed?.storedAt !== undefined ? "hit" : "miss";
      };
      void countEnd(boarded.flight, call, cacheStatus);
      return { ...boarded, cacheStatus };
    },
  };

  async function countEnd(
    flight: Flight<ChatEvent, Landed>,
    { accountId, read: { to } }: ChatCall,
    kindOf: (landed: Landed) => CallKind,
  ): Promise<void> {
    const end = await flight.ended;
    if (end.kind === "done") {
      const { model, usage } = end.outcome.answer;
      tallies.count({ accountId, model, usage, kind: kindOf(end.outcome) });
      return;
    }
    const model = to.kind === "endpoint" ? to.model : (to.model ?? "builtin/auto");
    tallies.count({ accountId, model, usage: undefined, kind: "failure" });
  }
}
