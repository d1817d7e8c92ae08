/** A capitalised name that ends with one of these is a company's or another organisation's. */
export const organizationEndings: ReadonlySet<string> = new Set(
  `academy ag agency airlines airways alliance association associates authority bakery bank bv board brewery brothers bureau cafe café capital centre center chamber church clinic club co college commission committee company consulting cooperative corp corporation council court department electric energy enterprises federation film financial firm foundation fund gmbh group guild holding holdings hospital hotel inc incorporated industries institute insurance international kg labs laboratories laboratory league library limited llc llp logistics ltd magazine media ministry motors museum nv office orchestra organisation organization oy party partners pharma pharmaceuticals plc police post press pte railways research restaurant sa sarl school se service services society software solutions spa srl station stiftung store stores studio studios supermarket systems technologies technology times tools trust ug union university ventures verlag works`.split(
    /\s+/,
  ),
);

/** Those that also read as plain words, so that two words must stand before or the name end there. */
export const organizationNames: ReadonlySet<string> = new Set(
  `acme adobe airbus alibaba allianz amazon amd apple asos aws bbc bmw boeing bosch cern cisco cnn dell disney ebay ericsson eu facebook fbi fedex fifa ford github gitlab google harvard honda hp huawei ibm ikea imf intel jpmorgan lufthansa mastercard mcdonald's meta microsoft mit mozilla nasa nato netflix nike nintendo nokia nvidia openai opec oracle oxfam panasonic paypal pepsi pfizer philips porsche reuters ryanair salesforce samsung sap shell shopify siemens sony spotify starbucks stripe tesla toshiba toyota uber ubs un unesco unicef unilever visa vodafone volkswagen volvo walmart wto yahoo`.split(
    /\s+/,
  ),
);

/** Joins the words of an organisation's name: "Bank of England". */
export const organizationJoiners: ReadonlySet<string> = new Set(["of", "for", "and", "&", "de"]);
