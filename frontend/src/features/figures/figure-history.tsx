import type { FigureRow } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'
import { stepsOf, type Step } from './figure-steps.ts'
import { FigureValueView } from './figure-value.tsx'
import { validityWords, rowAnchor, shortWords } from './figure-words.ts'
import styles from './figures.module.css'
import { dayWords } from '../../lib/dates.ts'

interface FigureHistoryProps {
  rows: readonly FigureRow[]
  title: string
  day: string
}

/** A table of all rows of a figure, newest first, with a line chart if it is a number. */
export function FigureHistory({ rows, title, day }: FigureHistoryProps) {
  const [first] = rows
  const history = first === undefined ? [] : figureHistory(rows, first.figureKey)
  const withdrawn = rows.filter((row) => row.withdrawn !== undefined)
  return (
    <>
      <Plot steps={stepsOf(history, day)} title={title} ends={[history[0]?.from ?? day, day]} />
      <div className={styles.frame} tabIndex={0} role="group" aria-label={`${title}: full history`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Valid</th>
              <th scope="col">Value</th>
              <th scope="col">Document</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map((held) => (
              <tr key={held.from} id={rowAnchor(held.row)}>
                <th scope="row">{validityWords(held, day)}</th>
                <td>{shortWords(held.row.value)}</td>
                <td className={styles.words}>{held.row.document}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {history
        .toReversed()
        .filter(({ row, until }) => row.value.kind !== 'number' && until !== null && until < day)
        .map((held) => (
          <details key={held.from}>
            <summary>{`${validityWords(held, day)}, full table`}</summary>
            <FigureValueView value={held.row.value} title={`${title}, ${validityWords(held, day)}`} />
          </details>
        ))}
      {withdrawn.map((row) => (
        <p key={row.changedAt}>
          {`Withdrawn on ${dayWords(row.withdrawn?.on ?? row.checkedOn)}: ${shortWords(row.value)} from ${dayWords(row.validFrom)}. ${row.withdrawn?.reason ?? ''}`}
        </p>
      ))}
    </>
  )
}

const [width, height, inset] = [600, 120, 6]

/** The step chart of a figure. It is drawn without numbers, which are in the table below. */
function Plot({ steps, title, ends: [first, last] }: { steps: readonly Step[]; title: string; ends: readonly [string, string] }) {
  if (steps.length === 0) return null
  const y = (step: Step) => height - inset - step.height * (height - 2 * inset)
  const line = steps
    .map((step, at) => `${at === 0 ? 'M' : 'L'}${(step.from * width).toFixed(1)} ${y(step).toFixed(1)}H${(step.until * width).toFixed(1)}`)
    .join('')
  return (
    <figure className={styles.plot}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} from ${dayWords(first)} to ${dayWords(last)}, step by step`}
      >
        <path d={line} fill="none" stroke="currentColor" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles.ends}>
        <span>{dayWords(first)}</span>
        <span>{dayWords(last)}</span>
      </figcaption>
    </figure>
  )
}
