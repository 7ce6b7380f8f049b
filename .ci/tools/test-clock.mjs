/**
 * The clock of the tests: a day on which the figures of the build hold, so that no day of ours turns a test red. It goes on from
 * there as the real one does. `ARTHA_TEST_DAY` moves it: `2027-01-01` (noon in India), `+0` (the real one), `+40` (days from now),
 * or a moment (`2026-11-26T20:00:00Z`). Who loads this has it, what they start by `clockEnv`, and pages in a browser by `pageClock`.
 * The system's own clock stays: times of files, PostgreSQL's `now()`, the `Date` of answers, Chromium's cookies.
 */
const usual = '2026-11-26'
const dayMs = 86_400_000

/**
 * The moment at which the tests begin, in ms; an error for what is none.
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
 * A Date that says the moved time and is otherwise the real one: their instances are the same.
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
  // It has what the real one has: by its prototype, and by that of its instances.
  return /** @type {DateConstructor} */ (/** @type {unknown} */ (moved))
}

/** A set-up is run for each file of tests, and a process has several: the real clock is kept for the next. */
const realClock = 'artha.real-clock'
const kept = /** @type {Record<symbol, DateConstructor>} */ (/** @type {unknown} */ (globalThis))
const real = (kept[Symbol.for(realClock)] ??= Date)
/** The same for all programs of a run, whenever they start. */
const shiftMs = Number(process.env.ARTHA_CLOCK_SHIFT_MS ?? startOf(process.env.ARTHA_TEST_DAY || usual, real.now()) - real.now())
process.env.ARTHA_CLOCK_SHIFT_MS = String(shiftMs)
globalThis.Date = movedDate(real, shiftMs)

/** What a program of Node needs in its environment to have this clock. */
export const clockEnv = { NODE_OPTIONS: `--import ${import.meta.url}`, ARTHA_CLOCK_SHIFT_MS: String(shiftMs) }

/** The script that gives a document this clock; one that stays for a second document is moved once. */
export const pageClock = `{
  const realClock = Symbol.for('${realClock}')
  globalThis.Date = (${movedDate})(globalThis[realClock] ??= Date, ${shiftMs})
}`
