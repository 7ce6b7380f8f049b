/** Articles on investments carry the note that they are education, not advice. */
export const needsEducationNote = ({ category, subcategory }: { category: string; subcategory: string }) =>
  /invest/i.test(`${category} ${subcategory}`)
