import { groupedNumber } from '../../../lib/money.ts'
import type { CheckedCalculator } from './checked-cases.ts'
import type { CheckedFigure } from '../references/reference-case.ts'
import { shownDifference, figureName, givenInWords } from './case-words.ts'
import styles from './case-table.module.css'

/** Groups the figures by their case. */
function byCase(figures: readonly CheckedFigure<unknown>[]) {
  const cases = new Map<unknown, CheckedFigure<unknown>[]>()
  for (const figure of figures) cases.set(figure.given, [...(cases.get(figure.given) ?? []), figure])
  return [...cases.values()]
}

/** Two more decimals than published, to show how our result rounds to it. Numbers with more than four decimals need no more. */
const shownDecimals = (decimals: number) => (decimals > 4 ? decimals : decimals + 2)

/** All reference cases of one calculator: the input, the published result and ours. */
export const CaseTable = ({ name, figures }: CheckedCalculator) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={name}>
    <table className={styles.table}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {['Result', 'Expected', 'Ours', 'Difference'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {byCase(figures).map((ofCase, index) => (
        <CaseRows key={index} figures={ofCase} />
      ))}
    </table>
  </div>
)

const CaseRows = ({ figures }: { figures: readonly CheckedFigure<unknown>[] }) => (
  <tbody>
    {figures.slice(0, 1).map(({ given, source, address }) => (
      <tr key="case" className={styles.case}>
        <th colSpan={4} scope="rowgroup">
          <span className={styles.given}>{address ? <a href={address}>{givenInWords(given)}</a> : givenInWords(given)}</span>{' '}
          <span className={styles.source}>{source.address ? <a href={source.address}>{source.name}</a> : source.name}</span>
        </th>
      </tr>
    ))}
    {figures.map((figure) => (
      <FigureRow key={figure.figure} {...figure} />
    ))}
  </tbody>
)

const FigureRow = ({ figure, expected, ours, difference, decimals, agrees }: CheckedFigure<unknown>) => (
  <tr>
    <th scope="row">{figureName(figure)}</th>
    <td>
      <Figure value={expected} decimals={decimals} />
    </td>
    <td>{ours === undefined ? 'none' : <Figure value={ours} decimals={shownDecimals(decimals)} />}</td>
    <td className={agrees ? undefined : styles.differs}>
      {`${difference === undefined ? 'no result' : shownDifference(difference, shownDecimals(decimals))}${!agrees ? ' (differs)' : ''}`}
    </td>
  </tr>
)

/** A number that may break after its decimal point on a phone. */
function Figure({ value, decimals }: { value: number; decimals: number }) {
  const [whole = '', fraction] = groupedNumber(value, decimals).split('.')
  if (fraction === undefined) return <span>{whole}</span>
  return (
    <>
      <span>{`${whole}.`}</span>
      <wbr />
      <span>{fraction}</span>
    </>
  )
}
