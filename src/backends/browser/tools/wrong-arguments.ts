/** Why arguments cannot be used, in words for the model that gave them. */
export class WrongArguments extends Error {
  override readonly name = "WrongArguments";
}
