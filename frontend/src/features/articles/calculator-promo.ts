const calculators = ['Loan', 'Investment', 'Revenue', 'Budget', 'Credit', 'Insurance', 'NetWorth'] as const

const usual = 'Loan'

/** The calculator whose name occurs in the category, else the one for loans. */
export function calculatorPromo(category: string) {
  const name = calculators.find((each) => category.toLowerCase().includes(each.toLowerCase())) ?? usual
  return { name, path: `/${name.toLowerCase()}-calculator` }
}
