import { calculatorFigures, figuresOfCalculators } from '@artha/contract/calculator-figures'
import { keyOf } from '../../api/key-of.ts'

const keysOf: Readonly<Record<string, readonly string[]>> = calculatorFigures

/** What the server reads for the page of a calculator: the rows of its figures; nothing for one that stands on none. */
export const figureKeys = (path: string) => (keysOf[path] ? [keyOf('listFigures', { query: { keys: keysOf[path].join() } })] : [])

/** The same for every calculator at once. */
export const allFigureKeys = () => [keyOf('listFigures', { query: { keys: figuresOfCalculators() } })]
