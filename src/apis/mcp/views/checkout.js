host.showResults(({ ok, job, amount, currency, checkoutUrl, paymentAddress, sandbox, message }) => {
  const { element, link } = host;
  if (!job) return undefined;
  if (!ok) return [element("h1", {}, "Nothing was bought"), element("p", {}, message ?? "")];
  const price = `${amount.toFixed(2)} ${currency.toUpperCase()}`;
  const facts = [
    ["Script", `${job.seconds} s`],
    ["Job", job.id],
    ["Paid", price],
    ...(paymentAddress ? [["To", paymentAddress]] : []),
  ];
  return [
    element("h1", {}, "Bought"),
    element(
      "dl",
      {},
      ...facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]),
    ),
    ...(sandbox ? [element("p", { class: "note" }, "A sandbox: no money moved.")] : []),
    ...(checkoutUrl ? [element("p", {}, link("Open the receipt", checkoutUrl))] : []),
  ];
});
