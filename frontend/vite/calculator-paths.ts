import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = new URL('../src/features/calculators/', import.meta.url)

/** Returns the paths of all calculator definitions: that of `sip/sip-calculator.ts` is `/sip-calculator`. */
export const calculatorPaths = () =>
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/${name}-calculator.ts`, folder)))
    .map((name) => `/${name}-calculator`)

/**
 * Gives the browser only the paths of `app/calculator-pages.ts`. Only the server needs the source files and query parameters; the module reads them
 * from all definitions, which would be in the script of every page.
 */
export const onlyCalculatorPaths = (): Plugin => ({
  name: 'calculator-paths',
  enforce: 'pre',
  load: (id, options) =>
    options?.ssr !== true && id.endsWith('/src/app/calculator-pages.ts')
      ? `export const calculatorPages = ${JSON.stringify(calculatorPaths())}.map((path) => ({ path, file: '', search: [] }))`
      : null,
})
