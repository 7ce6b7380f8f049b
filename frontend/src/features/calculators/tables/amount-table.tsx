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

/** Amounts rounded to the rupee, with what the columns add up to. */
export const AmountTable = ({ caption, heads, rows, total }: AmountTableProps) => (
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
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row {...total} />
        </tfoot>
      )}
    </table>
  </div>
)

/** In characters: a longer name takes several lines where there is no room. */
const longestLine = 24

const Row = ({ name, paise }: AmountRow) => (
  <tr>
    <th scope="row" className={name.length > longestLine ? styles.sentence : undefined}>
      {name}
    </th>
    {paise.map((amount, index) => (
      <td key={index} translate="no">
        {amount === undefined ? '' : groupedNumber(shiftDecimals(amount, -2))}
      </td>
    ))}
  </tr>
)
