export type AddressKind = "email" | "iban" | "btc" | "eth" | "card";

export interface CheckedAddress {
  /** As it stands in the text, without characters that show nothing. */
  readonly value: string;
  readonly kind: AddressKind;
  /** It is well formed, its checksum, where it has one, is right, and no letter of it poses as another. */
  readonly valid: boolean;
  readonly issues: readonly string[];
}

/** An address, and where it was found. */
export interface FoundAddress extends CheckedAddress {
  readonly start: number;
  readonly end: number;
}
