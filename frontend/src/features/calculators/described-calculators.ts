import type { Calculator } from './declared/calculator.ts'
import type { Fields } from './declared/field.ts'
import type { WithFigures } from './declared/with-figures.ts'

/** A calculator's definition: one that stands by itself, or one that is made of the rows of the register. */
export type Definition = Calculator<Fields, object> | WithFigures<Calculator<Fields, object>>

/** Each is a script of its own, since a page needs only one. */
const definitions = import.meta.glob<Record<string, Definition>>(['./*/*-calculator.ts', '!./declared/*'])

/** The definition at a path: that of `/sip-calculator` is the one export of `sip/sip-calculator.ts`. Undefined where there is none. */
export async function definitionOf(path: string): Promise<Definition | undefined> {
  const load = definitions[`.${path.replace(/-calculator$/, '')}${path}.ts`]
  return load && Object.values(await load())[0]
}
