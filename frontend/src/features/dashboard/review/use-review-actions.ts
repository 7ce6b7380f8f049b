import { useState } from 'react'
import type { ReviewStep } from '@artha/contract/review'
import { useReviewWrites } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

interface Said {
  kind: 'done' | 'failed'
  title: string
  detail?: string | undefined
}

const doneText: Record<ReviewStep, string> = {
  submit: 'Submitted for review.',
  withdraw: 'Withdrawn from review.',
  approve: 'Approved.',
  return: 'Returned for changes.',
  publish: 'Published.',
}

/** Runs review actions on an entry, one at a time, and keeps the outcome. */
export function useReviewActions(id: string) {
  const { isPending: isBusy, step, addRemark, changeRemark } = useReviewWrites()
  const [said, setSaid] = useState<Said>()

  /** Runs an action and returns true if it succeeded. */
  async function tell(deed: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    if (isBusy) return false
    setSaid(undefined)
    try {
      await deed()
      setSaid({ kind: 'done', title: done })
      return true
    } catch (error) {
      const { title, detail } = titledProblemOf(refusalOf(error), failed)
      setSaid({ kind: 'failed', title, detail })
      return false
    }
  }

  return {
    isBusy,
    said,
    step: (next: ReviewStep, version: number, despiteRemarks?: boolean) =>
      tell(() => step(id, next, version, despiteRemarks), doneText[next], next === 'publish' ? 'It could not be published.' : 'Nothing was changed.'),
    remark: (quote: string, words: string) => tell(() => addRemark(id, { quote, words }), 'Remark saved.', 'The remark could not be saved.'),
    change: (remarkId: string, isResolved: boolean) =>
      tell(() => changeRemark(remarkId, isResolved), isResolved ? 'Remark resolved.' : 'Remark reopened.', 'Nothing was changed.'),
  }
}
