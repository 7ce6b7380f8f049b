import { groupedNumber } from '../../../lib/money.ts'
import type { CheckedCalculator } from './checked-cases.ts'
import type { CheckedResult } from '../references/reference-case.ts'
import { shownDifference, resultName, givenInWords } from './case-words.ts'
import styles from './case-table.module.css'

/** Groups the results by their case. */
function byCase(results: readonly CheckedResult<unknown>[]) {
  const cases = new Map<unknown, CheckedResult<unknown>[]>()
  for (const result of results) cases.set(result.given, [...(cases.get(result.given) ?? []), result])
  return [...cases.values()]
}

/** Two more decimals than published, to show how our result rounds to it. Numbers with more than four decimals need no more. */
const shownDecimals = (decimals: number) => (decimals > 4 ? decimals : decimals + 2)

/** All reference cases of one calculator: the input, the published result and ours. */
export const CaseTable = ({ name, results }: CheckedCalculator) => (
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
      {byCase(results).map((ofCase, index) => (
        <CaseRows key={index} results={ofCase} />
      ))}
    </table>
  </div>
)

const CaseRows = ({ results }: { results: readonly CheckedResult<unknown>[] }) => (
  <tbody>
    {results.slice(0, 1).map(({ given, source, address }) => (
      <tr key="case" className={styles.case}>
        <th colSpan={4} scope="rowgroup">
          <span className={styles.given}>{address ? <a href={address}>{givenInWords(given)}</a> : givenInWords(given)}</span>{' '}
          <span className={styles.source}>{source.address ? <a href={source.address}>{source.name}</a> : source.name}</span>
        </th>
      </tr>
    ))}
    {results.map((result) => (
      <ResultRow key={result.result} {...result} />
    ))}
  </tbody>
)

const ResultRow = ({ result, expected, ours, difference, decimals, agrees }: CheckedResult<unknown>) => (
  <tr>
    <th scope="row">{resultName(result)}</th>
    <td>
      <Result value={expected} decimals={decimals} />
    </td>
    <td>{ours === undefined ? 'none' : <Result value={ours} decimals={shownDecimals(decimals)} />}</td>
    <td className={agrees ? undefined : styles.differs}>
      {`${difference === undefined ? 'no result' : shownDifference(difference, shownDecimals(decimals))}${!agrees ? ' (differs)' : ''}`}
    </td>
  </tr>
)

/** A number that may break after its decimal point on a phone. */
function Result({ value, decimals }: { value: number; decimals: number }) {
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
