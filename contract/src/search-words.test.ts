import { expect, it } from 'vitest'
import { hindiToEnglish, searchWords } from './search-words.ts'

const forms = (text: string) => searchWords(text).map(({ form }) => form)

it.each([
  ['loan', 'loans Loan LOANS'],
  ['tax', 'tax taxes taxed taxation taxable कर टैक्स'],
  ['save', 'saving savings saved saves save बचत bachat bachaye bachao बचाएं'],
  ['invest', 'invest invests investing investment investments investor investors निवेश nivesh'],
  ['insurance', 'insure insured insurer insurers insuring insurance बीमा beema bima'],
  ['deduct', 'deduct deducted deduction deductions deductible'],
  ['calculate', 'calculate calculator calculators calculation calculating'],
  ['plan', 'plan plans planned planning planner'],
  ['retire', 'retire retired retirement'],
  ['policy', 'policy policies'],
  ['salary', 'salary salaries salaried वेतन vetan'],
  ['interest', 'interest ब्याज byaj byaaj biyaj sood सूद'],
  ['loan', 'कर्ज karz karj karza कर्ज़ ऋण rin'],
  ['instalment', 'instalment instalments किस्त kist किस्तें'],
  ['80C', '80c 80-C 80(C 80 c'],
  ['150000', '1,50,000 150000'],
  ['refund', 'refund refunds refunded'],
  ['exempt', 'exempt exemption exemptions exempted छूट'],
  ['bill', 'bill bills'],
  ['emi', 'emi EMIs ईएमआई'],
  ['cafe', 'café Cafe\u0301'],
  ['क्या लगेगा', 'क्\u200Dया लगे\u200Cगा'],
  ['nonresident', 'Non\u00ADresident'],
  ['गाड़ी', 'गा\u0921\u093Cी गा\u095Cी गाडी'],
])('one form for “%s”: %s', (of, spellings) => {
  const wanted = new Set(forms(of))
  expect(forms(spellings).filter((form) => !wanted.has(form))).toEqual([])
})

it.each([
  ['emi', 'premium'],
  ['bill', 'bile'],
  ['son', 'sona'],
  ['car', 'kar'],
  ['state', 'saving'],
  ['new', 'news'],
  ['7.1', '71'],
  ['कर', 'करोड़'],
])('“%s” is another word than “%s”', (one, other) => {
  expect(forms(one)).not.toEqual(forms(other))
})

it.each([
  ['tax kaise bachaye', ['tax', 'sav']],
  ['How do I save tax?', ['sav', 'tax']],
  ['कर्ज की किस्त', ['loan', 'instal']],
  ['7.1% of ₹1,50,000', ['7d1', '150000']],
  ['bank’s rates', ['bank', 'rat']],
  ['தங்கம்', ['xba4xb99xbcdxb95xbaexbcd']],
  ['x'.repeat(80), ['x'.repeat(60)]],
  ['of the — to', []],
])('%s is looked for as %j', (text, expected) => {
  expect(forms(text)).toEqual(expected)
})

it('says where a word stands, with the marks of its last letter', () => {
  const text = 'घर का बीमा, and a loan'
  expect(searchWords(text).map(({ begin, end }) => text.slice(begin, end))).toEqual(['घर', 'बीमा', 'loan'])
})

it.each([
  ['ghar ka loan 50 lakh', 'home ka loan 50 lakh'],
  ['50 लाख का होम लोन 8.5%', '50 लाख का home loan 8.5%'],
  ['my son earns', 'my son earns'],
])('%s in English is %s', (text, expected) => {
  expect(hindiToEnglish(text)).toBe(expected)
})
