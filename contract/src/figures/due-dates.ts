import { dates, rowsOf } from './write-row.ts'

const row = rowsOf('due-dates', {
  authority: 'CBDT',
  confidence: 'two-sources',
  reviewDue: '2027-02-01',
  address: 'https://www.incometax.gov.in',
})

export const dueDates = [
  row(
    'it-duedates',
    'Income-tax returns',
    dates(
      ['itr-1-2-fy2025-26', 'Return for financial year 2025-26: ITR-1 and ITR-2', '2026-07-31'],
      ['itr-3-4-fy2025-26', 'Return for financial year 2025-26: ITR-3 and ITR-4 without audit', '2026-08-31'],
      ['audit-fy2025-26', 'Return for financial year 2025-26: audit cases', '2026-11-21'],
      ['transfer-pricing-fy2025-26', 'Return for financial year 2025-26: transfer pricing cases', '2026-11-30'],
      ['belated-fy2025-26', 'Belated return for financial year 2025-26', '2026-12-31'],
      ['revised-fy2025-26', 'Revised return for financial year 2025-26', '2027-03-31'],
      ['itr-1-2-ty2026-27', 'Return for Tax Year 2026-27: ITR-1 and ITR-2', '2027-07-31'],
      ['itr-3-4-ty2026-27', 'Return for Tax Year 2026-27: business without audit', '2027-08-31'],
    ),
    {
      from: '2026-04-01',
      document: 's. 139 / s. 263(1) and (5); with audit for 2025-26: CBDT Circular 7/2026',
      note: 'A revised return attracts a fee after 31 Dec 2026. The last date for belated returns was not extended.',
    },
  ),
]
