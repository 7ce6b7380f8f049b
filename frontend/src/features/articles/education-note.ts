/** True if the article is on investments: it then says that it is education, not advice. */
export const needsEducationNote = ({ category, subcategory }: { category: string; subcategory: string }) =>
  /invest/i.test(`${category} ${subcategory}`)
