import type { Head } from '../page-route.ts'

const plainHead = (title: string, description: string, canonicalPath: string) => (): Head => ({ title, description, canonicalPath })

export const aboutHead = plainHead('About us', 'Why this site explains money the way it does, and what it will not do.', '/about')
export const privacyHead = plainHead(
  'Privacy policy',
  'What your browser keeps, what our database keeps, for how long, and how to have it removed.',
  '/privacy',
)
export const termsHead = plainHead(
  'Terms of service',
  'Education and not advice; figures and their dates; accounts, and what may be done here.',
  '/termsofservice',
)
export const contactHead = plainHead('Contact us', 'Write to the newsroom: a question, a correction, a request about your data.', '/contact')
export const academyHead = plainHead(
  'Finance Academy',
  'A preview of the video series: six modules, a module card and a short quiz.',
  '/finance-academy',
)
export const newsletterHead = plainHead('Newsletter', 'The free newsletter: what is sent, to which address, and how it ends.', '/newsletter')
