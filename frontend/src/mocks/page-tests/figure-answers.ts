import { listedFigures } from '@artha/contract/figure-reads'
import { figuresOfBuild } from '@artha/contract/figures/all-figures'
import { placeAt } from '../../app/app.tsx'
import { figureKeys } from '../../pages/calculators/figure-keys.ts'

/** The rows of the register that the server hands over with the page of a calculator. */
export function figureAnswersAt(address: string) {
  const [pathname = ''] = address.split('?')
  const { route } = placeAt({ pathname })
  return Object.fromEntries(
    figureKeys(route.path).map((key) => [key, listedFigures(figuresOfBuild, { keys: new URLSearchParams(key.split('?')[1]).get('keys') ?? '' }, '')]),
  )
}
