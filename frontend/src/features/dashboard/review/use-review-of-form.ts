import toast from 'react-hot-toast/headless'
import { useDeskMe, useReviewWrites } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { refusalOf } from '../../../api/refusal-of.ts'
import type { SaveIntent, StoredEntry } from '../editor/entry-type.ts'

/** The effects of the review setting on a form: its button submits for review, and a saved draft is then submitted. */
export function useReviewOfForm() {
  const { data: me } = useDeskMe()
  const { step } = useReviewWrites()
  const isOn = me?.isReviewOn === true

  /** Submits the saved draft for review. */
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
    /** True if a save meant to publish only made a draft, judged by the response: the user may have saved before it was known that review is on. */
    wasHeld: ({ hasDraft }: StoredEntry, intent: SaveIntent) => intent === 'publish' && hasDraft && me?.isReviewOn !== false,
  }
}

export type ReviewOfForm = ReturnType<typeof useReviewOfForm>
