import { useEffect, useRef } from 'react'
import { dateInIndia } from '../../lib/dates.ts'
import { ForwardIcon, HistoryIcon } from '../../ui/icons.tsx'
import type { SearchOffer } from './search-offers.ts'
import { titleParts } from './title-match.ts'
import styles from './search-panel.module.css'

interface SearchOptionProps {
  id: string
  offer: SearchOffer
  /** What was typed: marked in titles. */
  text: string
  isActive: boolean
  onChoose: () => void
}

export function SearchOption({ id, offer, text, isActive, onChoose }: SearchOptionProps) {
  const option = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isActive])

  return (
    <div
      ref={option}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      // The focus stays in the input
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {offer.kind === 'title' ? <TitleOffer offer={offer} text={text} /> : <PlainOffer offer={offer} />}
    </div>
  )
}

const TitleOffer = ({ offer, text }: { offer: Extract<SearchOffer, { kind: 'title' }>; text: string }) => (
  <>
    <span className={styles.title}>
      {titleParts(offer.text, text).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className={styles.match}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
    <time className={styles.date} dateTime={offer.createdAt}>
      {dateInIndia(new Date(offer.createdAt))}
    </time>
  </>
)

const PlainOffer = ({ offer }: { offer: SearchOffer }) => (
  <>
    <span className={styles.icon}>{offer.kind === 'recent' ? <HistoryIcon size={18} /> : <ForwardIcon size={18} />}</span>
    <span className={styles.words}>{offer.text}</span>
  </>
)
