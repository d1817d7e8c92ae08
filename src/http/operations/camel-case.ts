/** `flight-ops-routing` as `flightOpsRouting`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
