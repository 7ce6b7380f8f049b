/**
 * The slugs of topics, in the order of `topics.ts`, which derives topics from the value lists. They are apart because every page needs
 * its routes, but only topic pages need the lists.
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
