import { figuresOfBuild } from '@artha/contract/figures/all-figures'
import { todayInIndia } from '../../../lib/india-clock.ts'
import type { WithFigures } from '../declared/with-figures.ts'
import { askedWith } from './asked-calculators.ts'

/** A calculator with the figures of the build: for tests that ask what it makes of them, on the day of their clock. */
export const ofBuild = <Made>({ of }: WithFigures<Made>, today = todayInIndia()) => of(figuresOfBuild, today)

/** All of them, likewise. */
export const askedCalculators = askedWith(figuresOfBuild, todayInIndia())
