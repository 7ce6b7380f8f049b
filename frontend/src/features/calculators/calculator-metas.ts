import { boardTitles, type CalculatorMeta } from './calculator-meta.ts'

const files = import.meta.glob<CalculatorMeta>('./*/meta.ts', { eager: true, import: 'meta' })

const placeOf = ({ board }: CalculatorMeta) => boardTitles.indexOf(board.group) * 1_000 + board.order

/** All calculators with their paths, in the order of the board. They are plain texts: no calculator is loaded for them. */
export const calculatorMetas = Object.entries(files)
  .map(([file, meta]) => ({ ...meta, path: `/${file.split('/')[1] ?? ''}-calculator` }))
  .sort((one, other) => placeOf(one) - placeOf(other))

/** The names of the calculators by path. */
export const calculatorNames: Readonly<Record<string, string>> = Object.fromEntries(calculatorMetas.map(({ path, name }) => [path, name]))
