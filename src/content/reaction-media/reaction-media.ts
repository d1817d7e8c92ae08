/** What may be added to the sides of an equation that leaves out what its medium gives or takes. */
export interface ReactionMedium {
  readonly medium: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** The media by how little they add. */
export const reactionMedia: readonly ReactionMedium[] = [
  { medium: "half-reaction", left: ["e-"], right: [] },
  { medium: "half-reaction", left: [], right: ["e-"] },
  { medium: "water", left: ["H2O"], right: [] },
  { medium: "water", left: [], right: ["H2O"] },
  { medium: "acid", left: ["H+"], right: [] },
  { medium: "acid", left: [], right: ["H+"] },
  { medium: "acid", left: ["H+"], right: ["H2O"] },
  { medium: "acid", left: ["H2O"], right: ["H+"] },
  { medium: "base", left: ["OH-"], right: [] },
  { medium: "base", left: [], right: ["OH-"] },
  { medium: "base", left: ["OH-"], right: ["H2O"] },
  { medium: "base", left: ["H2O"], right: ["OH-"] },
  { medium: "half-reaction in acid", left: ["H+", "e-"], right: [] },
  { medium: "half-reaction in acid", left: ["H+", "e-"], right: ["H2O"] },
  { medium: "half-reaction in acid", left: [], right: ["H+", "e-"] },
  { medium: "half-reaction in acid", left: ["H2O"], right: ["H+", "e-"] },
  { medium: "half-reaction in base", left: ["H2O", "e-"], right: ["OH-"] },
  { medium: "half-reaction in base", left: ["OH-"], right: ["H2O", "e-"] },
];
