import type { PlannedAircraft } from "../problem/aircraft.js";

export const CONTINGENCY_SHARE = 0.05;
export const FINAL_RESERVE_H = 0.5;

/** Kilograms, with taxi, climb and descent left out. */
export interface FuelPlan {
  readonly trip: number;
  readonly contingency: number;
  readonly alternate: number;
  readonly final_reserve: number;
  readonly total: number;
}

/** Trip, 5 % of it, the alternate and 30 minutes, all at the cruise fuel flow. */
export function fuelPlan(tripH: number, alternateH: number, flowKgH: number): FuelPlan {
  const trip = tripH * flowKgH;
  const contingency = trip * CONTINGENCY_SHARE;
  const alternate = alternateH * flowKgH;
  const finalReserve = FINAL_RESERVE_H * flowKgH;
  const total = trip + contingency + alternate + finalReserve;
  return { trip, contingency, alternate, final_reserve: finalReserve, total };
}

/** The most fuel that tank and take-off mass allow, or null when neither is known; below 0 when overloaded. */
export function fuelRoom(aircraft: PlannedAircraft): number | null {
  const {
    max_fuel_kg: tank = Infinity,
    mtow_kg: mtow,
    oew_kg: oew,
    payload_kg: payload = 0,
  } = aircraft;
  const lift = mtow === undefined || oew === undefined ? Infinity : mtow - oew - payload;
  const room = Math.min(tank, lift);
  return room === Infinity ? null : room;
}

/** The endurance that turning points count on: the caller's, or what the most fuel lasts without the reserve. */
export function safeEndurance(aircraft: PlannedAircraft): number | null {
  if (aircraft.endurance_h !== undefined) return aircraft.endurance_h;
  const room = fuelRoom(aircraft);
  const { fuel_flow_kg_h: flow } = aircraft;
  if (room === null || flow === undefined || flow === 0) return null;
  return Math.max(0, room / flow - FINAL_RESERVE_H);
}
