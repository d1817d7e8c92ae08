import { type ApiError, errors } from "../api-error.js";

/** What continues a list after this place, for callers to hand back as it is. */
export function toCursor(place: string | Buffer): string {
  const bytes = typeof place === "string" ? Buffer.from(place) : place;
  return bytes.toString("base64url");
}

/** The bytes of the place that a cursor stands for; 422 for text that is none. */
export function bytesOfCursor(cursor: string): Buffer {
  const place = Buffer.from(cursor, "base64url");
  if (toCursor(place) !== cursor) throw badCursor();
  return place;
}

/** The groups that `form` finds in the text of a cursor; 422 when the text has another form. */
export function partsOfCursor(cursor: string, form: RegExp): readonly string[] {
  const match = form.exec(bytesOfCursor(cursor).toString());
  if (!match) throw badCursor();
  return match.slice(1);
}

function badCursor(): ApiError {
  const message = "cursor must be the next_cursor of an earlier answer";
  return errors.validation(message, { details: [{ path: "/cursor", message }] });
}
