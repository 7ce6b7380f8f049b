/** The page of a category in a new installation: articles by slug, terms by address. */
interface TopicFile {
  category: string
  standfirst: string
  /** Slugs of demo articles. Without the demo publication the page recommends none. */
  readFirst: readonly string[]
  terms: readonly string[]
}

export const allTopics: readonly TopicFile[] = [
  {
    category: 'News',
    standfirst: 'Changes in rates, rules and prices for households in India, and what each does to a month’s budget.',
    readFirst: ['repo-rate-october-rise', 'gst-slabs-household-bill-explained', 'small-savings-rates-january-march-quarter'],
    terms: ['repo-rate', 'inflation', 'cpi', 'basis-point', 'monetary-policy-committee', 'gdp'],
  },
  {
    category: 'Finance',
    standfirst: 'How a household’s money fits together: the provident fund, papers to keep, and goals years apart.',
    readFirst: ['family-money-file', 'three-goals-three-distances', 'epf-wage-ceiling-rises-to-25000'],
    terms: ['net-worth', 'epf', 'nominee', 'emergency-fund', 'inflation', 'compound-interest'],
  },
  {
    category: 'Budget',
    standfirst: 'Plans for a month and for a nation: the lines of a household’s budget, its kinds, and how to read the Union Budget.',
    readFirst: [
      'seven-lines-of-a-household-budget',
      'a-static-budget-stays-put',
      'three-budget-types-one-canteen',
      'reading-the-union-budget-in-an-evening',
    ],
    terms: ['cash-flow', 'take-home-pay', 'emergency-fund', 'fiscal-deficit', 'break-even-point'],
  },
  {
    category: 'Investment',
    standfirst: 'What lenders and owners are paid for, the risks, and how to plan before any money moves. Education, not advice.',
    readFirst: [
      'lenders-and-owners-two-families',
      'a-goal-a-date-a-monthly-sum',
      'four-questions-for-a-product-brochure',
      'rebalancing-the-dull-yearly-habit',
    ],
    terms: ['sip', 'mutual-fund', 'nav', 'expense-ratio', 'asset-allocation', 'volatility', 'cagr', 'diversification'],
  },
  {
    category: 'Loan',
    standfirst: 'What a loan costs, month by month: instalments, floating rates, charges in small print, and security.',
    readFirst: [
      'twenty-year-home-loan-month-by-month',
      'flat-or-reducing-personal-loan-rate',
      'prepayment-charges-floating-rate-loans',
      'four-ways-a-loan-is-secured',
    ],
    terms: ['emi', 'apr', 'reducing-balance', 'flat-rate', 'floating-rate', 'eblr', 'prepayment-charge', 'credit-score'],
  },
  {
    category: 'GST',
    standfirst: 'One invoice, several taxes: how goods and services tax is split, added to a price, taken out of it, and credited along the chain.',
    readFirst: ['four-types-of-gst', 'gst-arithmetic-add-and-remove', 'igst-keeps-credit-chain-whole', 'gst-second-festive-season'],
    terms: ['gst', 'cgst', 'sgst', 'igst', 'input-tax-credit', 'composition-scheme', 'reverse-charge', 'gstin'],
  },
  {
    category: 'Tax',
    standfirst:
      'Income tax from the payslip to the return: regimes, slabs, deductions, dates and refunds, with the official figures and their sources.',
    readFirst: [
      'new-regime-slab-by-slab',
      'tax-saving-starts-with-a-comparison',
      'filing-an-income-tax-return-in-order',
      'six-tax-rules-for-salaried-people',
      'tax-year-new-income-tax-act',
    ],
    terms: ['tax-regime', 'tax-slab', 'rebate', 'standard-deduction', 'tds', 'itr', 'section-80c', 'advance-tax'],
  },
  {
    category: 'Saving',
    standfirst: 'Putting money aside so that it stays aside: reserves, small pots for big months, and what government small savings pay.',
    readFirst: [
      'savings-are-time-what-a-reserve-lets-you-refuse',
      'sinking-funds-festivals-school-fees',
      'thirty-years-of-saving-last-ten',
      'small-savings-review-calendar',
    ],
    terms: ['emergency-fund', 'fixed-deposit', 'recurring-deposit', 'ppf', 'small-savings-schemes', 'compound-interest', 'lock-in-period'],
  },
  {
    category: 'Case Studies',
    standfirst: 'Made-up people with ordinary sums: a decision from its first question to its last rupee, with the arithmetic shown.',
    readFirst: ['case-study-one-bonus-three-loans', 'case-study-pay-rise-that-moved-cities', 'case-study-tailoring-shop-short-of-cash'],
    terms: ['part-payment', 'take-home-pay', 'working-capital', 'cash-flow'],
  },
  {
    category: 'FinTech',
    standfirst: 'Money on a phone: how payments, mandates and app loans work, what they ask to see, and the habits that keep them safe.',
    readFirst: [
      'upi-habits-before-the-pin',
      'fake-loan-and-investment-apps-five-tells',
      'key-facts-statement-digital-loan',
      'e-mandates-and-the-quiet-debits',
    ],
    terms: ['upi', 'e-mandate', 'tokenisation', 'account-aggregator', 'key-facts-statement', 'cooling-off-period', 'kyc'],
  },
  {
    category: 'Calculator',
    standfirst: 'What our calculators know and what they cannot know, and how to read a figure that looks more certain than it is.',
    readFirst: ['what-our-calculators-know-and-cannot', 'investment-calculator-three-boxes', 'gst-in-a-quotation-that-must-come-out-round'],
    terms: ['emi', 'compound-interest', 'cagr', 'xirr', 'real-return'],
  },
  {
    category: 'Finance Blog',
    standfirst: 'Habits, households and hard years: personal finance told slowly, from shared bills to a year away from work.',
    readFirst: [
      'yearly-money-check-up-six-readings',
      'couples-splitting-household-bills',
      'why-bonus-money-vanishes-faster',
      'what-you-pay-a-financial-advisor',
    ],
    terms: ['net-worth', 'emergency-fund', 'real-return', 'purchasing-power', 'nominee'],
  },
  {
    category: 'Insurance',
    standfirst: 'What a policy promises and where it stops: life, health, motor, home and travel, clause by clause.',
    readFirst: [
      'term-endowment-unit-linked-three-promises',
      'health-policy-clauses-that-shape-a-claim',
      'inside-a-car-policy-own-damage-and-third-party',
      'three-numbers-before-an-insurance-calculator',
    ],
    terms: ['premium', 'sum-insured', 'sum-assured', 'waiting-period', 'co-payment', 'sub-limit', 'insured-declared-value', 'free-look'],
  },
]
