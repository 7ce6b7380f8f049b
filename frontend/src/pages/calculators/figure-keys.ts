import { calculatorFigures, calculatorFigureKeys } from '@artha/contract/calculator-figures'
import { keyOf } from '../../api/key-of.ts'

const keysOf: Readonly<Record<string, readonly string[]>> = calculatorFigures

/** Returns the cache keys that the server reads for a calculator's page: its official figures, or none. */
export const figureKeys = (path: string) => (keysOf[path] ? [keyOf('listFigures', { query: { keys: keysOf[path].join() } })] : [])

/** Returns the cache key for the figures of all calculators. */
export const allFigureKeys = () => [keyOf('listFigures', { query: { keys: calculatorFigureKeys() } })]
