import { useFiguresOf } from '../../api/figures.ts'
import { JewellerWhatIf } from '../../features/market/metals/jeweller-what-if.tsx'
import type { PricedPurity } from '../../features/market/metals/metal-prices.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

/** The what-if of a jeweller with the register's rate of GST, which is read when somebody opens it. */
export function JewellerPart({ purities }: { purities: readonly PricedPurity[] }) {
  const figures = useFiguresOf('gst-rates')
  return (
    <LoadState of={figures} pending={<SkeletonText lines={4} />}>
      {(gstRows) => <JewellerWhatIf gstRows={gstRows} purities={purities} />}
    </LoadState>
  )
}
