import type { MissedSearches } from '@artha/contract/missed-searches'

export const missedSearchesBuilder = (): MissedSearches => [
  { words: 'sovereign gold bond redemption', askings: 23, days: 6, lastDay: '2026-11-17' },
  { words: 'सुकन्या समृद्धि', askings: 5, days: 2, lastDay: '2026-11-12' },
]
