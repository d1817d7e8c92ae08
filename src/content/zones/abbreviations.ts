/** What a zone's abbreviation may stand for. `zone` is IANA, or a fixed offset such as `+05:30`. */
export interface ZoneMeaning {
  readonly zone: string;
  readonly name: string;
}

const meaning = (zone: string, name: string): ZoneMeaning => ({ zone, name });

/**
 * Abbreviations of zones and all that each is commonly used for, the commonest first. A standard or
 * daylight abbreviation is the fixed offset that it names; a general one (ET, PT) follows the clock
 * of its place. Source: `tzdata.zi` of the tz database, release 2025b (public domain), and RFC 2822
 * section 4.3 for the American ones.
 */
export const ZONE_ABBREVIATIONS: Readonly<Record<string, readonly ZoneMeaning[]>> = {
  utc: [meaning("UTC", "Coordinated Universal Time")],
  gmt: [meaning("UTC", "Greenwich Mean Time")],
  z: [meaning("UTC", "Coordinated Universal Time")],
  zulu: [meaning("UTC", "Coordinated Universal Time")],
  et: [meaning("America/New_York", "US Eastern Time")],
  est: [meaning("-05:00", "US Eastern Standard Time")],
  edt: [meaning("-04:00", "US Eastern Daylight Time")],
  ct: [meaning("America/Chicago", "US Central Time")],
  cst: [
    meaning("-06:00", "US Central Standard Time"),
    meaning("+08:00", "China Standard Time"),
    meaning("-05:00", "Cuba Standard Time"),
  ],
  cdt: [meaning("-05:00", "US Central Daylight Time"), meaning("-04:00", "Cuba Daylight Time")],
  mt: [meaning("America/Denver", "US Mountain Time")],
  mst: [meaning("-07:00", "US Mountain Standard Time")],
  mdt: [meaning("-06:00", "US Mountain Daylight Time")],
  pt: [meaning("America/Los_Angeles", "US Pacific Time")],
  pst: [meaning("-08:00", "US Pacific Standard Time")],
  pdt: [meaning("-07:00", "US Pacific Daylight Time")],
  akst: [meaning("-09:00", "Alaska Standard Time")],
  akdt: [meaning("-08:00", "Alaska Daylight Time")],
  hst: [meaning("-10:00", "Hawaii Standard Time")],
  nst: [meaning("-03:30", "Newfoundland Standard Time")],
  ndt: [meaning("-02:30", "Newfoundland Daylight Time")],
  ast: [meaning("-04:00", "Atlantic Standard Time"), meaning("+03:00", "Arabia Standard Time")],
  adt: [meaning("-03:00", "Atlantic Daylight Time")],
  brt: [meaning("-03:00", "Brasília Time")],
  art: [meaning("-03:00", "Argentina Time")],
  wet: [meaning("+00:00", "Western European Time")],
  west: [meaning("+01:00", "Western European Summer Time")],
  bst: [meaning("+01:00", "British Summer Time"), meaning("+06:00", "Bangladesh Standard Time")],
  cet: [meaning("+01:00", "Central European Time")],
  cest: [meaning("+02:00", "Central European Summer Time")],
  eet: [meaning("+02:00", "Eastern European Time")],
  eest: [meaning("+03:00", "Eastern European Summer Time")],
  msk: [meaning("+03:00", "Moscow Time")],
  trt: [meaning("+03:00", "Turkey Time")],
  cat: [meaning("+02:00", "Central Africa Time")],
  eat: [meaning("+03:00", "East Africa Time")],
  wat: [meaning("+01:00", "West Africa Time")],
  sast: [meaning("+02:00", "South African Standard Time")],
  gst: [meaning("+04:00", "Gulf Standard Time")],
  pkt: [meaning("+05:00", "Pakistan Standard Time")],
  ist: [
    meaning("+05:30", "India Standard Time"),
    meaning("+01:00", "Irish Standard Time"),
    meaning("+02:00", "Israel Standard Time"),
  ],
  npt: [meaning("+05:45", "Nepal Time")],
  ict: [meaning("+07:00", "Indochina Time")],
  wib: [meaning("+07:00", "Western Indonesia Time")],
  sgt: [meaning("+08:00", "Singapore Time")],
  hkt: [meaning("+08:00", "Hong Kong Time")],
  pht: [meaning("+08:00", "Philippine Time")],
  awst: [meaning("+08:00", "Australian Western Standard Time")],
  jst: [meaning("+09:00", "Japan Standard Time")],
  kst: [meaning("+09:00", "Korea Standard Time")],
  acst: [meaning("+09:30", "Australian Central Standard Time")],
  acdt: [meaning("+10:30", "Australian Central Daylight Time")],
  aest: [meaning("+10:00", "Australian Eastern Standard Time")],
  aedt: [meaning("+11:00", "Australian Eastern Daylight Time")],
  nzst: [meaning("+12:00", "New Zealand Standard Time")],
  nzdt: [meaning("+13:00", "New Zealand Daylight Time")],
};
