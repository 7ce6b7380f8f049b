import { useFiguresOf } from '../../api/figures.ts'
import { JewellerWhatIf } from '../../features/market/metals/jeweller-what-if.tsx'
import type { PricedPurity } from '../../features/market/metals/metal-prices.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

/** The jeweller's bill with the register's GST rate, which is loaded when the bill is opened. */
export function JewellerPart({ purities }: { purities: readonly PricedPurity[] }) {
  const figures = useFiguresOf('gst-rates')
  return (
    <LoadState of={figures} pending={<SkeletonText lines={4} />}>
      {(gstRows) => <JewellerWhatIf gstRows={gstRows} purities={purities} />}
    </LoadState>
  )
}
