import type { DatedFigure } from '@artha/contract/figure-on'
import { asked } from '../declared/asked-calculator.ts'
import type { Definition } from '../described-calculators.ts'
import { askedFigures, type AskedCase } from './asked-case.ts'

const definitions = import.meta.glob<Record<string, Definition>>(['../*/*-calculator.ts', '!../declared/*'], { eager: true })
const casesOf = import.meta.glob<Record<string, readonly AskedCase[]>>('../*/reference-cases.ts', { eager: true })

/** Each definition with the published cases of its folder. */
const calculators = Object.entries(definitions).flatMap(([file, module]) => {
  const cases = Object.values(casesOf[file.replace(/[^/]+$/, 'reference-cases.ts')] ?? {}).flat()
  return Object.values(module).map((definition) => ({ definition, cases }))
})

/** Every calculator that has a definition, working on a day with these rows of the register, with its published cases. */
export const askedWith = (rows: readonly DatedFigure[], today: string) =>
  calculators.map(({ definition, cases }) => ({ of: asked('keys' in definition ? definition.of(rows, today) : definition), cases }))

export const askedChecks = (rows: readonly DatedFigure[], today: string) =>
  askedWith(rows, today).map(({ of, cases }) => ({ name: of.title, figures: askedFigures(of, cases, today) }))
