import { useBoardUpdates } from '../../api/board-updates.ts'
import { CalculatorFigures } from '../../features/calculators/calculator-figures.tsx'

/** The figures on the calculator tiles, updated with official figures that changed since the tiles were written. */
export const CurrentTiles = () => <CalculatorFigures changed={useBoardUpdates()} />
