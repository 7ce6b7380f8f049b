import { figuresOfBuild } from '@artha/contract/figures/all-figures'
import type { WithFigures } from '../declared/with-figures.ts'
import { askedWith } from './asked-calculators.ts'

/** A calculator with the figures of the build: for tests that ask what it makes of them. */
export const ofBuild = <Made>({ of }: WithFigures<Made>) => of(figuresOfBuild)

/** All of them, likewise. */
export const askedCalculators = askedWith(figuresOfBuild)
