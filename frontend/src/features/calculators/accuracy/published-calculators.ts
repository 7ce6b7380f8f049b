import type { DatedFigure } from '@artha/contract/figure-on'
import { calculatorMetas } from '../calculator-metas.ts'
import { resultsOfCases, type PublishedCases } from '../references/published-case.ts'

const files = import.meta.glob<PublishedCases>('../*/reference-cases.ts', { eager: true, import: 'cases' })

/** The published cases of each calculator definition, in the order of the board. */
const published = calculatorMetas
  .map(({ path }) => files[`..${path.replace(/-calculator$/, '')}/reference-cases.ts`])
  .filter((each) => each !== undefined)

/** All calculators with a definition, for a date and these rows of the register, each with its published cases. */
export const publishedCalculators = (rows: readonly DatedFigure[], today: string) =>
  published.map(({ queryableOn, cases }) => ({ of: queryableOn(rows, today), cases }))

export const publishedChecks = (rows: readonly DatedFigure[], today: string) =>
  publishedCalculators(rows, today).map(({ of, cases }) => ({ name: of.title, results: resultsOfCases(of, cases, today) }))
