/**
 * The addresses of topics, in the order of `topics.ts`, which makes them of the value lists. They stand apart because every page
 * of the site knows its routes, and no page but a topic's needs the lists.
 */
export const topicSlugs = [
  'news',
  'finance',
  'budget',
  'investment',
  'loan',
  'gst',
  'tax',
  'saving',
  'case-studies',
  'fintech',
  'calculator',
  'finance-blog',
  'insurance',
] as const
