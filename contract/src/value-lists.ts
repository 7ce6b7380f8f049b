/** The categories that the article form offers, in its order. "All" is also the word for "no filter". */
export const articleCategories = [
  'All',
  'News',
  'Finance',
  'Budget',
  'Investment',
  'Loan',
  'GST',
  'Tax',
  'Saving',
  'Case Studies',
  'FinTech',
  'Calculator',
] as const

/** Categories that stored articles may have although the form does not offer them. */
export const storedOnlyCategories = ['Finance Blog', 'Insurance'] as const

/** The subcategories of each category that has a list. Stored values: letter for letter, capitals included. */
export const subcategoriesByCategory: Readonly<Record<string, readonly string[]>> = {
  'Finance Blog': [
    'News',
    'Personal finance',
    'Behavioural finance',
    'Financial future planning',
    'Financial health (tips and measures)',
    'Financial challenges',
    'Financial advisor',
  ],
  Budget: ['News', 'Budget types', 'Finance budget', 'Static budget', 'Production budget', 'Budget elements'],
  Investment: [
    'News',
    'Investment strategies',
    'Investment plans',
    'Investment ideas',
    'Investment products',
    'Investment types',
    'Investment calculator',
    'Investment market',
  ],
  Insurance: [
    'News',
    'Health insurance',
    'Some Life insurance',
    'Travel Insurance',
    'Car insurance',
    'Home Insurance',
    'Insurance advisor',
    'Insurance calculator',
  ],
  Loan: ['News', 'Home loan', 'Personal loan', 'Business loan', 'Instant loan', 'Vehicle loan', 'Gold loan', 'Secured loan'],
  GST: ['News', 'GST collection', 'GST calculator', 'Types of GST', 'CGST', 'SGST', 'UTGST', 'IGST'],
  Tax: ['News', 'Tax filing', 'Income tax', 'Tax saving', 'Tax rules', 'ITR filing', 'Types of Tax', 'Direct tax', 'Indirect tax'],
  Saving: ['News', 'Importance of saving', 'Saving tips', 'Saving measures', 'Saving benefits', 'Long term saving'],
}

/** Where an article is placed. Only "bottom" has an effect on the front page; the others are stored and shown. */
export const articlePlacements = ['featured', 'main', 'bottom', 'headline'] as const

export const storyTypes = ['text', 'image', 'video'] as const

/** How long a story lives, counted from its creation. */
export const storyExpiries = ['forever', '24h', '48h'] as const
