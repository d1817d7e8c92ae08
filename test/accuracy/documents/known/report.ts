import type { KnownDocument } from "../known-document.js";

export const report: KnownDocument = {
  name: "report",
  language: "en",
  title: "Ferry Service 2025",
  blocks: [
    { heading: "Ferry Service 2025", level: 1 },
    {
      paragraph:
        "The ferry between Harwell and Isle Point carried **412,880 passengers** in 2025, six percent more than in the year before. The winter timetable was kept on 338 of 365 days; storms closed the northern pier for eleven days in February and for four in November.",
    },
    {
      paragraph:
        "This report follows the outline that the council agreed on in [its session of March](https://council.example.org/sessions/2025-03). Figures are rounded to the nearest ten where they stand in the text, and exact in the tables.",
    },
    { heading: "Passengers and freight", level: 2 },
    {
      paragraph:
        "Foot passengers are still the largest group, although the share of bicycles has doubled since the deck was rebuilt. Lorries were fewer than planned because the quarry moved its stone by rail from May onwards.",
    },
    {
      table: [
        ["Group", "2023", "2024", "2025"],
        ["Foot passengers", "251,340", "260,115", "271,902"],
        ["Bicycles", "18,020", "27,480", "36,110"],
        ["Cars", "96,451", "98,002", "99,768"],
        ["Lorries", "6,130", "5,890", "5,100"],
      ],
    },
    { heading: "What changed during the year", level: 2 },
    {
      list: [
        {
          text: "The **second gangway** opened on 4 April and shortened boarding by three minutes.",
        },
        {
          text: "Tickets can be bought on board again:",
          items: [
            { text: "by card, without a minimum amount" },
            { text: "in cash, up to twenty pounds" },
          ],
        },
        { text: "The waiting room is heated from October to April." },
      ],
    },
    { heading: "Money", level: 2 },
    {
      paragraph:
        "Income rose by £310,000 while fuel cost £92,000 less than in 2024. The reserve for the new engine has now reached two thirds of its price.",
    },
    { heading: "Outlook", level: 3 },
    {
      list: [
        { text: "Replace the engine of the Marigold before the summer of 2026." },
        { text: "Ask passengers about a late boat on Fridays." },
        { text: "Publish delays within an hour on the website." },
      ],
      isOrdered: true,
    },
    {
      quote:
        "We wanted a service that people forget about because it simply works, and on most days this year they could.",
    },
    {
      paragraph:
        "Questions about this report are answered by the harbour office, which is open from nine to four on weekdays.",
    },
  ],
};
