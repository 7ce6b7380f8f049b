import { fieldsOfJson } from '@artha/contract/unknown-fields'
import { keepScenario, scenariosIn, type KeptScenario } from './kept-scenarios.ts'

/** The scenarios of a calculator as a JSON file, to take to another device. */
export const scenarioFile = (path: string, scenarios: readonly KeptScenario[]) => `${JSON.stringify({ calculator: path, scenarios }, null, 2)}\n`

export const scenarioFileName = (path: string) => `${path.slice(1).replace(/-calculator$/, '')}-scenarios.json`

/** The scenarios after opening a file, and a message about it. */
export interface Opened {
  kept: readonly KeptScenario[]
  words: string
}

/** Reads an untrusted file: only queries and names are used, and read like a link. */
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
