import type { FigureRow } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'
import { stepsOf, type Step } from './figure-steps.ts'
import { FigureValueView } from './figure-value.tsx'
import { validityText, rowAnchor, shortText } from './figure-texts.ts'
import styles from './figures.module.css'
import { dayText } from '../../lib/dates.ts'

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
                <th scope="row">{validityText(held, day)}</th>
                <td>{shortText(held.row.value)}</td>
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
            <summary>{`${validityText(held, day)}, full table`}</summary>
            <FigureValueView value={held.row.value} title={`${title}, ${validityText(held, day)}`} />
          </details>
        ))}
      {withdrawn.map((row) => (
        <p key={row.changedAt}>
          {`Withdrawn on ${dayText(row.withdrawn?.on ?? row.checkedOn)}: ${shortText(row.value)} from ${dayText(row.validFrom)}. ${row.withdrawn?.reason ?? ''}`}
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
        aria-label={`${title} from ${dayText(first)} to ${dayText(last)}, step by step`}
      >
        <path d={line} fill="none" stroke="currentColor" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={styles.ends}>
        <span>{dayText(first)}</span>
        <span>{dayText(last)}</span>
      </figcaption>
    </figure>
  )
}
