import toast from 'react-hot-toast/headless'
import { useDeskMe, useReviewWrites } from '../../../api/review.ts'
import { titledProblemOf } from '../../../features/accounts/refused-call.ts'
import { refusalOf } from '../../accounts/refusal-of.ts'
import type { SaveIntent, StoredEntry } from '../editor/editor-kind.ts'

/** What review makes of a form: whether its button submits, and what follows a save then. */
export function useReviewOfForm() {
  const { data: me } = useDeskMe()
  const { step } = useReviewWrites()
  const isOn = me?.isReviewOn === true

  /** The draft that came of a save for readers waits for somebody else. */
  async function submit(saved: StoredEntry & { title: string }) {
    try {
      await step(saved._id, 'submit', saved.version)
      toast.success(`Submitted for review: ${saved.title}`)
    } catch (error) {
      const { title, detail = '' } = titledProblemOf(refusalOf(error), 'Saved as a draft, but not submitted.')
      toast.error(`${title} ${detail}`.trim())
    }
  }

  return {
    isOn,
    submits: isOn && !me.mayPublish,
    submit,
    /** Whether a save for readers was kept from them: the answer says so, also where one pressed before it was known that review is on. */
    wasHeld: ({ hasDraft }: StoredEntry, intent: SaveIntent) => intent === 'publish' && hasDraft && me?.isReviewOn !== false,
  }
}

export type ReviewOfForm = ReturnType<typeof useReviewOfForm>
