import type { TermGroup } from '@artha/contract/term'

/** The title of each chapter, and the category of articles linked from it. */
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
