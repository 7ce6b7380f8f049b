import { useBoardUpdates } from '../../api/board-updates.ts'
import { CalculatorResults } from '../../features/calculators/calculator-results.tsx'

/** The figures on the calculator tiles, updated with official figures that changed since the tiles were written. */
export const CurrentTiles = () => <CalculatorResults changed={useBoardUpdates()} />
