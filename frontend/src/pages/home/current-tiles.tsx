import { useChangedWords } from '../../api/changed-words.ts'
import { CalculatorFigures } from '../../features/calculators/calculator-figures.tsx'

/** The figures of the tiles with what has changed in the register since their words were written. */
export const CurrentTiles = () => <CalculatorFigures changed={useChangedWords()} />
