/**
 * The light-theme colours of features/articles/category-tone.module.css in hex, because the picture renderer does not support oklch(). A
 * test keeps the two in step.
 */
export const categoryColours: Readonly<Record<string, string>> = {
  news: '#3c578a',
  finance: '#0a684e',
  'finance blog': '#0a684e',
  budget: '#644a80',
  investment: '#356537',
  loan: '#83433b',
  gst: '#4f5189',
  tax: '#82414e',
  saving: '#605a11',
  'case studies': '#7b4b1b',
  fintech: '#1d5e85',
  calculator: '#6f530a',
  insurance: '#794368',
}

/** The site's green, for anything without a category. */
const plain = '#0b6b57'

export const categoryColour = (category: string) => categoryColours[category.trim().toLowerCase()] ?? plain
