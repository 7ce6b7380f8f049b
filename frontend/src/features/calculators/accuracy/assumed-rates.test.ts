import { expect, it } from 'vitest'
import type { Calculator } from '../definition/calculator.ts'
import type { Fields } from '../definition/field.ts'
import { readFields } from '../definition/read-fields.ts'
import { threeRates } from '../definition/three-rates.ts'
import { epf as epfWith } from '../epf/epf-calculator.ts'
import { goal } from '../goal/goal-calculator.ts'
import { inflation } from '../inflation/inflation-calculator.ts'
import { lumpsum } from '../lumpsum/lumpsum-calculator.ts'
import { nps as npsWith } from '../nps/nps-calculator.ts'
import { retirement } from '../retirement/retirement-calculator.ts'
import { sip } from '../sip/sip-calculator.ts'
import { swp } from '../swp/swp-calculator.ts'
import { ofBuild } from './of-build.ts'

const [nps, epf] = [ofBuild(npsWith), ofBuild(epfWith)]

/** The displayed texts about an assumed rate: the caption of its table and the number of rates. */
function shownOf<const Of extends Fields, Results extends object>(of: Calculator<Of, Results>) {
  const table = threeRates(of, readFields(of.fields, new URLSearchParams()).input, '2026-11-22')
  return {
    title: of.title,
    words: table?.caption,
    rates: new Set(table?.rows.map(({ name }) => name)).size,
    all: table?.rows.flatMap(({ paise }) => paise),
  }
}

// The returns of these are unknown in advance, so they must not look like a promise.
it.each([sip, goal, swp, lumpsum, nps, epf, retirement, inflation].map((of) => shownOf(of as never)))(
  '$title says that its rate is assumed, and shows three of them',
  ({ words, rates, all }) => {
    expect(words).toContain('assumed, not a forecast')
    expect(rates).toBe(3)
    expect(new Set(all).size).toBeGreaterThan(2)
  },
)

it.each([sip, goal, swp, lumpsum, nps, epf, retirement, inflation].map((of) => [of.title, JSON.stringify(of)]))(
  '%s names no fund and no house',
  (_, words) => {
    expect(words).not.toMatch(/\b(SBI|HDFC|ICICI|Axis|Kotak|Nippon|UTI|Parag Parikh|Quant|Mirae|Direct Plan|Regular Plan)\b/)
  },
)
