import { topics } from './topics.ts'

/**
 * Names of pages, API paths and topics. An editor cannot choose one as an article's slug, because an address that is cut or read aloud
 * must not sound like another page.
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
  // The page after an article's id
  'versions',
]

const serverPaths = ['admin', 'api', 'auth', 'uploads', 'studio', 'share', 'sitemap', 'rss', 'assets', 'healthz', 'readyz', 'opened']

const names = topics.map(({ slug }) => slug)

const reserved: ReadonlySet<string> = new Set([...pages, ...serverPaths, 'all', ...names])

/** True if the name is taken by a page. All calculators' pages end in "-calculator". */
export const isReservedName = (name: string): boolean => reserved.has(name) || name.endsWith('-calculator')
