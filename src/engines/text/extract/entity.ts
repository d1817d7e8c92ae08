export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** Kinds whose value is a text. */
export type TextKind =
  | "email"
  | "url"
  | "phone"
  | "date"
  | "time"
  | "iban"
  | "ip"
  | "hashtag"
  | "handle"
  | "person"
  | "organization"
  | "place"
  | "postcode";

export type EntityKind = TextKind | "amount" | "percentage" | "quantity";

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Something that was found in a text, where, and what it means in a form for machines. */
export type Entity = Place &
  (
    | { readonly kind: TextKind; readonly value: string }
    | { readonly kind: "amount"; readonly value: Money }
    | { readonly kind: "percentage"; readonly value: number }
    | { readonly kind: "quantity"; readonly value: Quantity }
  );

/** Of one kind in one text; what comes after them is left out. */
export const ENTITIES_MAX = 1_000;
