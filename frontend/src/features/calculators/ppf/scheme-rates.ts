import { lastKnownOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText } from '../../../lib/money.ts'
import { heldFigure } from '../declared/official-figures.ts'

const knownOn = (rows: readonly DatedFigure[], scheme: string, day: string) => lastKnownOn(rows, 'ss-rates', day, scheme)

/** A scheme's rate on a day, or the last one known before it; undefined where the register has none. */
export const schemeRateOn = (rows: readonly DatedFigure[], scheme: string, day: string) => numberOf(knownOn(rows, scheme, day)?.row, scheme)

/** Until when the rate of a scheme held, where that is before the day; undefined where it holds, and for any other rate. */
export const schemeRateHeld = (rows: readonly DatedFigure[], scheme: string, day: string, rate = schemeRateOn(rows, scheme, day)) =>
  rate === undefined || rate !== schemeRateOn(rows, scheme, day)
    ? undefined
    : heldFigure(`The rate of ${percentText(rate)}`, knownOn(rows, scheme, day))
