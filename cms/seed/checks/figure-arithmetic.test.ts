import { describe, expect, it } from 'vitest'
import { figureValue } from './figure-arithmetic'

describe('figureValue', () => {
  it.each([
    ['40000*6', 240000],
    ['(1+2)*3^2-4/2', 25],
    ['-5+8', 3],
    ['emi(5000000,8.5,240)', 43391.16],
    ['emi(1200,0,12)', 100],
    ['fv(100000,7,10)', 196715.14],
    ['sip(5000,12,120)', 1161695.38],
    ['sip(100,0,12)', 1200],
    ['round(min(2.4,3)*max(1,2))', 5],
  ])('%s', (arithmetic, value) => {
    expect(figureValue(arithmetic)).toBeCloseTo(value, 2)
  })

  it.each(['x+1', '5 cm', '[1,2]', 'sqrt(4)', '2!', '1/0', '1==1', 'a=3', '4*', '"4"', 'constructor(1)'])('refuses %s', (arithmetic) => {
    expect(() => figureValue(arithmetic)).toThrow(Error)
  })
})
