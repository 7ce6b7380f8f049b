import type { Core } from '@strapi/strapi'
import { rowsOf } from '@artha/base/rows'

type ConsentEvent = 'asked' | 'confirmed' | 'left' | 'suppressed' | 'carried over' | 'erased'

/** The place where an event came from. `expiry` and `upgrade` are our own doing. */
export type ConsentForm = 'site form' | 'account' | 'import' | 'mail link' | 'reset code' | 'google' | 'account deleted' | 'expiry' | 'upgrade'

/** The words of a consent, and when they were agreed to if that was before the event. */
export interface AgreedWords {
  version: string
  text: string
  agreedAt?: Date
}

export interface ConsentEntry {
  personKey: string
  event: ConsentEvent
  form: ConsentForm
  words?: AgreedWords
}

/** The ledger of consents to the newsletter. It only grows, and no entry names a person. */
export const consentLedger = ({ strapi }: { strapi: Core.Strapi }) => ({
  async record(...entries: ConsentEntry[]): Promise<void> {
    const at = new Date()
    const data = entries.map(({ personKey, event, form, words }) => ({
      personKey,
      at,
      event,
      form,
      wordsVersion: words?.version,
      words: words?.text,
      agreedAt: words?.agreedAt,
    }))
    await rowsOf(strapi, 'plugin::accounts.consent-event').createMany({ data })
  },
})

export const consentLedgerService = (strapi: Core.Strapi): ReturnType<typeof consentLedger> => strapi.plugin('accounts').service('consentLedger')
