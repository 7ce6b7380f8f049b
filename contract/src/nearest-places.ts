import { searchPlaces } from './search-places.ts'
import type { SearchPlace } from './search-place.ts'
import { searchWords } from './search-words.ts'
import { editDistance, allowedTypos } from './typos.ts'

/** A section or calculator to offer when a search finds nothing. */
export type NearPlace = Pick<SearchPlace, 'path' | 'title'>

const mostPlaces = 3
const weights = { name: 3, word: 2, line: 1 } as const
/** The weight of a word that has only the same beginning, or a typing error. */
const nearWeight = 0.5
const sameBeginning = 5

const formsOf = (text: string) => searchWords(text).map(({ form }) => form)

interface Known {
  place: SearchPlace
  fields: readonly (readonly [forms: ReadonlySet<string>, weight: number])[]
}

let known: readonly Known[] | undefined

/** Returns topics and calculators with their word forms. Computed at first use. */
const knownPlaces = () =>
  (known ??= ['topics', 'calculators'].flatMap((type) =>
    searchPlaces
      .filter((place) => place.type === type)
      .map((place) => ({
        place,
        fields: [
          [new Set(formsOf([place.title, ...place.names].join(' '))), weights.name],
          [new Set(formsOf(place.words)), weights.word],
          [new Set(formsOf(place.line)), weights.line],
        ],
      })),
  ))

function isNear(one: string, other: string): boolean {
  if (!/^[a-z]{4,}$/.test(one) || !/^[a-z]{4,}$/.test(other)) return false
  if (one.length >= sameBeginning && one.slice(0, sameBeginning) === other.slice(0, sameBeginning)) return true
  const slips = allowedTypos(Math.min(one.length, other.length))
  return one[0] === other[0] && editDistance(one, other, slips) <= slips
}

function scoreOf(form: string, { fields }: Known): number {
  const scores = fields.map(([forms, weight]) => {
    if (forms.has(form)) return weight
    return [...forms].some((each) => isNear(form, each)) ? weight * nearWeight : 0
  })
  return Math.max(...scores)
}

const everywhere: readonly NearPlace[] = [
  { path: '/glossary', title: 'All financial terms' },
  { path: '/calculators', title: 'All calculators' },
  { path: '/figures', title: 'All official figures' },
]

/** Returns three places to go on from: the nearest sections, filled up with the lists of everything. */
export function threePlaces(text: string): NearPlace[] {
  const near = nearestPlaces(text)
  return [...near, ...everywhere.filter(({ path }) => near.every((each) => each.path !== path))].slice(0, mostPlaces)
}

/** Returns up to three topics and calculators that share words with a text, in English or Hindi, the best match first. */
export function nearestPlaces(text: string): NearPlace[] {
  const forms = [...new Set(formsOf(text))]
  return knownPlaces()
    .map((each) => ({ ...each.place, score: forms.reduce((sum, form) => sum + scoreOf(form, each), 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostPlaces)
    .map(({ path, title }) => ({ path, title }))
}
