/** A prompt with the fields that it has to be asked for, and what its warnings have to quote. */
export interface TellingCase {
  readonly prompt: string;
  /** Fields that are asked for. */
  readonly asked?: readonly string[];
  /** Texts that stand in the warnings. */
  readonly told?: readonly string[];
}

/** What cannot become a field, and must not vanish: winds, closures, ways and figures. */
export const TELLING_PROMPTS: readonly TellingCase[] = [
  { prompt: "EHAM KJFK A333 wind 400/60", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 999/99", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 270/-60", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind is 60 knots", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 240 to 270 at 60", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 gegen 20 Knoten Wind", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 60 kts westerlies", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 strong headwind", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 встречный ветер 25 узлов", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 270/60 until 30W then 310/90", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 270/60 until half way, 300/20 after", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 wind 270/60 at FL350, 310/90 at FL390", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 W/V 090/40 magnetic", asked: ["wind"] },
  { prompt: "EHAM KJFK A333 crosswind 30 kt", asked: ["wind"] },
  { prompt: "EDDF KORD A346 TAS 480 tailwind 260", asked: ["wind"] },
  {
    prompt: '{"origin":"EHAM","destination":"KJFK","aircraft":"A333","wind":{"dir":270}}',
    asked: ["wind"],
  },
  { prompt: "EHAM KJFK A333 wind VRB05", told: ["VRB05"] },
  { prompt: "EHAM KJFK A333, does the wind matter? 470 kt", told: ["still air"] },
  { prompt: "EDDF -> EDDM -> EDDF, A320", asked: ["destination"] },
  { prompt: "training flight EDDF EDDM EDDF? A320", asked: ["destination"] },
  { prompt: "EHAM to KJFK A333, then home again, how long?", asked: ["destination"] },
  { prompt: "EHAM-LEMD B738, round trip", asked: ["destination"] },
  { prompt: "EHAM-LEMD B738, there is no return flight" },
  { prompt: "EGLL to KJFK A333, at what point can I no longer turn back to EGLL?" },
  { prompt: "Compare EHAM-KJFK via EINN and via BIKF, A333", asked: ["graph"] },
  { prompt: "EGLL-KJFK A333 via EINN or BIKF", asked: ["graph"] },
  { prompt: "EGLL-KJFK A333 via EINN and BIKF" },
  { prompt: "EGLL VIDP B77W avoid Iran and Iraq", asked: ["closed"] },
  { prompt: "EGLL VIDP B77W stay clear of Ukraine", asked: ["closed"] },
  { prompt: "EHAM KJFK A333, EGLL closed, avoid Ireland too", asked: ["closed"] },
  { prompt: "UUEE KLAX B77W everything north of 75N closed", asked: ["closed"] },
  { prompt: "EGLL-KJFK A333 avoid turbulence", told: ["avoid turbulence"] },
  { prompt: "EHAM KJFK A333 reserve 3 t", asked: ["fuel_rules.final_reserve_min"] },
  { prompt: "EHAM KJFK A333 min landing fuel 5 t", asked: ["fuel_rules.final_reserve_min"] },
  { prompt: "EHAM KJFK A333 contingency 500 kg", asked: ["fuel_rules.contingency_percent"] },
  { prompt: "EHAM KJFK A333 contingency 5% or 5 min", told: ["5 min"] },
  { prompt: "EHAM KJFK A333 taxi 15 min", told: ["taxi 15 min"] },
  { prompt: "EHAM KJFK A333 payload 200 pax", told: ["200 pax"] },
  {
    prompt: "EHAM KJFK A333 TAS 470 FL350, ISA+10, cost index 40, must arrive by 0800Z",
    told: ['"FL350"', "ISA+10", "cost index 40", "0800Z"],
  },
  { prompt: "EHAM KJFK A333 M.82 at FL350, TAS 470", told: [".82"] },
  { prompt: "KBOS to EGLL B763 fuel 3O t", told: ["3O"] },
  { prompt: "from EDDF to LIRF A320 and then on to LGAV", told: ["LGAV"] },
  {
    prompt: "We are 300 nm out of PHNL in a B738 and have to get back to KOAK, GS 430",
    asked: ["origin"],
    told: ["GS 430"],
  },
  { prompt: "from 91N 10E to KJFK TAS 470", asked: ["origin"], told: ["91N 10E"] },
  {
    prompt: '{"origin":"EHAM","destination":"KJFK","aircraft":"A333","reserve_t":3}',
    told: ["reserve_t"],
  },
  {
    prompt: "from ALFA (40.5N 7W) to DELTA (45N 6W) over BRAVO (42N 9W) or CHARL (42N 5W), TAS 420",
    asked: ["graph.edges"],
  },
  { prompt: "EHAM KJFK A333 stay south of 60N", asked: ["closed"] },
  { prompt: "EHAM KJFK A333 the bar is closed at 22:00", told: ["the bar is closed"] },
  { prompt: "EHAM KJFK A333, are any airports closed?" },
  { prompt: "ZBAA-KSFO 77W, 逆风 30节", asked: ["wind"], told: ["English"] },
  {
    prompt: "LOWW-LGAV: A320. Headwind outbound 30, on the way back 30 tail.",
    asked: ["destination", "wind"],
  },
  {
    prompt:
      "From ALFA (40N 7W) there is a link to BRAVO (42N 9W); BRAVO and CHARL (42N 5W) are linked to DELTA (45N 6W). ALFA to DELTA, TAS 420",
    asked: ["graph.edges"],
  },
  { prompt: "EHAM to KJFK, TAS 470... sorry, 450 kt. Wind 270/60, correction 280/55." },
  { prompt: "AMS (EHAM) to JFK (KJFK) A333" },
];
