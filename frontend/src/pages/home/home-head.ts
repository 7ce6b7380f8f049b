import type { Head } from '../page-route.ts'

export const homeHead = (): Head => ({
  title: 'Artha: finance news and money guides for India',
  description:
    'Plain articles on tax, GST, loans, budgets, saving and investment in India, with dated figures and their sources. Education, not advice.',
  canonicalPath: '/',
})
