import { useReview } from '../../../api/review.ts'
import { remarkCountWords } from '../../../features/dashboard/review/review-words.ts'
import { useQuestion } from '../../../ui/question.tsx'
import type { ReviewOfForm } from './use-review-of-form.ts'

/** Asks before something reaches readers while a remark on it is open. `dialog` is to be drawn. */
export function usePublishQuestion({ isOn, submits }: ReviewOfForm, id: string | undefined, publish: () => void) {
  const { data: review } = useReview(isOn && id !== undefined ? id : null)
  const { ask, dialog } = useQuestion()
  const open = review?.remarks.filter(({ resolvedAt }) => resolvedAt === undefined).length ?? 0
  const submit = () => {
    if (submits || open === 0) return publish()
    ask({
      question: 'Publish it all the same?',
      detail: `${remarkCountWords(open)}.`,
      confirmLabel: 'Publish',
      cancelLabel: 'Look at the remarks',
      onConfirm: publish,
    })
  }
  return { submit, dialog }
}
