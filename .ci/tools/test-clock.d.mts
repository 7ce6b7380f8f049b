export function startOf(wanted: string, now: number): number
export function movedDate(Real: DateConstructor, shiftMs: number): DateConstructor
export const clockEnv: { NODE_OPTIONS: string; ARTHA_CLOCK_SHIFT_MS: string }
export const pageClock: string
