import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../launch/project-root.mjs'

const calculators = 'frontend/src/features/calculators'
const usage = 'Usage: npm run new calculator <name in small letters, as in "car-lease">'

/** @param {string} name */
function wordsOf(name) {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const variable = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return { name, title, variable, type: variable.charAt(0).toUpperCase() + variable.slice(1), page: `/${name}-calculator` }
}

/** @typedef {ReturnType<typeof wordsOf>} Words */

/**
 * Returns the files of the calculator's folder: its rule, its definition, its texts for lists, its published cases, and a test that fails until there
 * is a case. No other file names a calculator.
 * @param {Words} words
 */
const ownFiles = ({ name, title, variable, type, page }) => ({
  [`${calculators}/${name}/${name}-results.ts`]: `import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

export interface ${type}Terms {
  amount: number
  annualRate: number
  /** Months. */
  term: number
}

/** The amount with simple interest. Replace it by the rule, with its source. */
export function ${variable}Results({ amount, annualRate, term }: ${type}Terms) {
  if (!noneNegative(amount, annualRate, term)) return undefined
  return finiteResults({ result: amount * (1 + ((annualRate / 100) * term) / 12) })
}
`,
  [`${calculators}/${name}/${name}-calculator.ts`]: `import { wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { ${variable}Results } from './${name}-results.ts'

export const ${variable} = calculator({
  path: '${page}',
  name: '${title}',
  title: '${title} calculator',
  standfirst: 'What it answers, in a sentence.',
  fields: {
    amount: sumField('Amount', { initial: 100_000, to: 10_000_000, step: 1_000 }),
    annualRate: rateField('Rate a year', { initial: 8 }, { hint: 'Assumed, not a forecast.' }),
    term: termField('Time', { initial: 10, to: 40 }),
  },
  work: (input) => ${variable}Results(input) ?? nothingToWorkOut,
  results: () => [{ id: 'result', name: 'Result' }],
  sentence: ({ result }, { amount }) => \`\${wholeRupees(amount)} becomes \${wholeRupees(result)}.\`,
  formula: 'Result = amount × (1 + rate ÷ 100 × years)',
  steps: () => [],
  assumed: 'annualRate',
  differs: 'Why another site says something else.',
  leavesOut: ['What it leaves out.'],
})
`,
  [`${calculators}/${name}/meta.ts`]: `import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: '${title}',
  title: '${title} calculator',
  description: 'What it answers, in a sentence for search engines.',
  board: { group: 'Save and invest', order: 1_000, glyph: 'growth', result: '₹1,80,000', text: 'from ₹1,00,000 in 10 years, assuming 8%' },
}
`,
  [`${calculators}/${name}/reference-cases.ts`]: `import { casesOf } from '../references/published-case.ts'
import { ${variable} } from './${name}-calculator.ts'

/** Published results, each with its source (\`references/reference-sources.ts\`). */
export const cases = casesOf(${variable}, [])
`,
  [`${calculators}/${name}/reference-cases.test.ts`]: `import { expect, it } from 'vitest'
import { cases } from './reference-cases.ts'

it('has a published result to be held against', () => {
  expect(cases.cases).not.toEqual([])
})
`,
})

/**
 * Writes the folder of a new calculator below a root. Throws if the name is invalid or taken.
 * @param {string} root
 * @param {string} name
 * @returns {string[]} the paths of the written files
 */
export function writeCalculator(root, name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name for a calculator. ${usage}`)
  const folder = path.join(root, calculators, name)
  if (existsSync(folder)) throw new Error(`There is a calculator called "${name}" already`)
  const files = ownFiles(wordsOf(name))
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text)
  return Object.keys(files)
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
