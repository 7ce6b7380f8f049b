import styles from './category-tone.module.css'

const tones: Readonly<Record<string, string | undefined>> = {
  news: styles.news,
  finance: styles.finance,
  'finance blog': styles.finance,
  budget: styles.budget,
  investment: styles.investment,
  loan: styles.loan,
  gst: styles.gst,
  tax: styles.tax,
  saving: styles.saving,
  'case studies': styles.caseStudies,
  fintech: styles.fintech,
  calculator: styles.calculator,
  insurance: styles.insurance,
}

/** Returns the CSS class with the text colour of a category. */
export const categoryTone = (category: string) => tones[category.trim().toLowerCase()] ?? styles.plain

/** Returns the address of the drawing shown for an article of this category without a picture. */
export const categoryDrawing = (category: string) => {
  const name = category.trim().toLowerCase()
  return `/drawings/${Object.hasOwn(tones, name) ? name.replace(' ', '-') : 'plain'}.svg`
}
