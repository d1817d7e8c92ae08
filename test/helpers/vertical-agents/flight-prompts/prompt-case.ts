/** A prompt, and what a good reader makes of it; figures are compared to 1e-9. */
export interface PromptCase {
  readonly prompt: string;
  readonly problem: object;
  /** Fields that have to be asked for; none unless given. */
  readonly missing?: readonly string[];
  readonly isRefused?: true;
}
