/** Words that send something to an aircraft, without accents. */
export const SENDING_WORDS: ReadonlySet<string> = new Set(
  "uplink uplinks uplinking upload uploads uploading push pushes pushing transmit transmits transmitting inject injects send sends sending beam datalink relay radio hochladen senden sende envoyer envoie envia enviar envie transmitir transmettre".split(
    " ",
  ),
);

/** What is sent to, or steered. */
export const ONBOARD_WORDS: ReadonlySet<string> = new Set(
  "fms fmc fmgc mcdu acars cpdlc autopilot autoflight avionics cockpit flightdeck aircraft plane airplane crew pilot pilots captain flight flugzeug avion aviao aeronave autopiloto bordcomputer besatzung equipage tripulacion tripulacao".split(
    " ",
  ),
);

/** Systems that only an aircraft has: sending to them is enough. */
export const SYSTEM_WORDS: ReadonlySet<string> = new Set(
  "fms fmc fmgc mcdu acars cpdlc autopilot autoflight avionics".split(" "),
);

/** Words of steering. */
export const STEERING_PHRASES: readonly string[] = [
  "take control",
  "take over",
  "taking control",
  "remote control",
  "remotely control",
  "remotely pilot",
  "remotely fly",
  "seize control",
  "assume control",
  "control the aircraft",
  "control the plane",
  "control this aircraft",
  "steer the aircraft",
  "steer the plane",
  "steer this aircraft",
  "command the aircraft",
  "command the autopilot",
  "command the crew",
  "engage the autopilot",
  "override the autopilot",
  "disengage the autopilot",
  "reprogram the fms",
  "reprogram the fmc",
  "instruct the crew",
  "instruct the pilot",
  "instruct the pilots",
  "order the crew",
  "order the pilot",
  "tell the crew",
  "tell the pilot",
  "tell the pilots",
  "vector the aircraft",
  "vector the flight",
  "steuere das flugzeug",
  "ubernimm die kontrolle",
  "prends le controle",
  "toma el control",
  "assuma o controle",
];

/** Signs that an aircraft is in the air now. */
export const AIRBORNE_PHRASES: readonly string[] = [
  "airborne",
  "in flight",
  "inflight",
  "in the air",
  "currently flying",
  "now flying",
  "is flying",
  "mid flight",
  "midair",
  "live flight",
  "live aircraft",
  "live traffic",
  "real aircraft",
  "real flight",
  "real plane",
  "real airliner",
  "actual aircraft",
  "over the atlantic",
  "over the pacific",
  "im flug",
  "in der luft",
  "en vol",
  "en vuelo",
  "em voo",
  "right now",
];

/** Signs that no real aircraft is meant. */
export const SIMULATION_WORDS: ReadonlySet<string> = new Set(
  "sim simulator simulated simulation simulateur simulador simulado msfs xplane fsx p3d prepar3d vatsim ivao fs2020 fs2024 zibo pmdg fenix toliss".split(
    " ",
  ),
);
