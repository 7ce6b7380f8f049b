import { Button } from '../../../ui/button.tsx'
import type { AmountRow } from './amount-table.tsx'
import { downloadFile } from './download-file.ts'
import { CopyText } from '../links/copy-text.tsx'
import { tableCsv, tableText } from './table-csv.ts'
import styles from './table-actions.module.css'

/** The longest wait for all charts, in milliseconds. Charts that still load after it are not printed. */
const longestWaitMs = 5_000

/** Charts that have not loaded yet. In data-saving mode a button is in their place, and they are not waited for. */
const undrawn = () => [...document.querySelectorAll('figure')].filter((figure) => !figure.querySelector('[role="img"], button'))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Prints the page after loading its charts: scrolls through those that have not been in view yet. */
async function printWithCharts() {
  const { scrollX: left, scrollY: top } = window
  for (const figure of undrawn()) {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' })
    await nextFrame()
    await nextFrame()
  }
  window.scrollTo({ left, top, behavior: 'instant' })
  const latest = performance.now() + longestWaitMs
  while (undrawn().length > 0 && performance.now() < latest) await nextFrame()
  window.print()
}

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
