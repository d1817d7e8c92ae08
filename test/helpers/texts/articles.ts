/** Texts written for these tests, each with what a reader kept of it and what it is about. */
export interface Article {
  readonly name: string;
  readonly text: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

export const articles: readonly Article[] = [
  {
    name: "a report of a field trial",
    text: `Urban gardeners have long argued about how often a compost heap needs to be turned. Some swear by a weekly routine, others never touch theirs. Opinions on the subject fill entire shelves in libraries. The weather in the first spring was unusually wet, and two of the sites were flooded for a week.

We compared turned and unturned compost heaps at twelve allotment sites over two years. Half of the compost heaps were turned every week, and the other half were left alone. All heaps received the same mix of kitchen scraps, leaves and cardboard. Temperature and moisture were logged every hour by small sensors.

Turned compost heaps reached their peak temperature nine days earlier than unturned heaps. They were ready for use after fourteen weeks, while the unturned heaps took twenty-three weeks. The nutrient content of the finished compost did not differ between the two groups. Two volunteers moved away during the second year and were replaced.

One gardener kept a diary with drawings of the birds that visited the site. The sensors survived both winters without a failure. Weekly turning therefore shortens composting by about nine weeks without changing the nutrient content of the compost. Gardeners who are not in a hurry can leave their heaps alone.`,
    summary:
      "Turned and unturned compost heaps were compared at twelve allotment sites over two years. Turned compost heaps were ready after fourteen weeks, unturned heaps after twenty-three weeks. The nutrient content of the compost did not differ. Weekly turning shortens composting by about nine weeks without changing the nutrient content.",
    keywords: [
      "compost heaps",
      "unturned heaps",
      "nutrient content",
      "peak temperature",
      "allotment sites",
      "kitchen scraps",
    ],
  },
  {
    name: "notes of a meeting",
    text: `Everybody arrived on time except for Lena, whose train was late. Coffee was served.

The team looked at the checkout page first. Checkout errors have doubled since the release of version 4.2. Marek showed that most checkout errors come from the new payment form, which rejects cards with a space in the number. Support has received 140 tickets about the payment form within a week.

Ana asked whether version 4.2 should be rolled back. Rolling back would also remove the new tax rules, which customers in Spain need. The team decided not to roll back version 4.2. Marek will fix the payment form by Thursday, and Ana will test it on Friday before the release.

There was a short discussion about the summer party. Nobody minded the date. The plants in the kitchen need water. Until the fix is released, support will answer tickets about the payment form with a workaround: enter the card number without spaces. The next meeting is on Monday at ten.`,
    summary:
      "Checkout errors have doubled since version 4.2; most come from the new payment form, which rejects cards with a space in the number. The team decided not to roll back version 4.2. Marek will fix the payment form by Thursday and Ana will test it on Friday. Until then support answers tickets about the payment form with a workaround.",
    keywords: [
      "payment form",
      "checkout errors",
      "version 4.2",
      "checkout page",
      "card number",
      "support",
    ],
  },
  {
    name: "a piece of news",
    text: `The city council voted on Tuesday to close the old harbour bridge to cars from next March. Only buses, cyclists and pedestrians will be allowed to cross the harbour bridge after that. The vote was 31 to 14.

The council's engineers had warned that the harbour bridge, built in 1936, cannot carry today's traffic for much longer. A repair would cost 48 million euros and take three years, according to their report. Closing the bridge to cars halves the load and postpones the repair by at least fifteen years.

Shop owners on the north bank fear that they will lose customers. "Nobody walks across a bridge with a refrigerator," said one of them. He sells kitchens and has done so for thirty years. His shop is painted bright yellow.

Supporters point to the new tunnel, which is used by fewer cars than planned. The council promised a bus to the north bank every five minutes. It will review the closure of the harbour bridge after two years.`,
    summary:
      "The city council voted to close the old harbour bridge to cars from next March; only buses, cyclists and pedestrians may cross. Engineers had warned that the bridge cannot carry today's traffic much longer, and closing it to cars postpones a repair of 48 million euros by fifteen years. Shop owners on the north bank fear to lose customers.",
    keywords: [
      "harbour bridge",
      "city council",
      "north bank",
      "shop owners",
      "repair",
      "new tunnel",
    ],
  },
  {
    name: "a mail",
    text: `Dear Ms Okafor,

I hope you had a pleasant weekend. It rained here, so we stayed in and played cards.

I am writing about the delivery of the laboratory freezers that you ordered on 3 May. Our supplier in Rotterdam has told us that the laboratory freezers will leave the factory three weeks late because a compressor is out of stock. The new delivery date is 24 June. If you cannot wait that long, we can lend you two older freezers free of charge until the delivery arrives.

We would also refund the delivery fee in either case. Please tell us by Friday whether you want the loan freezers, because the van to your city leaves on Monday.

My colleague Sven sends his regards. He still talks about your talk on seed banks.

Kind regards,
Ruth Adler`,
    summary:
      "The laboratory freezers ordered on 3 May will leave the factory three weeks late because a compressor is out of stock; the new delivery date is 24 June. Two older freezers can be lent free of charge until the delivery arrives, and the delivery fee is refunded. Please say by Friday whether you want the loan freezers.",
    keywords: [
      "laboratory freezers",
      "delivery date",
      "loan freezers",
      "delivery fee",
      "supplier",
      "compressor",
    ],
  },
];
