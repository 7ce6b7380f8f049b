import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LatePart } from '../../../ui/late-part.tsx'
import type { PricedPurity } from './metal-prices.ts'
import * as texts from './metal-texts.ts'

const load = async () => (await import('./jeweller-part.tsx')).JewellerPart

/** A button that loads and opens the jeweller's charges. */
export function JewellerOffer({ purities }: { purities: readonly PricedPurity[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <LatePart load={load} props={{ purities }} />
  ) : (
    <p className="needs-script">
      <Button onClick={() => setIsOpen(true)}>{texts.whatJewellerAdds}</Button>
    </p>
  )
}
