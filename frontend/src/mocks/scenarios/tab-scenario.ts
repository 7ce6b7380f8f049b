import type { RequestHandler } from 'msw'
import { isScenario, scenarioNamed, type ScenarioName } from './scenarios.ts'
import { tabKeyPrefix } from '../data/tab-list.ts'

/** The word in the address. No page has it among the words that it reads. */
export const scenarioWord = 'mock'

const key = `${tabKeyPrefix}scenario`

/**
 * Begins the scenarios that the address names, one after the other. The last one with answers of its own stays for the tab,
 * also where the address no longer names it; "normal" ends it. Returns the names that no scenario has.
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

/** The scenario of this tab. */
export function tabScenario(): ScenarioName {
  const name = sessionStorage.getItem(key) ?? ''
  return isScenario(name) ? name : 'normal'
}

export const tabScenarioHandlers = (): RequestHandler[] => scenarioNamed(tabScenario()).handlers?.() ?? []
