import type { PicturesProps } from '../declared/calculator.ts'
import { WhatIf } from '../frame/what-if.tsx'
import { usualWhatIf } from './usual-what-if.ts'

/** The most common what-if of a calculator, below its result. */
export const WhatIfLine = ({ of, input, today }: Omit<PicturesProps, 'part'>) => <WhatIf words={usualWhatIf(of, input, today)} />
