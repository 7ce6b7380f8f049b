import type { TermAnswer, TermCard } from '@artha/contract/term'

const nothing = { text: '', example: '', calculator: '', figureKey: '', sources: [] }

/** A small glossary. The full one of a new installation is in the cms's seed. */
export const mockTerms: readonly TermAnswer[] = [
  {
    ...nothing,
    slug: 'emi',
    name: 'EMI',
    hindiName: 'मासिक किस्त',
    group: 'loans',
    meaning: 'The same amount paid to a lender every month until a loan is repaid; part of it is interest, the rest reduces the debt.',
    aliases: ['Equated monthly instalment'],
    text: 'In the first months most of an EMI is interest.\nTowards the end nearly all of it is repayment.',
    example: 'A loan of ₹5,00,000 at 10% for 5 years has an EMI of ₹10,624.',
    calculator: '/loan-calculator?principal=500000&annualRate=10&years=5',
  },
  {
    ...nothing,
    slug: 'repo-rate',
    name: 'Repo rate',
    hindiName: 'रेपो दर',
    group: 'economy',
    meaning: 'The rate at which the RBI lends to banks for short periods; many home loans follow it.',
    aliases: ['Policy rate'],
    text: 'A committee decides on it every other month.',
    figureKey: 'repo',
    sources: [{ title: 'Statements on monetary policy', address: 'https://www.rbi.org.in' }],
  },
  {
    ...nothing,
    slug: 'expenses',
    name: 'Expenses',
    hindiName: 'खर्च',
    group: 'saving',
    meaning: 'What leaves a household in a month, bills and small things together.',
    aliases: [],
    text: 'Counted for a month, they say how large a cushion has to be.',
  },
]

/** The terms as the list endpoint returns them. */
export const mockTermCards: readonly TermCard[] = mockTerms.map(({ slug, name, hindiName, group, meaning, aliases }) => ({
  slug,
  name,
  hindiName,
  group,
  meaning,
  aliases,
}))
