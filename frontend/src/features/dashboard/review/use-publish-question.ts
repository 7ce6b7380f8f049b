import { useReview } from '../api.ts'
import { openRemarks, publishQuestion } from './review-texts.ts'
import { useConfirmation } from '../../../ui/question.tsx'
import type { ReviewOfForm } from './use-review-of-form.ts'

/** Asks for confirmation before publishing while remarks are open. The caller renders `dialog`. */
export function usePublishQuestion({ isOn, submits }: ReviewOfForm, id: string | undefined, publish: () => void) {
  const { data: review } = useReview(isOn && id !== undefined ? id : null)
  const { ask, dialog } = useConfirmation()
  const open = openRemarks(review?.remarks ?? []).length
  const submit = () => {
    if (submits || open === 0) return publish()
    ask(publishQuestion(open, publish))
  }
  return { submit, dialog }
}
