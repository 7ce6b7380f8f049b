import { expect, it } from 'vitest'
import { withoutPersonalData, hasNoPersonalData } from './personal-data.ts'

it.each([
  ['tax 15 lakh', 'tax'],
  ['tax 15', 'tax'],
  ['tax 15 la', 'tax'],
  ['tax 15l', 'tax'],
  ['emi 43 lakh 8.5 20', 'emi'],
  ['emi 43la', 'emi'],
  ['emi for 50,00,000 at 8.5% for 20 years', 'emi for at for'],
  ['emi 43 cro', 'emi'],
  ['15 लाख पर टैक्स', 'पर टैक्स'],
  ['१५ लाख पर टैक्स', 'पर टैक्स'],
  ['ढाई करोड़ का घर', 'का घर'],
  ['pandrah lakh par tax', 'par tax'],
  ['fifteen lakh salary in hand', 'salary in hand'],
  ['sip 5000', 'sip'],
  ['sip 2000', 'sip'],
  ['rs 5000 sip', 'sip'],
  ['₹5,000/- sip', 'sip'],
  ['gst 18% on 1000', 'gst on'],
  ['ctc 18lpa in hand', 'ctc in hand'],
  ['50 lakh 8.5 20 years', ''],
  ['abcde1234f', ''],
  ['ABCDE1234F pan status', 'pan status'],
  ['pan ABCDE12', 'pan'],
  ['9876543210', ''],
  ['call +91 98765-43210', 'call'],
  ['aadhaar 1234 5678 2012', 'aadhaar'],
  ['खाता ४५६७ बैंक', 'खाता बैंक'],
  ['asha@example.org login', 'login'],
  ['ifsc SBIN0001234', 'ifsc'],
  ['MH12AB1234 insurance', 'insurance'],
  ['born 12/05/1990', 'born'],
  ['½ crore', ''],
  ['tax 15 lakh 2026-27', 'tax 2026-27'],
  ['80c 1.5 lakh', '80c'],
  ['emergency fund 6 months', 'emergency fund'],
])('of “%s” goes “%s”', (text, words) => {
  expect(withoutPersonalData(text)).toBe(words)
  expect(withoutPersonalData(words)).toBe(words)
  expect(hasNoPersonalData(text)).toBe(false)
})

it.each([
  'home loan',
  '80C',
  'section 80 c',
  '80CCD(1B) limit',
  '24b',
  'form 16',
  'Form 26AS',
  '15G or 15H',
  'section 194',
  '194K',
  'gstr-3b',
  'itr 1',
  'ITR1',
  'budget 2026',
  'new regime slab 2026-27',
  '50-30-20 rule',
  '8th pay commission',
  'nifty 50',
  'p2p lending',
  '80सी',
  'सोना का भाव',
  'U.S. shares, and "gold"?',
  'ek ghar',
])('“%s” goes as it is', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})
