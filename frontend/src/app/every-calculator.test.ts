import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculatorFigures } from '@artha/contract/calculator-figures'
import { linkParameters } from '../features/calculators/declared/read-fields.ts'
import { askedCalculators } from '../features/calculators/references/asked-calculators.ts'
import { calculatorNames } from '../pages/calculators/calculator-trails.ts'
import { describedCalculatorRoutes } from './described-calculator-routes.ts'
import { describedSources } from './described-calculator-sources.ts'
import { headOf } from './page-heads.ts'

const folder = new URL('../features/calculators/', import.meta.url)

/** The paths that the descriptions in the folders of the calculators give. */
const describedPaths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-calculator.ts'))
  .flatMap((file) => /= calculator\(\{\s+path: '([^']+)'/.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? [])

const site = { answers: {}, params: {}, search: new URLSearchParams(), siteUrl: 'https://artha.example', siteName: 'Artha' }

/** What a calculator lacks, by the file that has to learn of it. */
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

/** The figures that the files of a folder take from the register, and those that they take through another folder's file. */
function figuresOfFolder(name: string): string[] {
  const files = readdirSync(new URL(`${name}/`, folder), { encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
  const own = texts.flatMap((text) => /'figures:([^']+)'/.exec(text)?.[1]?.split(',') ?? [])
  const shared = texts.some((text) => text.includes("'../ppf/scheme-rates.ts'")) ? ['ss-rates'] : []
  return [...new Set([...shared, ...own])].sort()
}

it('the table of the figures that calculators work with says what they take', () => {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`/${name}-calculator`, figuresOfFolder(name)] as const)
    .filter(([, keys]) => keys.length > 0)
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(calculatorFigures).map(([path, keys]) => [path, [...keys].sort()])))
})
