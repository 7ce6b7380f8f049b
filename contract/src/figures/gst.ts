import { list, named, percent, rowsOf } from './write-row.ts'

const portal = 'https://taxinformation.cbic.gov.in'

const row = rowsOf('gst', { authority: 'CBIC', confidence: 'two-sources' })

export const gst = [
  row(
    'gst-rates',
    'GST rates',
    named(
      ['nil', 'Nil', 'percent', 0],
      ['5', 'Reduced', 'percent', 5],
      ['18', 'Standard', 'percent', 18],
      ['40', 'Highest', 'percent', 40],
      ['0-25', 'Rough diamonds and stones', 'percent', 0.25],
      ['1-5', 'Cut and polished diamonds', 'percent', 1.5],
      ['3', 'Gold, silver, platinum and jewellery', 'percent', 3],
      ['12', 'Bricks and earthen roof tiles, special scheme', 'percent', 12],
    ),
    {
      from: '2025-09-22',
      authority: 'GST Council and CBIC',
      address: portal,
      reviewDue: '2026-12-15',
      document: '56th meeting of the Council, 3 Sep 2025; notifications 9/2025-CT(R) and 9/2025-IT(R) of 17 Sep 2025',
      note: 'CGST and SGST together, or IGST. Nil-rated is not the same as exempt, zero-rated or outside GST.',
      caution: 'The HSN or SAC code decides an item’s rate: never state one as a ruling.',
    },
  ),
  row(
    'gst-tobacco',
    'GST on tobacco and pan masala',
    named(['tobacco', 'Pan masala, cigarettes, tobacco', 'percent', 40], ['bidis', 'Bidis', 'percent', 18]),
    {
      from: '2026-02-01',
      document: 'Notification 19/2025-CT(R)',
      address: null,
      reviewDue: '2026-12-15',
      note: 'Excise duty and a health and national security cess are added; the compensation cess has ended.',
    },
  ),
  row(
    'gst-split',
    'How GST is split, and how to take it out of a price',
    list(
      'Within a state: half CGST, half SGST or UTGST',
      'Between states and on imports: all IGST',
      'Tax inside an inclusive price = price × rate ÷ (100 + rate)',
    ),
    {
      from: '2017-07-01',
      document: 'CGST Act s. 9, IGST Act s. 5, CGST Rules, Rule 35',
      address: portal,
      reviewDue: null,
    },
  ),
  row(
    'gst-rounding',
    'Rounding of GST',
    list('Amounts payable under the Act are rounded to the nearest rupee, with 50 paise rounded up; no such rule covers invoice lines'),
    { from: '2017-07-01', document: 'CGST Act s. 170', address: portal, confidence: 'one-source', reviewDue: null },
  ),
  row(
    'gst-registration',
    'Turnover above which GST registration is needed',
    named(
      ['goods', 'Goods', 'rupees-a-year', 4_000_000],
      ['goods-special', 'Goods, special states', 'rupees-a-year', 2_000_000],
      ['services', 'Services', 'rupees-a-year', 2_000_000],
      ['services-special', 'Services, special states', 'rupees-a-year', 1_000_000],
    ),
    {
      from: '2019-04-01',
      document: 'CGST Act s. 22 with notifications',
      address: null,
      reviewDue: '2026-12-15',
      note: 'Goods sold to another state, and some online sales, need it from the first rupee. Some states kept ₹20 lakh for goods.',
    },
  ),
  row(
    'gst-composition',
    'GST composition scheme',
    named(
      ['goods', 'Goods: yearly turnover up to', 'rupees-a-year', 15_000_000],
      ['services', 'Services: yearly turnover up to', 'rupees-a-year', 5_000_000],
      ['manufacturer', 'Manufacturer', 'percent', 1],
      ['trader', 'Trader', 'percent', 1],
      ['restaurant', 'Restaurant', 'percent', 5],
      ['service', 'Services', 'percent', 6],
    ),
    {
      from: '2019-04-01',
      document: 'CGST Act s. 10, Rule 7',
      address: null,
      reviewDue: '2026-12-15',
      note: 'Paid on turnover and not charged to the customer. Special-category states have a lower limit for goods.',
    },
  ),
  row(
    'gst-under-construction',
    'GST on a home under construction',
    named(['home', 'Home', 'percent', 5], ['affordable', 'Affordable home', 'percent', 1]),
    {
      from: '2025-09-22',
      heldBefore: true,
      document: 'As reported with the rates of 22 Sep 2025',
      address: null,
      confidence: 'one-source',
      reviewDue: '2026-12-15',
    },
  ),
  row('gst-personal-cover', 'GST on individual life and health insurance', percent(0), {
    from: '2025-09-22',
    authority: 'GST Council and CBIC',
    reviewDue: '2026-12-15',
    document: 'Press note of the 56th meeting, 3 Sep 2025 (PRID 2163555)',
    address: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2163555',
  }),
]
