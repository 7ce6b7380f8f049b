/**
 * The clock of the tests. It starts on a day on which the build's official figures are valid, so that tests pass on any real day, and runs
 * at normal speed. `ARTHA_TEST_DAY` sets the start: `2027-01-01` (noon in India), `+0` (the real time), `+40` (days from now), or a time
 * (`2026-11-26T20:00:00Z`). A process gets the clock by importing this file, child processes by `clockEnv`, browser pages by `pageClock`.
 * The system clock stays: file times, PostgreSQL's `now()`, the `Date` header of responses, Chromium's cookies.
 */
const usual = '2026-11-26'
const dayMs = 86_400_000

/**
 * Returns the time at which the tests begin, in ms since 1970. Throws if `wanted` is no day, time or number of days.
 * @param {string} wanted
 * @param {number} now
 */
export function startOf(wanted, now) {
  const ahead = /^\+(\d{1,4})$/.exec(wanted)?.[1]
  const start =
    ahead === undefined ? Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(wanted) ? `${wanted}T12:00:00+05:30` : wanted) : now + Number(ahead) * dayMs
  if (Number.isNaN(start) || !/^(\+|\d{4}-\d{2}-\d{2})/.test(wanted))
    throw new Error(`ARTHA_TEST_DAY is ${wanted}: give a day (2027-01-01), a moment, or days from now (+40)`)
  return start
}

/**
 * Returns a Date constructor that tells the shifted time. Its instances are instances of the real Date, and the other way round.
 * @param {DateConstructor} Real
 * @param {number} shiftMs
 * @returns {DateConstructor}
 */
export function movedDate(Real, shiftMs) {
  const now = () => Real.now() + shiftMs
  /** @param {unknown[]} given */
  function Moved(...given) {
    return new.target ? Reflect.construct(Real, given.length === 0 ? [now()] : given, new.target) : new Real(now()).toString()
  }
  const moved = Object.assign(Moved, { now })
  Object.setPrototypeOf(moved, Real)
  moved.prototype = Real.prototype
  // It inherits all static and instance methods of the real Date, so the cast is safe.
  return /** @type {DateConstructor} */ (/** @type {unknown} */ (moved))
}

/** The set-up runs once for each test file, several times in a process, so the real clock is stored for the next run. */
const realClock = 'artha.real-clock'
const kept = /** @type {Record<symbol, DateConstructor>} */ (/** @type {unknown} */ (globalThis))
const real = (kept[Symbol.for(realClock)] ??= Date)
/** The shift of the clock, equal for all processes of a run, whenever they start. */
const shiftMs = Number(process.env.ARTHA_CLOCK_SHIFT_MS ?? startOf(process.env.ARTHA_TEST_DAY || usual, real.now()) - real.now())
process.env.ARTHA_CLOCK_SHIFT_MS = String(shiftMs)
globalThis.Date = movedDate(real, shiftMs)

/** Environment variables that give a Node process this clock. */
export const clockEnv = { NODE_OPTIONS: `--import ${import.meta.url}`, ARTHA_CLOCK_SHIFT_MS: String(shiftMs) }

/** A script that gives a document this clock. Running it twice in one document shifts the clock only once. */
export const pageClock = `{
  const realClock = Symbol.for('${realClock}')
  globalThis.Date = (${movedDate})(globalThis[realClock] ??= Date, ${shiftMs})
}`
