import type { KnownDocument } from "../known-document.js";

export const manual: KnownDocument = {
  name: "manual",
  language: "en",
  title: "Setting up the weather station",
  blocks: [
    { heading: "Setting up the weather station", level: 1 },
    {
      paragraph:
        "The station measures temperature, air pressure and wind every ten seconds and keeps the last thirty days on its card. You need a ladder, a spanner of 13 mm and about an hour.",
    },
    { heading: "Before you begin", level: 2 },
    {
      list: [
        { text: "Charge the battery until the green light stays on." },
        { text: "Choose a place without trees within ten metres." },
        { text: "Write down the serial number, which stands under the lid." },
      ],
    },
    { heading: "Connecting it", level: 2 },
    {
      list: [
        { text: "Screw the mast to the base and point the arrow north." },
        {
          text: "Plug the cables in:",
          items: [{ text: "blue into the port for wind" }, { text: "grey into the port for rain" }],
        },
        { text: "Press the button for five seconds; the station restarts." },
        { text: "Open the settings in a browser at the address on the label." },
      ],
      isOrdered: true,
    },
    {
      paragraph: "The file of settings is plain text. A useful one for the first week looks so:",
    },
    { code: "interval = 10\nunits = metric\nupload = false\nname = roof-east" },
    { heading: "Lights and what they mean", level: 2 },
    {
      table: [
        ["Light", "Meaning", "What to do"],
        ["green, steady", "all is well", "nothing"],
        ["green, blinking", "the card is written", "wait before you remove it"],
        ["yellow", "the battery is low", "charge it within a day"],
        ["red", "a sensor is missing", "check both cables"],
      ],
    },
    { heading: "If readings look wrong", level: 2 },
    {
      paragraph:
        "Compare them with [the nearest official station](https://weather.example.net/stations) for a day. A difference of **less than one degree** is normal, since roofs warm the air above them. Larger differences usually come from sunlight on the sensor, and a second shield helps.",
    },
    {
      paragraph:
        "Wind readings that stay at zero on a windy day mean that the cups are blocked. Clean them with water only, because alcohol makes the bearings brittle.",
    },
    { heading: "Care", level: 3 },
    {
      paragraph:
        "Wipe the panel twice a year, tighten the four bolts each spring, and replace the battery after five years. Records older than thirty days are overwritten without a warning, so copy the card once a month.",
    },
  ],
};
