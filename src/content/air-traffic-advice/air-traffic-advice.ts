/** What stands in each answer about air traffic. */
export const NOTICE = "For simulator and offline use only, never for live control.";

/** Where a triage has too many aircraft. */
export const UNTRIED =
  "No way out was tried in a triage of so many aircraft: ask for the workflow plan.";

/** What is flown in simulated runs. */
export const AS_IT_FLIES = "the traffic as it flies";
export const THIS_PLAN = "this plan";
export const LEAST_BAD = "the least bad plan";

/** Why a default or a convention is taken. */
export const WHYS = {
  question: "no question was given: every pair is checked",
  sequenceQuestion: "no question was given, and aircraft say how far they are from a fix",
  lateral: "radar separation en route, since none was given",
  vertical: "vertical separation below FL410, since none was given",
  lookahead: "how far ahead conflicts count, since nothing was given",
  level: "level flight where no vertical rate is given",
  wind: "speeds are over the ground and tracks true; aircraft fly straight on, but for what they intend",
  intent: "what aircraft intend is flown with turns of 3 deg/s, 1 kt/s and 1500 ft/min",
  plane: "positions lie in an azimuthal equidistant plane around the centre of the aircraft",
  responses:
    "a plan is clear only if it is so for a quick, a usual and a slow response; nobody has to delay",
  cost: "1 nm for each call, 2 nm for each 1000 ft of level change, extra track miles, and half of the miles that a speed gains or loses",
  stranger: "it must not turn, but is not among the aircraft: the answer does not cover it",
  unchangedStranger:
    "it must not be changed, but is not among the aircraft: the answer does not cover it",
  tried: "what aircraft are told, alone, in pairs and then as many as it takes; all of it now",
  ceiling: "nobody is sent above it who is not there",
  floor: "nobody is sent below it who is not there; terrain is not known",
  leastSpeed: "aircraft slow down to 80 % of their speed at most, since no least speed was given",
  trail: "the lateral separation, since no spacing over the fix was given",
  ways: "aircraft come by ways of their own: only the spacing over the fix is kept, and nobody flies faster",
  straight: "where no distance was given, aircraft fly straight to the fix",
  sequenceCost:
    "the seconds of all delays and holds together, so that one which has to be flown off counts twice",
  sequenceSpeeds:
    "who cannot lose enough by slowing down flies off the rest first and comes at its least speed",
} as const;

/** The changes that are tried, in words. */
export const CHANGES_IN_WORDS =
  "turns of 10 to 60 deg in steps of 5, speeds from 80 to 110 %, levels up to 4000 ft away, vertical rates up to 1500 ft/min; in a plan for up to 12 aircraft also turns to 90 deg and two changes of one aircraft, where nothing less is clear";

/** The responses that plans are flown with, in words. */
export const RESPONSES_IN_WORDS =
  "quick: turns and speeds at once, 3000 ft/min; usual: 3 deg/s, 1 kt/s, 1500 ft/min; slow: 1.5 deg/s, 0.5 kt/s, 1000 ft/min";

/** Of what is uncertain in a simulated run. */
export const UNCERTAIN = {
  traffic: [
    "position: normal, 0.1 nm to the east and to the north",
    "track: normal, 1 deg",
    "ground speed: normal, 5 kt",
    "response: uniform, 5 to 20 s",
  ],
  sequence: [
    "distance to the fix: normal, 0.1 nm",
    "ground speed: normal, 5 kt, which nobody corrects on the way",
    "response: uniform, 5 to 20 s",
  ],
} as const;

/** What the figures of a simulation are of. */
export const MEASURES = {
  traffic: "what the lateral minimum is lost by; 0 in a run that keeps separation",
  sequence: "what the spacing over the fix falls short by, for the worst pair; 0 where all is kept",
} as const;
