import { fieldsOf } from '@artha/contract/unknown-fields'
import { retryAdviceOn } from '../../../lib/when-to-retry.ts'

/** The statuses that refuse the file itself: a retry would fail again. */
const finalStatuses = [400, 413, 415]

/** Returns why an upload failed, in words, and if a retry may help. */
export function uploadFailureOf(error: unknown): { message: string; mayRetry: boolean } {
  const said = error instanceof Error ? error.message : 'Something went wrong.'
  const message = [said, retryAdviceOn(error)].filter(Boolean).join(' ')
  return { message, mayRetry: !finalStatuses.some((status) => status === fieldsOf(error).status) }
}
