import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LatePart } from '../../../ui/late-part.tsx'
import type { PricedPurity } from './metal-prices.ts'

const loadWhatIf = async () => (await import('./jeweller-what-if.tsx')).JewellerWhatIf

/** What a jeweller adds to the metal, for who asks. */
export function JewellerOffer({ purities }: { purities: readonly PricedPurity[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <LatePart load={loadWhatIf} props={{ purities }} />
  ) : (
    <p className="needs-script">
      <Button onClick={() => setIsOpen(true)}>What a jeweller adds</Button>
    </p>
  )
}
