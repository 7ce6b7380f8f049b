import type { Core } from '@strapi/strapi'
import { monotonicMs } from '@artha/base/monotonic-clock'
import { auditService } from './audit'
import { FailureLog, type Failure } from '../rules/failure-log'

/** Failures are written on a timer and not in the request, so that the response time does not reveal whose failure is recorded. */
const writeEveryMs = 1_000

/** Records failed sign-ins and refused accesses, on the site and in the Studio, in the audit trail. */
export const failures = ({ strapi }: { strapi: Core.Strapi }) => {
  const notes = new FailureLog()
  const signIns = { failed: 0, limited: 0 }
  let writing: NodeJS.Timeout | undefined

  async function write(isLast = false) {
    for (const { more, ...failure } of notes.take(monotonicMs(), isLast)) {
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
    /** Records a failure; the database write comes later. Never pass typed text: it may be a password. */
    note(failure: Failure): void {
      notes.note(failure, monotonicMs())
      if (failure.action === 'sign-in.failed') signIns.failed += 1
      if (failure.action === 'sign-in.limited') signIns.limited += 1
      writeLater()
    },

    /** Returns the counts of failed and limited sign-ins, on the site and in the Studio, since the process started. */
    signInsFailed: () => ({ ...signIns }),

    /** Writes what is still pending. Called before the program ends. */
    async finish(): Promise<void> {
      clearInterval(writing)
      await write(true)
    },
  }
}

export const failuresService = (strapi: Core.Strapi): ReturnType<typeof failures> => strapi.plugin('accounts').service('failures')
