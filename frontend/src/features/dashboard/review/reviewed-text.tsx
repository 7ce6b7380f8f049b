import { useState } from 'react'
import type { Remark } from '@artha/contract/review'
import { Button } from '../../../ui/button.tsx'
import { quoteOf, type Paragraph } from './paragraphs.ts'
import { RemarkForm } from './remark-form.tsx'
import { RemarkList } from './remark-list.tsx'
import { placeOfRemark } from './remark-places.ts'
import styles from './review.module.css'

interface ReviewedTextProps {
  paragraphs: readonly Paragraph[]
  remarks: readonly Remark[]
  isBusy: boolean
  /** Saves a remark. Returns true on success. */
  onRemark: (quote: string, words: string) => Promise<boolean>
  onChange: (remark: Remark, isResolved: boolean) => void
}

/** The text paragraph by paragraph with its remarks. Remarks on removed paragraphs come last. */
export function ReviewedText({ paragraphs, remarks, isBusy, onRemark, onChange }: ReviewedTextProps) {
  const [asked, setAsked] = useState<number>()
  const places = remarks.map((remark) => ({ remark, at: placeOfRemark(remark.quote, paragraphs) }))
  const on = (at: number) => places.filter((place) => place.at === at).map(({ remark }) => remark)
  const lost = on(-1)
  return (
    <>
      <ol className={styles.text}>
        {paragraphs.map(({ part, text }, at) => (
          <li key={`${at} ${text.slice(0, 40)}`} className={styles.paragraph}>
            {part !== paragraphs[at - 1]?.part && <h3 className={styles.part}>{part}</h3>}
            <p className={styles.read}>{text}</p>
            {on(at).length > 0 && <RemarkList remarks={on(at)} isBusy={isBusy} onChange={onChange} />}
            {asked === at ? (
              <RemarkForm
                isBusy={isBusy}
                onCancel={() => setAsked(undefined)}
                onKeep={async (words) => {
                  if (await onRemark(quoteOf(text), words)) setAsked(undefined)
                }}
              />
            ) : (
              <Button look="bare" aria-label={`Remark on: ${text.slice(0, 60)}`} onClick={() => setAsked(at)}>
                Remark
              </Button>
            )}
          </li>
        ))}
      </ol>
      {lost.length > 0 && (
        <section aria-labelledby="remarks-on-what-is-gone">
          <h3 className={styles.part} id="remarks-on-what-is-gone">
            Remarks on deleted paragraphs
          </h3>
          <RemarkList remarks={lost} isBusy={isBusy} isQuoted onChange={onChange} />
        </section>
      )}
    </>
  )
}
