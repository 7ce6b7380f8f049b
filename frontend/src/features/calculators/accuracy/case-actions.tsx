import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../links/copy-text.tsx'
import type { CheckedFigure } from '../references/reference-case.ts'
import { figureName, givenInWords } from './case-words.ts'
import type { CheckedCalculator } from './checked-cases.ts'
import { downloadFile } from '../tables/download-file.ts'
import { cellsCsv, cellsText } from '../tables/table-csv.ts'
import styles from './case-actions.module.css'

/** The cases of a calculator as spreadsheet rows: numbers ungrouped and with all decimals. */
export const caseLines = (figures: readonly CheckedFigure<unknown>[]): string[][] => [
  ['Case', 'Source', 'Result', 'Expected', 'Ours', 'Difference'],
  ...figures.map(({ given, source, figure, expected, ours, difference }) => [
    givenInWords(given),
    source.name,
    figureName(figure),
    ...[expected, ours, difference].map((value) => (value === undefined ? '' : String(value))),
  ]),
]

const fileName = (name: string) => `accuracy-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`

/** Buttons that download the cases of a calculator as CSV or copy them. */
export const CaseActions = ({ name, figures }: CheckedCalculator) => (
  <div className={`${styles.actions} needs-script not-printed`}>
    <Button onClick={() => downloadFile(fileName(name), 'text/csv;charset=utf-8', cellsCsv(caseLines(figures)))}>Download CSV</Button>
    <CopyText label="Copy" done="Copied" text={() => cellsText(caseLines(figures))} />
  </div>
)
