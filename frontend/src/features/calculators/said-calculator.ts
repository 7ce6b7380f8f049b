import type { DatedFigure } from '@artha/contract/figure-on'
import { saidToLink } from './declared/said-to-link.ts'
import { describedCalculators } from './described-calculators.ts'

/** A calculator that answers a link in words. */
export interface SaidCalculator {
  /** The register keys that it needs, in the form that `GET /api/figures` takes; '' if it needs none. */
  keys: string
  say: (rows: readonly DatedFigure[], query: string, today: string) => string | undefined
}

const isDescribed = (path: string): path is keyof typeof describedCalculators => Object.hasOwn(describedCalculators, path)

/** The calculator at a path; undefined if none is defined there. */
export async function saidCalculator(path: string): Promise<SaidCalculator | undefined> {
  if (!isDescribed(path)) return undefined
  const made = await describedCalculators[path]()
  return made<SaidCalculator>({
    plain: (of) => ({ keys: '', say: (_rows, query, today) => saidToLink(of, query, today) }),
    registered: ({ keys, of }) => ({ keys, say: (rows, query, today) => saidToLink(of(rows, today), query, today) }),
  })
}
