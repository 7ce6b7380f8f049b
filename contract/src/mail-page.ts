import * as z from 'zod/mini'
import { previewQuery } from './preview.ts'

/** The path below which the mails of issues open as documents, for the preview on the desk. */
export const mailPages = '/api/newsletter/mails/'

/**
 * The policy of such a document: it has inline styles and nothing else, and only pages of the site may frame it. It is set by the cms, and by the
 * site, which sets the security headers of all answers.
 */
export const mailPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

export const mailLooks = ['light', 'dark'] as const
export type MailLook = (typeof mailLooks)[number]

/** The signature of the address, and the theme to show. A page cannot choose the theme of a frame, so the address does. */
export const mailPageQuery = z.object({ ...previewQuery.shape, look: z._default(z.enum(mailLooks), 'light') })
