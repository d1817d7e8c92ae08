import type { KnownDocument } from "../known-document.js";

export const letter: KnownDocument = {
  name: "letter",
  language: "fr",
  title: "Renouvellement du bail",
  blocks: [
    { heading: "Renouvellement du bail", level: 1 },
    {
      paragraph:
        "Madame Lefèvre, nous avons bien reçu votre lettre du 3 septembre 2025 et nous vous remercions de l’intérêt que vous portez à la prolongation de votre contrat de location.",
    },
    {
      paragraph:
        "Après examen de votre dossier, la société vous propose un nouveau bail de **trois années**, à compter du 1er janvier 2026, aux conditions résumées ci-dessous. Le loyer reste inchangé la première année, puis il est révisé selon l’indice publié en octobre.",
    },
    { heading: "Conditions proposées", level: 2 },
    {
      table: [
        ["Année", "Loyer mensuel", "Charges"],
        ["2026", "840 €", "95 €"],
        ["2027", "855 €", "95 €"],
        ["2028", "870 €", "98 €"],
      ],
    },
    { heading: "Pièces à fournir", level: 2 },
    {
      list: [
        { text: "une copie de votre pièce d’identité" },
        { text: "une attestation d’assurance pour l’année à venir" },
        { text: "les trois dernières quittances, signées et datées" },
      ],
    },
    {
      paragraph:
        "Vous pouvez déposer ces documents à notre bureau de la rue des Tilleuls, du lundi au jeudi, ou les envoyer par [notre formulaire sécurisé](https://agence.example.fr/documents). Sans réponse de votre part avant le 15 novembre, la proposition sera considérée comme refusée.",
    },
    {
      paragraph:
        "Nous restons à votre disposition pour toute question et vous prions d’agréer, Madame, l’expression de nos salutations distinguées.",
    },
    { paragraph: "Hélène Gaudin, gestionnaire" },
  ],
};
