import type { PlannedAircraft } from "../problem/aircraft.js";
import type { FuelRules } from "../problem/flight-problem.js";

/** What holds where the problem gives no rule of its own. */
export const FUEL_RULES = { contingency_percent: 5, final_reserve_min: 30 } as const;

/** Kilograms, with climb and descent left out; `holding`, `taxi` and `extra` stand where a rule asks for them. */
export interface FuelPlan {
  readonly trip: number;
  readonly contingency: number;
  readonly alternate: number;
  readonly final_reserve: number;
  readonly holding?: number;
  readonly taxi?: number;
  readonly extra?: number;
  readonly total: number;
}

/** Trip, a share of it, the alternate, the final reserve and what else the rules ask for, at the cruise fuel flow. */
export function fuelPlan(
  tripH: number,
  alternateH: number,
  flowKgH: number,
  rules: FuelRules = {},
): FuelPlan {
  const { contingency_percent: percent, final_reserve_min: reserveMin } = {
    ...FUEL_RULES,
    ...rules,
  };
  const { holding_min: holdingMin, taxi_kg: taxi, extra_kg: extra } = rules;
  const trip = tripH * flowKgH;
  const parts = {
    trip,
    contingency: (trip * percent) / 100,
    alternate: alternateH * flowKgH,
    final_reserve: (reserveMin / 60) * flowKgH,
    ...(holdingMin === undefined ? {} : { holding: (holdingMin / 60) * flowKgH }),
    ...(taxi === undefined ? {} : { taxi }),
    ...(extra === undefined ? {} : { extra }),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/**
 * The fuel that a flight starts with: what is on board, or else what is planned as far as the tanks hold it. Null when
 * neither is known.
 */
export function loadedFuel(
  { fuel_on_board_kg: onBoard, max_fuel_kg: tank = Infinity }: PlannedAircraft,
  fuel: FuelPlan | null,
): number | null {
  const wanted = onBoard ?? fuel?.total;
  return wanted === undefined ? null : Math.min(wanted, tank);
}

/** The mass at take-off in kilograms, of what is known of it. */
export function takeOffMass(aircraft: PlannedAircraft, fuel: FuelPlan | null): number {
  const { oew_kg: empty = 0, payload_kg: payload = 0, fuel_on_board_kg: onBoard } = aircraft;
  return empty + payload + (onBoard ?? fuel?.total ?? 0) - (fuel?.taxi ?? 0);
}

/** The most fuel that tanks, take-off mass and what is on board allow, or null when none is known; below 0 when overloaded. */
export function fuelRoom(aircraft: PlannedAircraft): number | null {
  const {
    max_fuel_kg: tank = Infinity,
    fuel_on_board_kg: onBoard = Infinity,
    mtow_kg: mtow,
    oew_kg: oew,
    payload_kg: payload = 0,
  } = aircraft;
  const lift = mtow === undefined || oew === undefined ? Infinity : mtow - oew - payload;
  const room = Math.min(tank, onBoard, lift);
  return room === Infinity ? null : room;
}

/**
 * The hours that the point of no return counts on: the caller's endurance, or what the loaded fuel lasts without taxi
 * and final reserve. Null when neither is known.
 */
export function turningEndurance(
  aircraft: PlannedAircraft,
  loadedKg: number | null,
  rules: FuelRules = {},
): number | null {
  if (aircraft.endurance_h !== undefined) return aircraft.endurance_h;
  const { fuel_flow_kg_h: flow } = aircraft;
  if (loadedKg === null || flow === undefined) return null;
  const { final_reserve_min: reserveMin, taxi_kg: taxi = 0 } = { ...FUEL_RULES, ...rules };
  return Math.max(0, (loadedKg - taxi) / flow - reserveMin / 60);
}
