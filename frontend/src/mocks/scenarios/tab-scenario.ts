import type { RequestHandler } from 'msw'
import { isScenario, scenarioNamed, type ScenarioName } from './scenarios.ts'
import { tabKeyPrefix } from '../data/tab-list.ts'

/** The query parameter of scenarios. No page uses it. */
export const scenarioWord = 'mock'

const key = `${tabKeyPrefix}scenario`

/**
 * Starts the scenarios named in the address, in order. The last one with its own answers stays for the tab, even if a later address does not name
 * it; "normal" ends it. Returns the names of unknown scenarios.
 */
export function beginScenarios(search: string): string[] {
  const named = new URLSearchParams(search).getAll(scenarioWord)
  for (const name of named.filter(isScenario)) {
    const { handlers, signIn } = scenarioNamed(name)
    if (handlers !== undefined || signIn === undefined) sessionStorage.setItem(key, name)
    signIn?.()
  }
  return named.filter((name) => !isScenario(name))
}

/** Returns the scenario of this tab. */
export function tabScenario(): ScenarioName {
  const name = sessionStorage.getItem(key) ?? ''
  return isScenario(name) ? name : 'normal'
}

export const tabScenarioHandlers = (): RequestHandler[] => scenarioNamed(tabScenario()).handlers?.() ?? []
