import { accountsOf } from '@artha/accounts/services'
import { newsroomOf } from '@artha/newsroom/services'
import type { SubscriberImportAnswer } from '@artha/contract/newsletter-subscriber'
import type { Core } from '@strapi/strapi'
import type { Outcome } from '../writes/outcome'

/** Returns the refusal of a whole file, beside the field that holds it. */
export const refusedFile = (problem: string) => ({ refused: 'validation', message: problem, fields: { csv: problem } }) as const

/** Imports a file, and notes it in the audit trail. The mails that ask to confirm go out in the background. */
export async function importSubscribers(strapi: Core.Strapi, csv: string, actor: string, now: Date): Promise<Outcome<SubscriberImportAnswer>> {
  if (!accountsOf(strapi).mail.canSend()) {
    return { refused: 'unavailable', message: 'No mail server is set up, so nobody could be asked: SMTP_URL is empty.' }
  }
  // Two imports of one file at once would both find its addresses new.
  await newsroomOf(strapi).lock('an import of subscribers')
  const body = await accountsOf(strapi).subscriberImport.import(csv, now)
  if ('problem' in body) return refusedFile(body.problem)
  const details = { count: body.toAsk, refused: body.refused.length }
  await accountsOf(strapi).audit.record({ actor, action: 'newsletter.import', subject: 'subscribers', details })
  return { status: 200, body }
}
