import type { Plugin } from 'vite'
import { figuresOfBuild } from '../../contract/src/figures/all-figures.ts'

const scheme = 'figures:'

/** The label and the unit of a figure's part are shown to readers of the register; rules read numbers by their names. */
const withoutTitles = (name: string, value: unknown) => (name === 'title' || name === 'unit' ? undefined : value)

/**
 * `import rows from 'figures:it-80c,it-80d'` gives a calculator the rows of these keys from the register, without where they
 * are said: the whole register with its sources would be more script than the calculator itself.
 */
export function figuresOf(): Plugin {
  return {
    name: 'figures-of',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${scheme}`)) return undefined
      const keys = id.slice(scheme.length + 1).split(',')
      const unknown = keys.filter((key) => !figuresOfBuild.some(({ figureKey }) => figureKey === key))
      if (unknown.length > 0) throw new Error(`The register has no ${unknown.join(', ')}`)
      const rows = figuresOfBuild
        .filter(({ figureKey }) => keys.includes(figureKey))
        .map(({ figureKey, value, validFrom, validUntil, withdrawn }) => ({ figureKey, value, validFrom, validUntil, withdrawn }))
      return `export default ${JSON.stringify(rows, withoutTitles)}`
    },
  }
}
