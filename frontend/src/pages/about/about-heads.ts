import { issueFeedPath } from '../../lib/paths.ts'
import type { Head, HeadContext } from '../page-route.ts'

const plainHead = (title: string, description: string, canonicalPath: string) => (): Head => ({ title, description, canonicalPath })

export const aboutHead = plainHead('About us', 'Why we explain money the way we do, and what we will not do.', '/about')
export const privacyHead = plainHead(
  'Privacy policy',
  'What your browser and our database store, for how long, and how to have it deleted.',
  '/privacy',
)
export const termsHead = plainHead(
  'Terms of service',
  'Education, not advice; figures and their dates; accounts, and what you may do here.',
  '/termsofservice',
)
export const contactHead = plainHead('Contact us', 'Write to the newsroom: a question, a correction or a request about your data.', '/contact')
export const academyHead = plainHead(
  'Finance Academy',
  'A preview of the video series: six modules, a module card and a short quiz.',
  '/finance-academy',
)
export const newsletterHead = ({ siteName }: HeadContext): Head => ({
  title: 'Newsletter',
  description: 'The free newsletter: what we send, to which address, and how to unsubscribe.',
  canonicalPath: '/newsletter',
  feed: { title: `${siteName} Newsletter`, path: issueFeedPath },
})
