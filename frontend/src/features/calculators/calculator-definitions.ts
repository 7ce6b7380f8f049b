import type { Calculator } from './definition/calculator.ts'
import type { Fields } from './definition/field.ts'
import type { WithFigures } from './definition/with-figures.ts'

/** A calculator definition, or a function of the official figures that returns one. */
export type Definition = Calculator<Fields, object> | WithFigures<Calculator<Fields, object>>

/** Each calculator is a separate script, since a page needs only one. */
const files = import.meta.glob<Record<string, Definition>>('./*/*-calculator.ts')

/** The definition at a path: that of `/sip-calculator` is the one export of `sip/sip-calculator.ts`. Undefined if there is none. */
export async function definitionOf(path: string): Promise<Definition | undefined> {
  const load = files[`.${path.replace(/-calculator$/, '')}${path}.ts`]
  return load && Object.values(await load())[0]
}
