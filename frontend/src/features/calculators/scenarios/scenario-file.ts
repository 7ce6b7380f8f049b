import { fieldsOfJson } from '@artha/contract/unknown-fields'
import { keepScenario, scenariosIn, type KeptScenario } from './kept-scenarios.ts'

/** The scenarios of a calculator as a file that its reader may take to another device. */
export const scenarioFile = (path: string, scenarios: readonly KeptScenario[]) => `${JSON.stringify({ calculator: path, scenarios }, null, 2)}\n`

export const scenarioFileName = (path: string) => `${path.slice(1).replace(/-calculator$/, '')}-scenarios.json`

/** What comes of a file: the scenarios with those of the file, and what is said of it. */
export interface Opened {
  kept: readonly KeptScenario[]
  words: string
}

/** A file is anybody's: only queries and names are taken of it, and read by the rules of a link. */
export function openScenarioFile(text: string, path: string, kept: readonly KeptScenario[]): Opened {
  const file = fieldsOfJson(text)
  const inFile = scenariosIn(file.scenarios)
  if (inFile.length === 0) return { kept, words: 'This file has no calculator scenarios.' }
  if (file.calculator !== path) return { kept, words: 'The scenarios in this file are for another calculator.' }
  let after = kept
  for (const each of inFile) {
    const keeping = keepScenario(after, each)
    if (keeping.kind === 'full')
      return { kept: after, words: 'There is no room for all scenarios in the file: you can save three. Remove one first.' }
    if (keeping.kind === 'kept') after = keeping.kept
  }
  return { kept: after, words: 'The scenarios from the file are shown below the result.' }
}
