import type { FigureToReview, AffectedEntry } from '@artha/contract/figures-to-review'
import { dayText } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { articlePath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './figures-to-review.module.css'

interface FiguresToReadProps {
  figures: readonly FigureToReview[]
  /** The id of the content being marked as reviewed. */
  busyId: string | undefined
  onLookedAt: (piece: AffectedEntry) => void
}

const because = { changed: 'changed on', ended: 'expired without a replacement on', 'review-due': 'due for review since' } as const

const howWords = { mark: 'marked', words: 'in the text' } as const

/** The content to check again, by figure, with a button that marks it as reviewed. */
export const FiguresToReview = ({ figures, busyId, onLookedAt }: FiguresToReadProps) => (
  <ul className={styles.figures}>
    {figures.map((figure) => (
      <li key={figure.figureKey}>
        <p className={styles.name}>
          <a href={`/figures/${figure.figureKey}`}>{figure.title}</a> <span>{`${because[figure.because]} ${dayText(figure.since)}`}</span>
        </p>
        {figure.calculators.length > 0 && (
          <p className={styles.calculators}>
            Calculators that use it:{' '}
            {figure.calculators.map((path, at) => (
              <span key={path}>
                {at > 0 && <span>, </span>}
                <a href={path}>{path.slice(1).replaceAll('-', ' ')}</a>
              </span>
            ))}
          </p>
        )}
        <ul className={styles.pieces}>
          {figure.pieces.map((piece) => (
            <li key={piece._id} className={styles.piece}>
              <span>
                <a href={piece.kind === 'article' ? articlePath(piece._id) : `/stories/${piece._id}`}>{piece.title}</a>
                <span>{`, ${howWords[piece.how]}: “${piece.said}”${piece.openings !== undefined ? `, ${groupedNumber(piece.openings)} views` : ''}`}</span>
              </span>
              {piece.mayLook && (
                <Button look="bare" aria-disabled={busyId !== undefined} onClick={() => onLookedAt(piece)}>
                  Mark reviewed<span className="visually-hidden">{` ${piece.title}`}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
