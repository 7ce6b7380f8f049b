import { useState, type MouseEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useArticleOfIssue, useFigureOfBlock, useStoryOfIssue } from '../api.ts'
import { LinkOffers } from '../links/link-offers.tsx'
import styles from './issue.module.css'

export type PieceKind = 'articles' | 'stories' | 'figures'

const places: Record<PieceKind, RegExp> = {
  articles: /^\/blog\/([^/?#]+)/,
  stories: /^\/stories\/([^/?#]+)/,
  figures: /^\/figures\/([^/?#]+)/,
}

interface PieceListProps {
  kind: PieceKind
  label: string
  ids: readonly string[]
  most: number
  error?: string | undefined
  onChange: (ids: string[]) => void
}

/** The pieces of an issue in their order. They are added by a search of our pages. */
export function PieceList({ kind, label, ids, most, error, onChange }: PieceListProps) {
  const [words, setWords] = useState('')
  const idOf = (path: string) => places[kind].exec(path)?.[1]
  const isFull = ids.length >= most

  function move(place: number, by: -1 | 1) {
    const [one, other] = [ids[place], ids[place + by]]
    if (one === undefined || other === undefined) return
    onChange(ids.map((id) => (id === one ? other : id === other ? one : id)))
  }

  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>{label}</legend>
      {ids.length === 0 && <p className={styles.note}>None yet.</p>}
      <ol className={styles.rows} aria-label={label}>
        {ids.map((id, place) => (
          <Piece
            key={id}
            kind={kind}
            id={id}
            onUp={place > 0 ? () => move(place, -1) : undefined}
            onDown={place < ids.length - 1 ? () => move(place, 1) : undefined}
            onRemove={() => onChange(ids.filter((other) => other !== id))}
          />
        ))}
      </ol>
      <Field
        name={`add-${kind}`}
        label={`Add to: ${label}`}
        hint={isFull ? `At most ${most}. Remove one to add another.` : 'Type words of its title.'}
        error={error}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {words !== '' && !isFull && (
        <LinkOffers
          written={words}
          accepts={({ path }) => !ids.includes(idOf(path) ?? ids[0] ?? '') && idOf(path) !== undefined}
          onChoose={({ path }) => {
            const id = idOf(path)
            if (id !== undefined) onChange([...ids, decodeURIComponent(id)])
            setWords('')
          }}
        />
      )}
    </fieldset>
  )
}

interface PieceProps {
  kind: PieceKind
  id: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

function Piece({ kind, id, onUp, onDown, onRemove }: PieceProps) {
  const article = useArticleOfIssue(kind === 'articles' ? id : '')
  const story = useStoryOfIssue(kind === 'stories' ? id : '')
  const figure = useFigureOfBlock(kind === 'figures' ? id : '')
  const title = article.data?.title ?? story.data?.title ?? figure.data?.rows[0]?.title ?? id
  /** The browser removes the focus from an element that is moved. */
  const moving = (move: (() => void) | undefined) =>
    move &&
    (({ currentTarget }: MouseEvent<HTMLElement>) => {
      move()
      setTimeout(() => currentTarget.focus())
    })
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={styles.rowActions}>
        <Button look="bare" aria-label={`Move up: ${title}`} aria-disabled={onUp === undefined} onClick={moving(onUp)}>
          Up
        </Button>
        <Button look="bare" aria-label={`Move down: ${title}`} aria-disabled={onDown === undefined} onClick={moving(onDown)}>
          Down
        </Button>
        <Button look="bare" className={styles.delete} aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  )
}
