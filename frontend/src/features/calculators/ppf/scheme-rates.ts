import { figureOn, numberOf } from '@artha/contract/figure-on'
import rates from 'figures:ss-rates'

/** A scheme's rate on a day; undefined where the register has none. */
export const schemeRateOn = (scheme: string, day: string) => numberOf(figureOn(rates, 'ss-rates', day), scheme)
