import {
  answerDate,
  type DateAnswer,
  type DateContext,
} from "../../../engines/text/dates/answer-date.js";

/** What a thread is given to answer. */
export interface DateOrder {
  readonly text: string;
  readonly context: DateContext;
}

/** Answers a question about dates, with what a thread is given in one piece. */
export function dateOnThread({ text, context }: DateOrder): DateAnswer {
  return answerDate(text, context);
}
