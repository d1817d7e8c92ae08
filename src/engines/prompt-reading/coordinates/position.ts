/**
 * `degrees` names its hemispheres; `offset` is a distance east and north of the origin; a `pair` does not say
 * whether it is latitude and longitude or x and y.
 */
export type Position =
  | { readonly kind: "degrees"; readonly lat: number; readonly lon: number }
  | { readonly kind: "offset"; readonly east: number; readonly north: number }
  | { readonly kind: "pair"; readonly first: number; readonly second: number };

/** Latitudes and longitudes between bounds, as of `25N-35N 60E-70E`. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}
