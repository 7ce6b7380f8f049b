/** The groups that an article's category and subcategory decide; "trending" and "bottom" are columns of their own. */
export interface HomeGroupFlags {
  inNews: boolean
  inFinance: boolean
  inInvestment: boolean
  inFintech: boolean
  inBudget: boolean
  inLoan: boolean
  inGst: boolean
  inTax: boolean
  inSaving: boolean
}

/**
 * Which sections of the front page an article belongs to: its category contains the group's word, whatever the case;
 * News looks at the subcategory instead. Decided when an article is saved, so that reading a group is one indexed query.
 */
export function homeGroupsOf(article: { category: string; subcategory: string }): HomeGroupFlags {
  const category = article.category.toLowerCase()
  return {
    inNews: article.subcategory.toLowerCase().includes('news'),
    inFinance: category.includes('finance') || category.includes('financial'),
    inInvestment: category.includes('investment'),
    inFintech: category.includes('fintech'),
    inBudget: category.includes('budget'),
    inLoan: category.includes('loan'),
    inGst: category.includes('gst'),
    inTax: category.includes('tax'),
    inSaving: category.includes('saving'),
  }
}
