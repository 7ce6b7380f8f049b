import type { ArticleChart as Drawn } from '@artha/contract/article-chart'
import { dayText } from '../../lib/dates.ts'
import { typographic } from '../../lib/typographic.ts'
import { barPositions, heights, spreadLabels } from './chart-geometry.ts'
import { bandText, changeText, decimalsFor, chartNumber } from './chart-labels.ts'
import styles from './article-chart.module.css'

type Of<Kind extends Drawn['kind']> = Extract<Drawn, { kind: Kind }>

export const ArticleCharts = ({ charts }: { charts: readonly Drawn[] }) => charts.map((chart, at) => <ArticleChart key={at} chart={chart} />)

/** A chart of an article's numbers. Every number is also text, so the drawing itself is hidden from screen readers. */
const ArticleChart = ({ chart }: { chart: Drawn }) => (
  <figure className={styles.chart}>
    <figcaption className={styles.title}>{typographic(chart.title)}</figcaption>
    {chart.kind === 'slope' ? <Slope chart={chart} /> : <Bars isStair={chart.kind === 'slabs'} rows={rowsOf(chart)} />}
    <p className={styles.source}>
      Source: {chart.address === '' ? <span>{chart.source}</span> : <a href={chart.address}>{chart.source}</a>}
      <span>{`, ${dayText(chart.date)}`}</span>
    </p>
  </figure>
)

interface BarRow {
  label: string
  value: number
  words: string
}

function rowsOf({ unit, ...chart }: Of<'bar'> | Of<'slabs'>): BarRow[] {
  if (chart.kind === 'slabs') {
    const decimals = decimalsFor(chart.rows.map(({ percent }) => percent))
    return chart.rows.map(({ percent, ...band }) => ({
      label: bandText(band),
      value: percent,
      words: percent === 0 ? 'Nil' : chartNumber(percent, 'percent', decimals),
    }))
  }
  const decimals = decimalsFor(chart.rows.map(({ value }) => value))
  return chart.rows.map(({ label, value }) => ({ label: typographic(label), value, words: chartNumber(value, unit, decimals) }))
}

/** A bar chart. A stair shows consecutive bands, so its bars touch. */
function Bars({ rows, isStair }: { rows: readonly BarRow[]; isStair: boolean }) {
  const places = barPositions(rows.map(({ value }) => value))
  return (
    <ul className={isStair ? styles.stair : styles.bars}>
      {rows.map(({ label, words }, at) => (
        <li key={at}>
          <span className={styles.label}>{label}</span>{' '}
          <strong className={styles.value} translate="no">
            {words}
          </strong>
          <svg className={styles.bar} aria-hidden="true">
            <rect x={`${places[at]?.x}%`} width={`${places[at]?.width}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** The least distance between two labels, in percent of the chart's height. Closer ones would overlap. */
const labelGap = 9

function Slope({ chart: { rows, unit, fromLabel, toLabel } }: { chart: Of<'slope'> }) {
  const decimals = decimalsFor(rows.flatMap(({ from, to }) => [from, to]))
  const words = (number: number) => chartNumber(number, unit, decimals)
  const all = heights([...rows.map(({ from }) => from), ...rows.map(({ to }) => to)])
  const [left, right] = [all.slice(0, rows.length), all.slice(rows.length)]
  const [leftLabels, rightLabels] = [spreadLabels(left, labelGap), spreadLabels(right, labelGap)]
  // Lines differ by number and dash pattern, not by colour alone
  const numbered = (at: number, text: string) => (rows.length > 1 ? `${at + 1}. ${text}` : text)
  return (
    <div className={styles.slopeParts}>
      <svg className={styles.slope} aria-hidden="true">
        {rows.map(({ from, to }, at) => (
          <g key={at} className={styles[`line${at % 4}`]}>
            <line x1="30%" y1={`${left[at]}%`} x2="68%" y2={`${right[at]}%`} />
            <circle cx="30%" cy={`${left[at]}%`} r="4" />
            <circle cx="68%" cy={`${right[at]}%`} r="4" />
            <text x="28%" y={`${leftLabels[at]}%`} dy="0.35em" textAnchor="end">
              {words(from)}
            </text>
            <text x="70%" y={`${rightLabels[at]}%`} dy="0.35em">
              {numbered(at, words(to))}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.tableFrame} tabIndex={0} role="group" aria-label="Table">
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{fromLabel}</th>
              <th scope="col">{toLabel}</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, from, to }, at) => (
              <tr key={at}>
                <th scope="row">{numbered(at, typographic(label))}</th>
                <td>{words(from)}</td>
                <td>{words(to)}</td>
                <td>{changeText(from, to, unit, decimals)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
