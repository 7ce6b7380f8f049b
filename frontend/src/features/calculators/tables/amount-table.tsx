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

/** In characters: up to here a name stands beside its amounts on a phone too. */
const shortName = 9

/** In characters: a longer name takes several lines where there is no room. */
const longestLine = 24

/** Of a column, in characters: as wide as the longest of its amounts needs it. */
const widths = [9, 12, 15, 18, 22] as const
const widest = 28

interface ReadRow {
  name: string
  texts: readonly string[]
}

/**
 * Amounts, with what the columns add up to. On a phone the amounts of a long name stand below it, and those of years beside
 * it in as many whole columns as fit: none is ever cut.
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
      {/* A table that is drawn as a grid is none to some screen readers, unless it says so */}
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

/** How names and amounts stand to each other on a phone, and how wide a column is. */
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
