import { definitionOf } from '../../features/calculators/described-calculators.ts'
import { declaredPage, registerPage } from './declared-page.tsx'

/** The page of a calculator that has a definition; nothing but its own script is loaded for it. */
export async function describedPage(path: string) {
  const of = await definitionOf(path)
  if (of === undefined) throw new Error(`No calculator is defined for ${path}: its file is named like its address`)
  return { Page: 'keys' in of ? registerPage(of) : declaredPage(of) }
}
