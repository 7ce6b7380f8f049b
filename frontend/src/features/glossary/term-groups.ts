import type { TermGroup } from '@artha/contract/term'

/** How a chapter is called, and the category whose articles lead on from it. */
export const termGroups: Readonly<Record<TermGroup, { title: string; category: string }>> = {
  loans: { title: 'Loans', category: 'Loan' },
  'tax-and-pay': { title: 'Tax and pay', category: 'Tax' },
  saving: { title: 'Saving', category: 'Saving' },
  investing: { title: 'Investing', category: 'Investment' },
  insurance: { title: 'Insurance', category: 'Insurance' },
  banking: { title: 'Banking', category: 'Finance' },
  business: { title: 'Business and GST', category: 'GST' },
  economy: { title: 'Economy', category: 'Finance' },
}
