import { Link } from 'react-router-dom'
import type { Review, ReviewStep } from '@artha/contract/review'
import { formPath } from '../form-path.ts'
import { openRemarks, publishQuestion } from './review-texts.ts'
import styles from './review.module.css'
import { Button } from '../../../ui/button.tsx'
import { useConfirmation } from '../../../ui/question.tsx'

interface ReviewActionsProps {
  review: Review
  isBusy: boolean
  /** `despiteRemarks`: the user confirmed although remarks are open. */
  onStep: (step: ReviewStep, despiteRemarks?: boolean) => void
}

/** The review actions that the user may take on an entry. */
export function ReviewActions({ review, isBusy, onStep }: ReviewActionsProps) {
  const { _id, kind, state, mayChange, mayPublish, notApprovedBecause, remarks } = review
  const { ask, dialog } = useConfirmation()
  const open = openRemarks(remarks).length
  const isWaiting = state === 'waiting'
  const publish = () => (open === 0 ? onStep('publish') : ask(publishQuestion(open, () => onStep('publish', true))))
  const step = (name: ReviewStep, words: string, look?: 'strong') => (
    <Button aria-disabled={isBusy} {...(look && { look })} onClick={() => onStep(name)}>
      {words}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {isWaiting && notApprovedBecause === undefined && step('approve', 'Approve', 'strong')}
      {mayChange && (mayPublish || state === 'approved') && (
        <Button aria-disabled={isBusy} {...(state === 'approved' && { look: 'strong' as const })} onClick={publish}>
          Publish
        </Button>
      )}
      {(isWaiting || state === 'approved') && mayPublish && step('return', 'Return to the writer')}
      {mayChange && (state === 'none' || state === 'returned') && step('submit', 'Submit for review')}
      {mayChange && state !== 'none' && step('withdraw', 'Withdraw from review')}
      {mayChange && <Link to={formPath(kind, _id)}>Open in the editor</Link>}
      {dialog}
    </div>
  )
}
