import { useId, type ReactNode } from 'react'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AmountTable, type AmountRow } from './amount-table.tsx'
import { TableActions } from './table-actions.tsx'
import styles from './table-section.module.css'

/** A table as it stands on the screen, on paper and in a file. `heads` are of the names, then of each amount. */
export interface SectionTable {
  caption: string
  heads: readonly string[]
  rows: readonly AmountRow[]
  total?: AmountRow | undefined
}

interface TableSectionProps {
  title: string
  /** Of the file, without its ending. */
  fileName: string
  table: SectionTable
  note?: ReactNode
  /** What changes the table; stands before what is done with it. */
  control?: ReactNode
  /** After the table. */
  children?: ReactNode
}

/** A table with its title, which can be taken along as a file or on paper. */
export function TableSection({ title, fileName, table, note, control, children }: TableSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {note && <p className={styles.note}>{note}</p>}
      <div className={`${styles.bar} needs-script not-printed`}>
        {control}
        <TableActions fileName={fileName} {...table} />
      </div>
      <AmountTable {...table} />
      {children}
    </section>
  )
}
