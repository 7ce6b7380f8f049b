import type { CheckedFigure } from '../references/reference-case.ts'
import { figureName, givenInWords } from './case-words.ts'

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
