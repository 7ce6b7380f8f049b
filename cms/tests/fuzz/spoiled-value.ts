import fc from 'fast-check'
import { oddName, oddValue } from './odd-values'

interface Spoiling {
  /** Which of the places of the value, counted around. */
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

/** Also a name like `__proto__` becomes a field of the object itself, as JSON can say it. */
const set = (branch: Branch, name: string, value: unknown) =>
  Object.defineProperty(branch, name, { value, enumerable: true, configurable: true, writable: true })

/** What is repeated again and again outgrows any string, and everything else that is asked meanwhile waits for it. */
const mostRepeated = 20_000

function repeated(there: unknown): unknown {
  if (JSON.stringify(there).length > mostRepeated) return there
  return typeof there === 'string' ? there.repeat(200) : Array.from({ length: 150 }, () => there)
}

/** What is drawn may be drawn again: it is copied before anything is put into it. */
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

/** A value that was right before one to three things were done to it. */
export const spoiledValue = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(fitting, fc.array(spoiling, { minLength: 1, maxLength: 3 })).map(([value, spoilings]) => spoilings.reduce(spoil, structuredClone(value)))
