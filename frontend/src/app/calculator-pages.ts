import { linkParameters } from '../features/calculators/definition/read-fields.ts'
import type { Definition } from '../features/calculators/calculator-definitions.ts'

const files = import.meta.glob<Record<string, Definition>>('../features/calculators/*/*-calculator.ts', { eager: true })

// The fields have the same names on every day
function parametersOf(definition: Definition) {
  const { parameters, fields } = 'keys' in definition ? definition.of([], '') : definition
  return parameters ?? linkParameters(fields)
}

/**
 * The page of each calculator definition, with its source file and the query parameters of its fields; every link may have a date in `on`. The
 * browser needs only the paths, and gets them from `vite/calculator-paths.ts`.
 */
export const calculatorPages = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((definition) => ({
    path: `/${file.replace(/^.*\/|\.ts$/g, '')}`,
    file: file.replace('..', 'src'),
    search: [...new Set([...parametersOf(definition), 'on'])],
  })),
)
