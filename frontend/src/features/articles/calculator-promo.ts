const calculators = ['Loan', 'Investment', 'Revenue', 'Budget', 'Credit', 'Insurance', 'NetWorth'] as const

const usual = 'Loan'

const namedIn = (text: string) => calculators.find((each) => text.toLowerCase().includes(each.toLowerCase()))

/** The calculator whose name occurs in the category; where none does, in the subcategory; else the one for loans. */
export function calculatorPromo(category: string, subcategory = '') {
  const name = namedIn(category) ?? namedIn(subcategory) ?? usual
  return { name, path: `/${name.toLowerCase()}-calculator` }
}
