import { server } from '../page-tests/node.ts'
import { scenarioNamed, type ScenarioName } from './scenarios.ts'

/** Begins a scenario in a test: what the panel of dev:mock begins in a tab. */
export function playScenario(name: ScenarioName) {
  const { handlers, signIn } = scenarioNamed(name)
  server.use(...(handlers?.() ?? []))
  signIn?.()
}
