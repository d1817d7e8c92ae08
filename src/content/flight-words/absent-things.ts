/** What a prompt may say that a flight has none of, without accents. */
export const ABSENT_THINGS: ReadonlySet<string> = new Set(
  "wind winds tailwind headwind alternate alternates altn etops edto payload cargo passengers pax reserve reserves closures closure fuel wind-component windeinfluss gegenwind ruckenwind ausweichflughafen nutzlast vent degagement viento alternativo alternativos vento alternado".split(
    " ",
  ),
);
