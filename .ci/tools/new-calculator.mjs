import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../launch/project-root.mjs'

const calculators = 'frontend/src/features/calculators'
const usage = 'Usage: npm run new calculator <name in small letters, as in "car-lease">'

/** The existing files that get rows for a new calculator. */
export const filesThatLearn = {
  cases: `${calculators}/references/asked-calculators.ts`,
  described: `${calculators}/described-calculators.ts`,
  names: 'frontend/src/pages/calculators/calculator-trails.ts',
  heads: 'frontend/src/pages/calculators/calculator-heads.ts',
  routes: 'frontend/src/app/described-calculator-routes.ts',
  sources: 'frontend/src/app/described-calculator-sources.ts',
}

/** @param {string} name */
function wordsOf(name) {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const variable = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return { name, title, variable, type: variable.charAt(0).toUpperCase() + variable.slice(1), page: `/${name}-calculator` }
}

/** @typedef {ReturnType<typeof wordsOf>} Words */

/**
 * Inserts lines before the first match of `anchor`. Throws if there is none.
 * @param {string} text
 * @param {RegExp} anchor
 * @param {string} lines
 */
function insertBefore(text, anchor, lines) {
  const at = text.search(anchor)
  if (at === -1) throw new Error(`Nothing looks like ${anchor}: the file has another form than this script knows`)
  return text.slice(0, at) + lines + text.slice(at)
}

/**
 * Returns the texts of `filesThatLearn` with the rows of the new calculator.
 * @param {Record<keyof typeof filesThatLearn, string>} texts
 * @param {Words} words
 */
function rowsIn(texts, { name, title, variable, page }) {
  const imported = `import { ${variable} } from '../${name}/${name}-calculator.ts'\n`
  const cases = `import { ${variable}Cases } from '../${name}/reference-cases.ts'\n`
  return {
    cases: insertBefore(
      insertBefore(texts.cases, /^import \{ askedFigures/m, imported + cases),
      /^\]\n\nexport const askedChecks/m,
      `  { of: asked(${variable}), cases: ${variable}Cases },\n`,
    ),
    described: insertBefore(
      texts.described,
      /^\} satisfies/m,
      `  '${page}': async () => plain((await import('./${name}/${name}-calculator.ts')).${variable}),\n`,
    ),
    names: insertBefore(texts.names, /^\} as const\n\n\/\*\* The name of each/m, `  '${page}': '${title}',\n`),
    heads: insertBefore(
      texts.heads,
      /^\}\n\nexport const describedHeads/m,
      `  '${page}': ['${title} calculator', 'What it answers, in a sentence.'],\n`,
    ),
    routes: insertBefore(texts.routes, /^\] as const satisfies/m, `  '${page}',\n`),
    sources: insertBefore(
      texts.sources,
      /^\} as const satisfies/m,
      `  '${page}': { file: 'src/features/calculators/${name}/${name}-calculator.ts', search: 'amount annualRate years months' },\n`,
    ),
  }
}

/**
 * Returns the calculator's own files: its rule, its definition, its published cases, and a test that fails until there is a case.
 * @param {Words} words
 */
const ownFiles = ({ name, title, variable, type, page }) => ({
  [`${calculators}/${name}/${name}-figures.ts`]: `import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

export interface ${type}Terms {
  amount: number
  annualRate: number
  /** Months. */
  term: number
}

/** What the amount grows to. Simple interest: replace it by the rule, with its source. */
export function ${variable}Figures({ amount, annualRate, term }: ${type}Terms) {
  if (!noneNegative(amount, annualRate, term)) return undefined
  return finiteFigures({ result: amount * (1 + ((annualRate / 100) * term) / 12) })
}
`,
  [`${calculators}/${name}/${name}-calculator.ts`]: `import { wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { ${variable}Figures } from './${name}-figures.ts'

export const ${variable} = calculator({
  path: '${page}',
  title: '${title} calculator',
  standfirst: 'What it answers, in a sentence.',
  fields: {
    amount: sumField('Amount', { initial: 100_000, to: 10_000_000, step: 1_000 }),
    annualRate: rateField('Rate a year', { initial: 8 }, { hint: 'Assumed, not a forecast.' }),
    term: termField('Time', { initial: 10, to: 40 }),
  },
  work: (input) => ${variable}Figures(input) ?? nothingToWorkOut,
  results: () => [{ id: 'result', name: 'Result' }],
  sentence: ({ result }, { amount }) => \`\${wholeRupees(amount)} becomes \${wholeRupees(result)}.\`,
  formula: 'Result = amount × (1 + rate ÷ 100 × years)',
  steps: () => [],
  assumed: 'annualRate',
  differs: 'Why another site says something else.',
  leavesOut: ['What it leaves out.'],
})
`,
  [`${calculators}/${name}/reference-cases.ts`]: `import type { AskedCase } from '../references/asked-case.ts'

/** Published figures, each with its source (\`references/reference-sources.ts\`). */
export const ${variable}Cases: readonly AskedCase[] = []
`,
  [`${calculators}/${name}/reference-cases.test.ts`]: `import { expect, it } from 'vitest'
import { ${variable}Cases } from './reference-cases.ts'

it('has a published figure to be held against', () => {
  expect(${variable}Cases).not.toEqual([])
})
`,
})

/**
 * Writes a new calculator below a root: its own files, and its rows in `filesThatLearn`. Throws if the name is invalid or taken.
 * @param {string} root
 * @param {string} name
 * @returns {string[]} the paths of the written files
 */
export function writeCalculator(root, name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name for a calculator. ${usage}`)
  const words = wordsOf(name)
  const own = ownFiles(words)
  if (Object.keys(own).some((file) => existsSync(path.join(root, file)))) throw new Error(`There is a calculator called "${name}" already`)
  const read = /** @param {string} file */ (file) => readFileSync(path.join(root, file), 'utf8')
  const texts = /** @type {Record<keyof typeof filesThatLearn, string>} */ (
    Object.fromEntries(Object.entries(filesThatLearn).map(([key, file]) => [key, read(file)]))
  )
  const rows = rowsIn(texts, words)
  const all = {
    ...own,
    ...Object.fromEntries(Object.entries(filesThatLearn).map(([key, file]) => [file, rows[/** @type {keyof typeof rows} */ (key)]])),
  }
  mkdirSync(path.join(root, calculators, name))
  for (const [file, text] of Object.entries(all)) writeFileSync(path.join(root, file), text)
  return Object.keys(all)
}

/** `npm run new calculator <name>`. @param {string[]} args */
export function runNew([kind, name = '']) {
  try {
    if (kind !== 'calculator') throw new Error(usage)
    const written = writeCalculator(projectRoot, name)
    console.log(
      `Written:\n  ${written.join('\n  ')}\nNow the rule, its words and a published case; "npm run format", then "npm run check" says what is missing.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
