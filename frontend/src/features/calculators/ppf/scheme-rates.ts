import { lastKnownOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText } from '../../../lib/money.ts'
import { heldFigure } from '../definition/official-figures.ts'

const knownOn = (rows: readonly DatedFigure[], scheme: string, day: string) => lastKnownOn(rows, 'ss-rates', day, scheme)

/** The rate of a scheme on a day, or the last one before it; undefined if the register has none. */
export const schemeRateOn = (rows: readonly DatedFigure[], scheme: string, day: string) => numberOf(knownOn(rows, scheme, day)?.row, scheme)

/** The message that a scheme's rate expired before the day. Undefined if it still applies, or if `rate` is another rate. */
export const schemeRateHeld = (rows: readonly DatedFigure[], scheme: string, day: string, rate = schemeRateOn(rows, scheme, day)) =>
  rate === undefined || rate !== schemeRateOn(rows, scheme, day)
    ? undefined
    : heldFigure(`The rate of ${percentText(rate)}`, knownOn(rows, scheme, day))
