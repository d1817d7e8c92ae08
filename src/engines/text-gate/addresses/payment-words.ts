const BEFORE = 80;
const AFTER = 40;
const LABEL = 24;

const PAYMENT_WORDS =
  /bitcoin|btc|\beth\b|ether|wallet|coin|crypto|donat|address|satoshi|iban|account|\bbank|\bpay|payment|deposit|transfer|\bsend\b|\bsent\b|remit|\bwire\b|withdraw|refund|konto|überweis|zahl(?:en|ung)|spende|\bcompte\b|\bvire(?:ment|r)|verser|cuenta|transferencia|\bpagar|enviar|\bconto\b|bonifico|rekening|overmaken|\bconta\b|przelew|rachun|перев|сч[её]т|кошел|转账|账户|钱包|振込|口座/iu;

/** What names a token that stands right after it as something else. */
const OTHER_LABEL =
  /(?:\bids?|token|\bkey|hash|session|cookie|order|invoice|ticket|tracking|parcel|commit|build|request|trace|digest|checksum|signature|nonce|salt|serial|licen[cs]e|version|transaction|\btx(?:id)?|block|reference|file)(?:\s+(?:id|no|nr|number|is|was|of))?[\s:#="'`(]{0,3}$/iu;

/** Whether the words around a slice speak of a payment, and none names it as something else. Constant cost. */
export function isNearPayment(text: string, start: number, end: number): boolean {
  if (OTHER_LABEL.test(text.slice(Math.max(0, start - LABEL), start))) return false;
  const around = `${text.slice(Math.max(0, start - BEFORE), start)} ${text.slice(end, end + AFTER)}`;
  return PAYMENT_WORDS.test(around);
}
