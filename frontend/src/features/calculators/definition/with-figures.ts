import type { DatedFigure } from '@artha/contract/figure-on'

/** A calculator that depends on official figures. It is built from the figures in force when its page is read. */
export interface WithFigures<Made> {
  /** Keys in the form and order that `GET /api/figures` takes. */
  keys: string
  of: (rows: readonly DatedFigure[], today: string) => Made
}

/** `make` must be pure: the same rows and date give the same calculator, whether the rows come from the CMS, the build or a test. */
export const withFigures = <const Made>(keys: string, make: WithFigures<Made>['of']): WithFigures<Made> => ({ keys, of: make })
