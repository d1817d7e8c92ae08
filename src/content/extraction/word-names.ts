/** Given names that are words, months or verbs, too: alone they name nobody. */
export const plainWordNames: ReadonlySet<string> = new Set(
  "may will mark grace rose june faith joy hope sue bill rob pat art frank jack max dean ray penny amber austin carol chen chris christian dora eve florence georgia grant guy ida jan jean jasmine ken kit lily lee li li linda martin mia mercedes miles nick noel olive paris pia rich robin ruby said sam sandy sky stan terry theo tony trevor victoria viola violet virginia wang warren wei will winston xin yuki".split(
    " ",
  ),
);

/** Capitalised for other reasons: they begin sentences and lines, or name days, months and languages. */
export const notNames: ReadonlySet<string> = new Set(
  `a about after all also although am an and any are as at attn be because been before best bill both but by call can cc could date dear delivery description do does due each else error every everyone everything fax few find first fiscal for from fw get give has have he hello help her here hey hi him his how i i'd i'll i'm i've if in info invoice is issued it its item last let make many me meeting meetings message more most mr mrs ms much must my name new next no none not note nothing now number of off on once one only or order our out over page paid patient payment phone please present price product quantity quote re regards reminder reply see send sender serial she should since sincerely so some someone something status subject subtotal such sum summe tax tel thank thanks that the their them then there these they this those though through to today tomorrow total two under until up us vat very was we website were what when where whether which while who whom whose why with without would yes yesterday yet you your yours
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
english french german spanish italian portuguese dutch russian chinese japanese arabic american british european danish swedish norwegian polish
der die das und ein eine le la les el los il lo un una une de`.split(/\s+/),
);

/** Words of `notNames` that are surnames after a given name. */
export const wordSurnames: ReadonlySet<string> = new Set(
  "best call english french german march may next page price young".split(" "),
);
