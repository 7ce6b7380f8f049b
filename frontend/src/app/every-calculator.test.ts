import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculatorFigures, calculatorFigureKeys } from '@artha/contract/calculator-figures'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Calculator } from '../features/calculators/declared/calculator.ts'
import type { Fields } from '../features/calculators/declared/field.ts'
import { linkParameters, readFields } from '../features/calculators/declared/read-fields.ts'
import type { WithFigures } from '../features/calculators/declared/with-figures.ts'
import { askedCalculators, ofBuild } from '../features/calculators/references/of-build.ts'
import { figuresOfAll } from '../pages/calculators/accuracy-page.tsx'
import { calculatorNames } from '../pages/calculators/calculator-trails.ts'
import { describedCalculatorRoutes } from './described-calculator-routes.ts'
import { describedSources } from './described-calculator-sources.ts'
import { headOf } from './page-heads.ts'

const folder = new URL('../features/calculators/', import.meta.url)

/** The paths in the definition files of the calculators. */
const describedPaths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-calculator.ts'))
  .flatMap((file) => / calculator\(\{\s+path: '([^']+)'/.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? [])

const site = { answers: {}, params: {}, search: new URLSearchParams(), siteUrl: 'https://artha.example', siteName: 'Artha' }

/** Returns the files that lack an entry for the calculator. */
function missingOf(path: string): string[] {
  const asked = askedCalculators.find(({ of }) => of.path === path)
  const sources: Readonly<Record<string, { search: string }>> = describedSources
  const lacks: [string, boolean][] = [
    ['a row in references/asked-calculators.ts', asked === undefined],
    ['published cases in its reference-cases.ts', asked?.cases.length === 0],
    ['a name in calculator-trails.ts', !(path in calculatorNames)],
    ['a head in calculator-heads.ts', headOf({ path }, site).description.length < 30],
    ['a row in described-calculator-routes.ts', !describedCalculatorRoutes.some((route) => route.path === path)],
    [
      'its link in described-calculator-sources.ts',
      !asked || linkParameters(asked.of.fields).some((name) => !sources[path]?.search.split(' ').includes(name)),
    ],
  ]
  return lacks.filter(([, isMissing]) => isMissing).map(([what]) => what)
}

it('finds the descriptions', () => {
  expect(describedPaths.length).toBe(askedCalculators.length)
})

it.each(describedPaths)('%s has all that a calculator needs', (path) => {
  expect(missingOf(path)).toEqual([])
})

/** The calculators that need official figures; they are built with the figures of this build. */
const withRegister = Object.values(import.meta.glob<Record<string, unknown>>('../features/calculators/*/*-calculator.ts', { eager: true }))
  .flatMap((file) => Object.values(file))
  .filter((each): each is WithFigures<Calculator<Fields, object>> => 'keys' in fieldsOf(each))
  .map((each) => ({ keys: each.keys, of: ofBuild(each) }))

it('the page of all cases asks for the figures of all calculators', () => {
  expect(figuresOfAll).toBe(calculatorFigureKeys())
})

it('the table of the figures that calculators work with says what their pages ask for', () => {
  const asked = withRegister.map(({ keys, of }) => [of.path, keys.split(',')] as const)
  expect({ ...Object.fromEntries(asked), '/fixed-deposit-calculator': ['tds-interest'] }).toEqual(calculatorFigures)
})

it.each(withRegister.map(({ keys, of }) => ({ name: of.path, keys, of })))(
  '$name asks for every figure that it names as a source',
  ({ keys, of }) => {
    const cases = askedCalculators.find((each) => each.of.path === of.path)?.cases ?? []
    const named = ['', ...cases.map(({ query }) => query)].flatMap(
      (query) => of.sources?.(readFields(of.fields, new URLSearchParams(query)).input, '2026-11-22').keys ?? [],
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((key) => !keys.split(',').includes(key))).toEqual([])
  },
)
