import { Button } from '../../../ui/button.tsx'
import { savedAtText } from './draft-texts.ts'
import type { LocalDraft } from './local-draft.ts'
import styles from './draft-offers.module.css'

interface DraftOffersProps<Values> {
  offers: readonly LocalDraft<Values>[]
  now: Date
  onRestore: (draft: LocalDraft<Values>) => void
  onDiscard: (draft: LocalDraft<Values>) => void
}

/** A list of texts that were never saved, each with its time. */
export const DraftOffers = <Values extends { title: string }>({ offers, now, onRestore, onDiscard }: DraftOffersProps<Values>) => (
  <ul className={styles.offers} aria-label="Unsaved work">
    {offers.map((draft) => {
      const title = draft.values.title.trim() || 'without a title'
      const ofWhat = <span className="visually-hidden">{` ${title}`}</span>
      return (
        <li key={draft.formId} className={styles.offer}>
          <p className={styles.words}>
            You have unsaved work from <time dateTime={draft.savedAt}>{savedAtText(draft.savedAt, now)}</time>: <strong>{title}</strong>
            <span>{draft.target === null ? ' (new)' : ' (changes to the saved version)'}</span>
          </p>
          <span className={styles.actions}>
            <Button onClick={() => onRestore(draft)}>Restore{ofWhat}</Button>
            <Button look="bare" onClick={() => onDiscard(draft)}>
              Discard{ofWhat}
            </Button>
          </span>
        </li>
      )
    })}
  </ul>
)
