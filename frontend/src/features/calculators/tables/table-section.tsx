import { useId, type ReactNode } from 'react'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AmountTable, type AmountRow } from './amount-table.tsx'
import { TableActions } from './table-actions.tsx'
import styles from './table-section.module.css'

/** A table for screen, print and file. `heads` has the head of the names, then of each column of amounts. */
export interface SectionTable {
  caption: string
  heads: readonly string[]
  rows: readonly AmountRow[]
  total?: AmountRow | undefined
}

interface TableSectionProps {
  title: string
  /** Without the extension. */
  fileName: string
  table: SectionTable
  note?: ReactNode
  /** A control that changes the table; it is before the buttons. */
  control?: ReactNode
  /** Content after the table. */
  children?: ReactNode
}

/** A table with its title, and buttons to download, copy and print it. */
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
