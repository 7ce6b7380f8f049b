import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useGstRates } from '../api.ts'
import { JewellerWhatIf } from './jeweller-what-if.tsx'
import type { PricedPurity } from './metal-prices.ts'

/** The jeweller's bill with the register's GST rate, which is loaded when the bill is opened. */
export function JewellerPart({ purities }: { purities: readonly PricedPurity[] }) {
  const figures = useGstRates()
  return (
    <LoadState of={figures} pending={<SkeletonText lines={4} />}>
      {(gstRows) => <JewellerWhatIf gstRows={gstRows} purities={purities} />}
    </LoadState>
  )
}
