import { useEffect, useRef } from 'react'
import { dateInIndia } from '../../lib/dates.ts'
import { ForwardIcon, HistoryIcon, SearchIcon } from '../../ui/icons.tsx'
import { MarkedWords } from './marked-words.tsx'
import type { SearchSuggestion } from './search-suggestions.ts'
import styles from './search-panel.module.css'

interface SearchOptionProps {
  id: string
  offer: SearchSuggestion
  isActive: boolean
  onChoose: () => void
}

export function SearchOption({ id, offer, isActive, onChoose }: SearchOptionProps) {
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
      // Keeps the focus in the input
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Words offer={offer} />
    </div>
  )
}

function Words({ offer }: { offer: SearchSuggestion }) {
  if (offer.kind === 'found') return <FoundOffer offer={offer} />
  return offer.kind === 'note' ? <NotedOffer offer={offer} /> : <PlainOffer offer={offer} />
}

const NotedOffer = ({ offer }: { offer: Extract<SearchSuggestion, { kind: 'note' }> }) => (
  <span className={styles.noted}>
    <strong>{offer.text}</strong> <span>{offer.note}</span>
  </span>
)

const FoundOffer = ({ offer: { title, line, createdAt } }: { offer: Extract<SearchSuggestion, { kind: 'found' }> }) => (
  <>
    <span className={styles.found}>
      <span className={styles.title}>
        <MarkedWords parts={title} className={styles.match} />
      </span>
      {line.length > 0 && (
        <span className={styles.extract}>
          {' '}
          <MarkedWords parts={line} className={styles.match} />
        </span>
      )}
    </span>
    {/* The space separates the parts in the accessible name */}{' '}
    {createdAt !== undefined && (
      <time className={styles.date} dateTime={createdAt}>
        {dateInIndia(new Date(createdAt))}
      </time>
    )}
  </>
)

const icons = { recent: HistoryIcon, search: SearchIcon, way: ForwardIcon }

function PlainOffer({ offer: { kind, text } }: { offer: Extract<SearchSuggestion, { kind: keyof typeof icons }> }) {
  const Icon = icons[kind]
  return (
    <>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <span className={styles.words}>{text}</span>
    </>
  )
}
