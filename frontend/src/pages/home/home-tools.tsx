import { CalculatorTiles } from '../../features/calculators/calculator-tiles.tsx'
import { lateHydrated, touched } from '../../ui/late-hydrated.tsx'

/** Hydrated at the first scroll, press or key. The server's HTML is complete, so a reader who does nothing loads no script for the tiles. */
const LateTiles = lateHydrated(async () => (await import('./current-tiles.tsx')).CurrentTiles, touched)

/** The calculator tiles of the front page. */
export const HomeTools = () => (
  <CalculatorTiles>
    <LateTiles />
  </CalculatorTiles>
)
