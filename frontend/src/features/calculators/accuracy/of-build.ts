import { shippedFigures } from '@artha/contract/figures/all-figures'
import { todayInIndia } from '../../../lib/india-clock.ts'
import type { WithFigures } from '../definition/with-figures.ts'
import { publishedCalculators } from './published-calculators.ts'

/** A calculator with the official figures of the build, on the date of the test's clock. */
export const ofBuild = <Made>({ of }: WithFigures<Made>, today = todayInIndia()) => of(shippedFigures, today)

/** All calculators with the official figures of the build. */
export const queryableCalculators = publishedCalculators(shippedFigures, todayInIndia())
