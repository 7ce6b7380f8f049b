import { listedFigures } from '@artha/contract/figure-reads'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { placeAt } from '../../app/app.tsx'
import { figureKeys } from '../../pages/calculators/figure-keys.ts'

/** Returns the official figures that the server sends with a calculator's page. */
export function figureAnswersAt(address: string) {
  const [pathname = ''] = address.split('?')
  const { route } = placeAt({ pathname })
  return Object.fromEntries(
    figureKeys(route.path).map((key) => [key, listedFigures(shippedFigures, { keys: new URLSearchParams(key.split('?')[1]).get('keys') ?? '' }, '')]),
  )
}
