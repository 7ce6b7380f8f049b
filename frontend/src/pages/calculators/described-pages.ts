import { definitionOf } from '../../features/calculators/described-calculators.ts'
import { declaredPage, registerPage } from './declared-page.tsx'

/** Loads the page of a calculator made from a definition. Loads no other calculator's script. */
export async function describedPage(path: string) {
  const definition = await definitionOf(path)
  if (definition === undefined) throw new Error(`No calculator is defined for ${path}`)
  return { Page: 'keys' in definition ? registerPage(definition) : declaredPage(definition) }
}
