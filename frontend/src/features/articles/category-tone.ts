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

/** The class that gives text the colour of its category. */
export const categoryTone = (category: string) => tones[category.trim().toLowerCase()] ?? styles.plain

/** What stands for a picture that an article of a category does not have. */
export const categoryDrawing = (category: string) => {
  const name = category.trim().toLowerCase()
  return `/drawings/${Object.hasOwn(tones, name) ? name.replace(' ', '-') : 'plain'}.svg`
}
