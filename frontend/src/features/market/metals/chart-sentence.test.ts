import { expect, it } from 'vitest'
import { chartSentence } from './chart-sentence.ts'

const day = (name: string, usdPerTroyOunce: number | null) => ({ day: name, usdPerTroyOunce })

it.each([
  [
    [day('2026-11-14', 2_390), day('2026-11-15', 2_380.5), day('2026-11-16', null), day('2026-11-20', 2_400)],
    'Gold, in dollars per troy ounce: from $2,390.00 on 14 Nov to $2,400.00 on 20 Nov; lowest $2,380.50 on 15 Nov, highest $2,400.00 on 20 Nov.',
  ],
  [[day('2026-11-14', null), day('2026-11-20', 28.5)], 'Gold, in dollars per troy ounce: $28.50 on 20 Nov.'],
  [[day('2026-11-14', null)], 'Gold: no prices for these days.'],
])('%j is said as "%s"', (days, words) => expect(chartSentence('Gold', days)).toBe(words))
