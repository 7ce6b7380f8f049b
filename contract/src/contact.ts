import * as z from 'zod/mini'
import { emailText } from './account.ts'
import { longText, requiredLine } from './text-rules.ts'

export const maxContactMessageLength = 5_000

/** A message to the newsroom. */
export const contactBody = z.strictObject({
  name: requiredLine(120, 'Enter your name.'),
  email: emailText,
  message: longText(maxContactMessageLength).check(z.refine((text) => text.trim() !== '', 'Write a message.')),
  /** A hidden field of the form. Only a program fills it in. */
  nickname: z.optional(z.string().check(z.maxLength(1_000))),
})

export type ContactBody = z.infer<typeof contactBody>
