import { definitionOf } from '../../features/calculators/calculator-definitions.ts'
import { definitionPage, registerPage } from './definition-page.tsx'

/** Loads the page of a calculator made from a definition. Loads no other calculator's script. */
export async function loadCalculatorPage(path: string) {
  const definition = await definitionOf(path)
  if (definition === undefined) throw new Error(`No calculator is defined for ${path}`)
  return { Page: 'keys' in definition ? registerPage(definition) : definitionPage(definition) }
}
