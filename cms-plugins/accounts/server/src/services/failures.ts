import type { Core } from '@strapi/strapi'
import { auditService } from './audit'
import { FailureNotes, type Failure } from '../rules/noted-failures'

/** Written apart from the requests, so that the response time does not reveal whose failure is recorded. */
const writeEveryMs = 1_000

/** Sign-ins that failed and accesses that were refused, at both doors, for the trail. */
export const failures = ({ strapi }: { strapi: Core.Strapi }) => {
  const notes = new FailureNotes()
  let writing: NodeJS.Timeout | undefined

  async function write(isLast = false) {
    for (const { more, ...failure } of notes.take(new Date(), isLast)) {
      await auditService(strapi).record({ ...failure, details: more === undefined ? undefined : { more } })
    }
  }

  function writeLater() {
    writing ??= setInterval(() => {
      if (notes.isEmpty) {
        clearInterval(writing)
        writing = undefined
        return
      }
      void write().catch((error: unknown) => strapi.log.error(`accounts: a failure could not be noted: ${String(error)}`))
    }, writeEveryMs).unref()
  }

  return {
    /** Notes a failure; it is written to the database later. No typed text belongs in it: it may be a password. */
    note(failure: Failure): void {
      notes.note(failure, new Date())
      writeLater()
    },

    /** Before the program ends, what was noted is written. */
    async finish(): Promise<void> {
      clearInterval(writing)
      await write(true)
    },
  }
}

export const failuresService = (strapi: Core.Strapi): ReturnType<typeof failures> => strapi.plugin('accounts').service('failures')
