import { topics } from './topics.ts'

/**
 * Words that name a page, a path of the API or a topic of this site. No editor gives one of them to an article as the words of
 * its address: an address that is cut or read aloud must not sound like another page.
 */
const pages = [
  'blog',
  'stories',
  'commodities',
  'figures',
  'tax-calendar',
  'glossary',
  'search',
  'tag',
  'finance-academy',
  'newsletter',
  'contact',
  'about',
  'privacy',
  'termsofservice',
  'preview',
  'login',
  'signup',
  'forgot-password',
  'verify-code',
  'reset-password',
  'reset-link',
  'auth-success',
  'account',
  'dashboard',
  'form',
  'calculators',
]

const programs = ['admin', 'api', 'auth', 'uploads', 'studio', 'share', 'sitemap', 'rss', 'assets', 'healthz', 'readyz', 'opened']

const names = topics.map(({ slug }) => slug)

const reserved: ReadonlySet<string> = new Set([...pages, ...programs, 'all', ...names])

/** Calculators are many, and all their pages end alike. */
export const isReservedName = (name: string): boolean => reserved.has(name) || name.endsWith('-calculator')
