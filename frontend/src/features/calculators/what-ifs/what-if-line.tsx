import type { PicturesProps } from '../definition/calculator.ts'
import { whatIfOf } from './what-if-of.ts'

/** The most common what-if of a calculator, below its result. */
export function WhatIfLine({ of, input, today }: Omit<PicturesProps, 'part'>) {
  const words = whatIfOf(of, input, today)
  return words !== undefined && <p>{words}</p>
}
