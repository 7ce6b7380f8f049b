import type { ScenarioName } from '../../src/mocks/scenarios/scenarios.ts'

/** A state of a page. */
export interface State {
  state: string
  /** The scenarios to start, in order; the last one with its own answers stays. */
  scenarios: readonly ScenarioName[]
  /** Added to the page's address. */
  search?: Readonly<Record<string, string>>
  /** True if the picture is taken while answers are pending. */
  isLoading?: boolean
  /** The selector of an element to press first. */
  press?: string
  /** True for an overlay: the picture shows only the window. */
  isOverlay?: boolean
  isPrinted?: boolean
  /** The widths at which the state exists; all by default. */
  widths?: readonly (390 | 768 | 1440)[]
}

export const usualState: State = { state: 'usual', scenarios: [] }

const loading = (...scenarios: ScenarioName[]): State => ({ state: 'loading', scenarios: [...scenarios, 'slow'], isLoading: true })
const empty = (...scenarios: ScenarioName[]): State => ({ state: 'empty', scenarios: [...scenarios, 'empty-site'] })
const failed = (...scenarios: ScenarioName[]): State => ({ state: 'failed', scenarios: [...scenarios, 'server-down'] })
const offline = (...scenarios: ScenarioName[]): State => ({ state: 'offline', scenarios: [...scenarios, 'offline'] })

/** States of a page whose content always exists, so that it is never empty. */
export const registerStates: readonly State[] = [usualState, loading(), failed(), offline()]

/** States of a page with published content. */
export const readingStates: readonly State[] = [...registerStates, empty()]

const onPhone = [390] as const

/** States of the front page, and of overlays that open over every page. */
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

/** States of a calculator. It works without an answer, with the older figures of its build, so it is never empty. */
export const calculatorStates: readonly State[] = [usualState, failed(), offline()]

export const formStates: readonly State[] = [usualState, { state: 'errors', scenarios: [], press: 'main form button[type="submit"]' }]

/** States of a private page: for users with access (`signedIn`), for users without it, and for visitors. */
export const deskStates = (signedIn: readonly ScenarioName[]): readonly State[] => [
  { ...usualState, scenarios: signedIn },
  loading(...signedIn),
  empty(...signedIn),
  failed(...signedIn),
  offline(...signedIn),
  { state: 'not allowed', scenarios: ['signed-in-as-reader'] },
  { state: 'signed out', scenarios: ['signed-out'] },
]
