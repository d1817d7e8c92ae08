import type { KnownDocument } from "../known-document.js";

export const minutes: KnownDocument = {
  name: "minutes",
  language: "de",
  title: "Protokoll der Mitgliederversammlung",
  blocks: [
    { heading: "Protokoll der Mitgliederversammlung", level: 1 },
    {
      paragraph:
        "Ort und Zeit: Gemeindesaal Öhringen, 14. März 2025, 19:30 bis 21:45 Uhr. Anwesend waren **63 stimmberechtigte Mitglieder**; die Versammlung war damit beschlussfähig.",
    },
    { heading: "Tagesordnung", level: 2 },
    {
      list: [
        { text: "Begrüßung und Genehmigung der Tagesordnung" },
        { text: "Bericht des Vorstands über das Jahr 2024" },
        { text: "Kassenbericht und Entlastung" },
        { text: "Wahl der Rechnungsprüfer" },
        { text: "Verschiedenes" },
      ],
      isOrdered: true,
    },
    { heading: "Bericht des Vorstands", level: 2 },
    {
      paragraph:
        "Die Vorsitzende berichtete über den Umbau der Küche, der sich wegen fehlender Fliesen um sechs Wochen verzögerte. Das Sommerfest zählte über vierhundert Gäste; der Erlös von 2.315 € floss vollständig in die Jugendarbeit.",
    },
    {
      paragraph:
        "Die Satzung ist nun auch [auf der Webseite des Vereins](https://verein.example.de/satzung) zu lesen. Rückfragen dazu gab es keine.",
    },
    { heading: "Kassenbericht", level: 2 },
    {
      table: [
        ["Posten", "Einnahmen", "Ausgaben"],
        ["Beiträge", "8.420,00 €", "0,00 €"],
        ["Spenden", "3.150,50 €", "0,00 €"],
        ["Miete und Strom", "0,00 €", "5.980,75 €"],
        ["Übungsleiter", "0,00 €", "2.400,00 €"],
      ],
    },
    {
      paragraph:
        "Die Prüfer bestätigten eine ordnungsgemäße Buchführung und beantragten die Entlastung, die **einstimmig** bei vier Enthaltungen erteilt wurde.",
    },
    { heading: "Beschlüsse", level: 2 },
    {
      list: [
        { text: "Der Beitrag bleibt unverändert." },
        {
          text: "Für das Dach wird eine Rücklage gebildet:",
          items: [{ text: "jährlich 1.000 €" }, { text: "erstmals zum 1. Juli 2025" }],
        },
        { text: "Die nächste Versammlung findet im März 2026 statt." },
      ],
    },
    {
      quote:
        "Ohne die vielen Stunden, die niemand aufschreibt, gäbe es diesen Verein längst nicht mehr.",
    },
    { paragraph: "Für die Richtigkeit: Jürgen Weiß, Schriftführer" },
  ],
};
