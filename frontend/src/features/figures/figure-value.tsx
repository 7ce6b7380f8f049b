import type { FigureValue } from '@artha/contract/figure-answer'
import { amountText, bandText } from './figure-texts.ts'
import styles from './figures.module.css'
import { dayText } from '../../lib/dates.ts'

/** Shows a figure's value according to its kind: number, slabs, table or dates. */
export function FigureValueView({ value, title }: { value: FigureValue; title: string }) {
  switch (value.kind) {
    case 'number':
      return (
        <p className={styles.amount} translate="no">
          <data value={value.number}>{amountText(value.number, value.unit)}</data>
        </p>
      )
    case 'slabs':
      return (
        <>
          {value.groups.map((group) => (
            <Slabs key={group.name} group={group} of={value} />
          ))}
        </>
      )
    case 'table':
      return <Table value={value} title={title} />
    case 'list':
      return (
        <ul>
          {value.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'dates':
      return (
        <ul>
          {value.dates.map(({ name, title: what, date }) => (
            <li key={name}>
              <time dateTime={date}>{dayText(date)}</time>
              <span>{`: ${what}`}</span>
            </li>
          ))}
        </ul>
      )
  }
}

type SlabsValue = Extract<FigureValue, { kind: 'slabs' }>

const Slabs = ({ group, of }: { group: SlabsValue['groups'][number]; of: SlabsValue }) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={group.title}>
    <table className={styles.table}>
      <caption>
        {`${group.title}. ${of.appliesTo === 'part' ? 'Each rate applies to the part within its slab.' : 'The slab’s rate applies to the whole amount.'}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Slab</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        {group.bands.map((band) => (
          <tr key={band.from}>
            <th scope="row">{bandText(band, of.unit)}</th>
            <td>{amountText(band.percent, 'percent')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Table = ({ value: { columns, rows }, title }: { value: Extract<FigureValue, { kind: 'table' }>; title: string }) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={title}>
    <table className={styles.table}>
      <thead className={columns.length === 1 ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">Item</th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.title}</th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]?.name} className={typeof cell === 'string' ? styles.words : undefined}>
                {amountText(cell, row.unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
