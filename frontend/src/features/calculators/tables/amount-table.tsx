import { groupedNumber } from '../../../lib/money.ts'
import { shiftDecimals } from '../../../lib/rounding.ts'
import styles from './amount-table.module.css'

/** A row of amounts in whole paise; an amount without meaning in that row is undefined. */
export interface AmountRow {
  name: string
  paise: readonly (number | undefined)[]
}

interface AmountTableProps {
  caption: string
  /** The head of the names, then of each column of amounts. */
  heads: readonly string[]
  rows: readonly AmountRow[]
  /** Undefined if the rows have no meaningful total. */
  total?: AmountRow | undefined
}

/** The decimals of each column: two if one of its amounts has paise, because the column must add up as shown. */
const decimalsOf = (heads: readonly string[], rows: readonly AmountRow[]) =>
  heads.slice(1).map((_, column) => (rows.some(({ paise }) => (paise[column] ?? 0) % 100 !== 0) ? 2 : 0))

/** In characters: the longest name that stays beside its amounts on a phone. */
const shortName = 9

/** In characters: a longer name wraps if there is no room. */
const longestLine = 24

/** In characters: the possible column widths. A column gets the first one that fits its longest amount. */
const widths = [9, 12, 15, 18, 22] as const
const widest = 28

interface ReadRow {
  name: string
  texts: readonly string[]
}

/**
 * A table of amounts with totals. On a phone, long names are above their amounts; years are beside as many whole columns as fit, and none is cut off.
 */
export function AmountTable({ caption, heads, rows, total }: AmountTableProps) {
  const decimals = decimalsOf(heads, total ? [...rows, total] : rows)
  const read = ({ name, paise }: AmountRow): ReadRow => ({
    name,
    texts: paise.map((amount, column) => (amount === undefined ? '' : groupedNumber(shiftDecimals(amount, -2), decimals[column]))),
  })
  const [lines, sum] = [rows.map(read), total && read(total)]
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
      {/* With display: grid, some screen readers treat it as a table only with the role */}
      <table role="table" className={`${styles.table} ${classOf(heads, sum ? [...lines, sum] : lines)}`}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((row) => (
            <Row key={row.name} {...row} heads={heads} />
          ))}
        </tbody>
        {sum && (
          <tfoot role="rowgroup">
            <Row {...sum} heads={heads} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The classes for the phone layout and the column width. */
function classOf([, ...amounts]: readonly string[], rows: readonly ReadRow[]) {
  const hasShortNames = rows.every(({ name }) => name.length <= shortName)
  const longest = Math.max(...rows.flatMap(({ texts }) => texts.map(({ length }) => length)))
  const width = styles[`figures${widths.find((each) => longest <= each) ?? widest}`] ?? ''
  if (amounts.length === 1) return width
  return hasShortNames ? `${width} ${styles.beside}` : `${width} ${styles.below} ${styles[`columns${amounts.length}`] ?? ''}`
}

const Row = ({ name, texts, heads }: ReadRow & { heads: readonly string[] }) => (
  <tr role="row">
    <th role="rowheader" scope="row" className={name.length > longestLine ? styles.sentence : undefined}>
      {name}
    </th>
    {texts.map((text, index) => (
      <td key={index} role="cell" data-head={heads[index + 1]} translate="no">
        {text}
      </td>
    ))}
  </tr>
)
