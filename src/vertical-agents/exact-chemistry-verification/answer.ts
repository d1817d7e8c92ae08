import { answerAsk } from "../answer-ask.js";
import { method } from "./method.js";

export const answer = answerAsk(method);
