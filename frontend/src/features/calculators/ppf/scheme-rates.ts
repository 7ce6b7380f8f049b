import { figureOn, numberOf } from '@artha/contract/figure-on'
import { smallSavingsRates } from '@artha/contract/figures/small-savings'

/** A scheme's rate on a day; undefined where the register has none. */
export const schemeRateOn = (scheme: string, day: string) => numberOf(figureOn(smallSavingsRates, 'ss-rates', day), scheme)
