import type { DatedFigure } from '@artha/contract/figure-on'

/** A calculator that works with the register of official figures: it is made of the rows that hold when its page is read. */
export interface WithFigures<Made> {
  /** As `GET /api/figures` takes them, in their order. */
  keys: string
  of: (rows: readonly DatedFigure[], today: string) => Made
}

/** `make` is pure: the same rows and the same day in India make the same calculator; the rows of a cms, of the build or of a test. */
export const withFigures = <const Made>(keys: string, make: WithFigures<Made>['of']): WithFigures<Made> => ({ keys, of: make })
