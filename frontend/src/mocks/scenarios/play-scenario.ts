import { server } from '../page-tests/node.ts'
import { scenarioNamed, type ScenarioName } from './scenarios.ts'

/** Starts a scenario in a test, as the panel of dev:mock does in a tab. */
export function playScenario(name: ScenarioName) {
  const { handlers, signIn } = scenarioNamed(name)
  server.use(...(handlers?.() ?? []))
  signIn?.()
}
