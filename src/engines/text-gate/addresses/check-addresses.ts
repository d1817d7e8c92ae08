import { MappedTextBuilder, unmapped } from "../decoded-text/mapped-text.js";
import { isInvisible } from "../hidden-text/invisible-characters.js";
import type { CheckedAddress, FoundAddress } from "./checked-address.js";
import { findCards } from "./find-cards.js";
import { findCoins } from "./find-coins.js";
import { findEmails } from "./find-emails.js";
import { findIbans } from "./find-ibans.js";

/** So many addresses are told, those with issues before others. */
const ADDRESSES_MAX = 1_000;

/**
 * Addresses of mail, accounts, coins and cards in a text, in its order and each once, checked for form and
 * checksum. Characters that show nothing are read over, and told. Linear: 100 ms for
 * 1 MB, and some seconds where it is full of addresses with a wrong checksum.
 */
export function checkAddresses(
  text: string,
  sourceHost: string | undefined,
): readonly CheckedAddress[] {
  const visible = withoutInvisible(text);
  const found = [
    ...findEmails(visible.text, sourceHost),
    ...findIbans(visible.text),
    ...findCoins(visible.text),
    ...findCards(visible.text),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const seen = new Set<string>();
  const checked: CheckedAddress[] = [];
  let end = 0;
  for (const address of found) {
    // An account number holds what looks like the number of a card.
    if (address.start < end || seen.has(address.value)) continue;
    end = address.end;
    seen.add(address.value);
    checked.push(toChecked(address, visible.regionOf(address.start, address.end)));
  }
  if (checked.length <= ADDRESSES_MAX) return checked;
  const isTold = new Set(
    [...checked]
      .sort((a, b) => Number(b.issues.length > 0) - Number(a.issues.length > 0))
      .slice(0, ADDRESSES_MAX),
  );
  return checked.filter((address) => isTold.has(address));
}

function toChecked(
  { value, kind, valid, issues, start, end }: FoundAddress,
  region: { readonly start: number; readonly end: number },
): CheckedAddress {
  const hadAny = region.end - region.start > end - start;
  return { value, kind, valid, issues: hadAny ? [...issues, "invisible_characters"] : issues };
}

function withoutInvisible(text: string) {
  const source = unmapped(text);
  if (!/[^\t\n\r\x20-\x7e]/.test(text)) return source;
  const builder = new MappedTextBuilder(source);
  let from = 0;
  for (const { index, 0: one } of text.matchAll(/[^\t\n\r\x20-\x7e]/gu)) {
    if (!isInvisible(one.codePointAt(0) ?? 0)) continue;
    builder.copy(from, index);
    from = index + one.length;
  }
  builder.copy(from, text.length);
  return builder.build();
}
