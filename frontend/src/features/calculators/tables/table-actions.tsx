import { Button } from '../../../ui/button.tsx'
import type { AmountRow } from './amount-table.tsx'
import { printWithCharts } from './print-with-charts.ts'
import { downloadFile } from './download-file.ts'
import { CopyText } from '../links/copy-text.tsx'
import { tableCsv, tableText } from './table-csv.ts'
import styles from './table-actions.module.css'

interface TableActionsProps {
  /** Without the extension. */
  fileName: string
  heads: readonly string[]
  rows: readonly AmountRow[]
  total?: AmountRow | undefined
}

/** Buttons to download or copy the table and to print the page. */
export const TableActions = ({ fileName, heads, rows, total }: TableActionsProps) => (
  <div className={styles.actions}>
    <Button onClick={() => downloadFile(`${fileName}.csv`, 'text/csv;charset=utf-8', tableCsv(heads, rows, total))}>Download CSV</Button>
    <CopyText label="Copy" done="Copied" text={() => tableText(heads, rows, total)} />
    <Button onClick={() => void printWithCharts()}>Print</Button>
  </div>
)
