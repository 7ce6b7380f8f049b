import type { PicturesProps } from '../declared/calculator.ts'
import { WhatIf } from '../frame/what-if.tsx'
import { whatIfOf } from './what-if-of.ts'

/** The most common what-if of a calculator, below its result. */
export const WhatIfLine = ({ of, input, today }: Omit<PicturesProps, 'part'>) => <WhatIf words={whatIfOf(of, input, today)} />
