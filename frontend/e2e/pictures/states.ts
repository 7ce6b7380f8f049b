import type { ScenarioName } from '../../src/mocks/scenarios/scenarios.ts'

/** A page in one of its states. */
export interface State {
  state: string
  /** Begun one after the other; the last one with answers of its own holds. */
  scenarios: readonly ScenarioName[]
  /** Added to the page's address. */
  search?: Readonly<Record<string, string>>
  /** Taken while answers are still under way. */
  isLoading?: boolean
  /** A selector of what is pressed first. */
  press?: string
  /** What opens belongs to the window: the picture is of it alone. */
  isOverlay?: boolean
  isPrinted?: boolean
  /** Where it exists at these alone. */
  widths?: readonly (390 | 768 | 1440)[]
}

export const usual: State = { state: 'usual', scenarios: [] }

const loading = (...scenarios: ScenarioName[]): State => ({ state: 'loading', scenarios: [...scenarios, 'slow'], isLoading: true })
const empty = (...scenarios: ScenarioName[]): State => ({ state: 'empty', scenarios: [...scenarios, 'empty-site'] })
const failed = (...scenarios: ScenarioName[]): State => ({ state: 'failed', scenarios: [...scenarios, 'server-down'] })
const offline = (...scenarios: ScenarioName[]): State => ({ state: 'offline', scenarios: [...scenarios, 'offline'] })

/** A page of what the mocks always have: it is never empty. */
export const registerStates: readonly State[] = [usual, loading(), failed(), offline()]

/** A page of what is published. */
export const readingStates: readonly State[] = [...registerStates, empty()]

const onPhone = [390] as const

/** What opens over every page stands at the front page. */
export const frontStates: readonly State[] = [
  ...readingStates,
  { state: 'one category', scenarios: [], search: { category: 'Tax' } },
  { state: 'found', scenarios: [], search: { q: 'loan' } },
  { state: 'nothing found', scenarios: [], search: { q: 'zzzz' } },
  { state: 'signed in', scenarios: ['signed-in-as-creator'] },
  { state: 'search', scenarios: [], press: 'role=button[name="Search"]', isOverlay: true },
  { state: 'chat', scenarios: [], press: 'role=button[name="Chat assistant"]', isOverlay: true },
  { state: 'menu', scenarios: [], press: 'nav[aria-label="Menu"] summary', isOverlay: true, widths: onPhone },
  { state: 'menu of an account', scenarios: ['signed-in-as-creator'], press: 'nav[aria-label="Menu"] summary', isOverlay: true, widths: onPhone },
]

/** It works without an answer: nothing is empty, and what it asks for is older in its own build. */
export const calculatorStates: readonly State[] = [usual, failed(), offline()]

export const formStates: readonly State[] = [usual, { state: 'errors', scenarios: [], press: 'main form button[type="submit"]' }]

/** A page of one's own, for who may see it (`signedIn`), who may not, and nobody. */
export const deskStates = (signedIn: readonly ScenarioName[]): readonly State[] => [
  { ...usual, scenarios: signedIn },
  loading(...signedIn),
  empty(...signedIn),
  failed(...signedIn),
  offline(...signedIn),
  { state: 'not allowed', scenarios: ['signed-in-as-reader'] },
  { state: 'signed out', scenarios: ['signed-out'] },
]
