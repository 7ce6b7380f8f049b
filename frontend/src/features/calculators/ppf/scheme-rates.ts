import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'

/** A scheme's rate on a day; undefined where the register has none. */
export const schemeRateOn = (rows: readonly DatedFigure[], scheme: string, day: string) => numberOf(figureOn(rows, 'ss-rates', day), scheme)
