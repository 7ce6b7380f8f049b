import fc from 'fast-check'
import { oddName, oddValue } from './odd-values'

interface Spoiling {
  /** The index of the place to change, modulo the number of places. */
  place: number
  how: 'drop' | 'replace' | 'add' | 'nest' | 'repeat'
  name: string
  value: unknown
}

const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  place: fc.nat(60),
  how: fc.constantFrom('drop', 'replace', 'replace', 'add', 'nest', 'repeat'),
  name: oddName,
  value: oddValue,
})

type Branch = Record<string, unknown>
interface Place {
  parent: Branch
  key: string
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

const placesIn = (value: unknown): Place[] =>
  isBranch(value) ? Object.keys(value).flatMap((key) => [{ parent: value, key }, ...placesIn(value[key])]) : []

/** Defines even `__proto__` as an own property, as JSON.parse does. */
const set = (branch: Branch, name: string, value: unknown) =>
  Object.defineProperty(branch, name, { value, enumerable: true, configurable: true, writable: true })

/** Longer values are not repeated again: they would outgrow the maximum string length and delay all other requests. */
const mostRepeated = 20_000

function repeated(there: unknown): unknown {
  if (JSON.stringify(there).length > mostRepeated) return there
  return typeof there === 'string' ? there.repeat(200) : Array.from({ length: 150 }, () => there)
}

/** Copies the drawn value first, because it may be drawn again. */
function spoil(whole: unknown, { place, how, name, value: drawn }: Spoiling): unknown {
  const value = structuredClone(drawn)
  const places = placesIn(whole)
  const chosen = places[place % Math.max(1, places.length)]
  if (chosen === undefined) return value
  const { parent, key } = chosen
  const there = parent[key]
  if (how === 'drop') Reflect.deleteProperty(parent, key)
  else if (how === 'add') set(parent, name, value)
  else if (how === 'nest') set(parent, key, { [key]: there })
  else if (how === 'repeat') set(parent, key, repeated(there))
  else set(parent, key, value)
  return whole
}

/** A valid value with one to three changes. */
export const corruptedValue = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fitting, fc.array(spoiling, { minLength: 1, maxLength: 3 })).map(([value, spoilings]) => spoilings.reduce(spoil, structuredClone(value)))
