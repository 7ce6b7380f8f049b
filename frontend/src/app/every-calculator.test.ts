import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculatorFigures, calculatorFigureKeys } from '@artha/contract/calculator-figures'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Calculator } from '../features/calculators/definition/calculator.ts'
import { calculatorMetas, calculatorNames } from '../features/calculators/calculator-metas.ts'
import type { Fields } from '../features/calculators/definition/field.ts'
import { readFields } from '../features/calculators/definition/read-fields.ts'
import type { WithFigures } from '../features/calculators/definition/with-figures.ts'
import { queryableCalculators, ofBuild } from '../features/calculators/accuracy/of-build.ts'
import { definitionOf } from '../features/calculators/calculator-definitions.ts'
import { figuresOfAll } from '../pages/calculators/accuracy-page.tsx'

const folder = new URL('../features/calculators/', import.meta.url)

/** The paths in the definition files of the calculators. */
const definitionPaths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-calculator.ts'))
  .flatMap((file) => / calculator\(\{\s+path: '([^']+)'/.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? [])

/** Returns what is missing in the folder of the calculator. */
async function missingIn(path: string): Promise<string[]> {
  const asked = queryableCalculators.find(({ of }) => of.path === path)
  const definition = await definitionOf(path)
  const name = definition && ('keys' in definition ? ofBuild(definition) : definition).name
  const lacks: [string, boolean][] = [
    ['a definition in a file named like its address', name === undefined],
    ['published cases in its reference-cases.ts', asked === undefined || asked.cases.length === 0],
    ['its name in meta.ts, as in the definition', calculatorNames[path] !== name],
    ['a description in meta.ts', (calculatorMetas.find((meta) => meta.path === path)?.description ?? '').length < 30],
  ]
  return lacks.filter(([, isMissing]) => isMissing).map(([what]) => what)
}

it('finds the descriptions', () => {
  expect(definitionPaths.length).toBe(queryableCalculators.length)
})

it.each(definitionPaths)('%s has all that a calculator needs', async (path) => {
  expect(await missingIn(path)).toEqual([])
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
  expect(Object.fromEntries(asked)).toEqual(calculatorFigures)
})

it.each(withRegister.map(({ keys, of }) => ({ name: of.path, keys, of })))(
  '$name asks for every figure that it names as a source',
  ({ keys, of }) => {
    const cases = queryableCalculators.find((each) => each.of.path === of.path)?.cases ?? []
    const named = ['', ...cases.map(({ query }) => query)].flatMap(
      (query) => of.sources?.(readFields(of.fields, new URLSearchParams(query)).input, '2026-11-22').keys ?? [],
    )
    expect(named.length > 0).toBe(of.sources !== undefined)
    expect(named.filter((key) => !keys.split(',').includes(key))).toEqual([])
  },
)
