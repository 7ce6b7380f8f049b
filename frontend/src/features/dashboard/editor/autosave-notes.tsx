import { useEffect, useState } from 'react'
import type { AutosaveAnswer } from '@artha/contract/autosave'
import { savedAtText } from '../drafts/draft-texts.ts'
import { savedAgoText } from '../drafts/saved-ago-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './autosave-notes.module.css'

interface AutosaveNotesProps {
  offer: AutosaveAnswer['own'] | undefined
  others: AutosaveAnswer['others']
  isOvertaken: boolean
  onTakeOver: () => void
  onThrowAway: () => void
}

/** Notes above a form: the user's own text from elsewhere, and who else is writing. */
export const AutosaveNotes = ({ offer, others, isOvertaken, onTakeOver, onThrowAway }: AutosaveNotesProps) => (
  <div role="status" className={styles.notes}>
    {offer && (
      <p className={styles.note}>
        <span>
          You have other unsaved work on this article, from <time dateTime={offer.savedAt}>{savedAtText(offer.savedAt, new Date())}</time>. Until you
          choose, your changes are saved only in this browser.
        </span>
        <Button onClick={onTakeOver}>Use that version</Button>
        <Button look="bare" onClick={onThrowAway}>
          Discard it
        </Button>
      </p>
    )}
    {isOvertaken && offer === undefined && (
      <p className={styles.note}>
        Someone saved this article after you opened it. Your changes are safe in this browser; saving will compare the two.
      </p>
    )}
    {others.map(({ name, since, savedAt }) => (
      <p key={`${name} ${since}`} className={styles.note}>
        {`${name} is also editing this article, since ${savedAtText(since, new Date())}, last saved at ${savedAtText(savedAt, new Date())}. Whoever saves second must choose between the two texts.`}
      </p>
    ))}
  </div>
)

const tickMs = 1_000

/** The time since the last autosave. Not announced by screen readers, because it changes every second. */
export function SavedAgo({ savedAt }: { savedAt: number | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (savedAt === undefined) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [savedAt])
  return savedAt === undefined ? null : <p className={styles.ago}>{`${savedAgoText(savedAt, now)}, not published`}</p>
}
