import { groupedNumber } from '../../../lib/money.ts'
import { shiftDecimals } from '../../../lib/rounding.ts'
import styles from './amount-table.module.css'

/** A row of whole paise under its name; an amount that makes no sense in that row is absent. */
export interface AmountRow {
  name: string
  paise: readonly (number | undefined)[]
}

interface AmountTableProps {
  caption: string
  /** Of the names, then of each amount. */
  heads: readonly string[]
  rows: readonly AmountRow[]
  /** Absent where the rows are no parts of a whole. */
  total?: AmountRow | undefined
}

/** Of each column: two where one of its amounts has paise, which add up only when they are read too. */
const decimalsOf = (heads: readonly string[], rows: readonly AmountRow[]) =>
  heads.slice(1).map((_, column) => (rows.some(({ paise }) => (paise[column] ?? 0) % 100 !== 0) ? 2 : 0))

/** Amounts, with what the columns add up to. */
export function AmountTable({ caption, heads, rows, total }: AmountTableProps) {
  const decimals = decimalsOf(heads, total ? [...rows, total] : rows)
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} decimals={decimals} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row {...total} decimals={decimals} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** In characters: a longer name takes several lines where there is no room. */
const longestLine = 24

const Row = ({ name, paise, decimals }: AmountRow & { decimals: readonly number[] }) => (
  <tr>
    <th scope="row" className={name.length > longestLine ? styles.sentence : undefined}>
      {name}
    </th>
    {paise.map((amount, index) => (
      <td key={index} translate="no">
        {amount === undefined ? '' : groupedNumber(shiftDecimals(amount, -2), decimals[index])}
      </td>
    ))}
  </tr>
)
