import { answerAsk } from "../answer-ask.js";
import { method } from "./method.js";

/** Answers one question about air traffic, on a thread. */
export const answer = answerAsk(method);
