/** The speaker says who it is. */
export const SPEAKER =
  /^(?:I|I['’]m|We|We['’]re|My name|Hi, I['’]m|Je|Nous|Ich|Wir|Soy|Somos|Me llamo|Sono|Siamo|Sou|Ik|Wij) (?!(?:need|have to|must|will|cannot|can)(?!\p{L}))/u;
