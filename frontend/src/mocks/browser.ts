import { setupWorker } from 'msw/browser'
import { endpoints } from '@artha/contract/endpoints'
import { handlers } from './handlers/handlers.ts'
import { beginScenarios, tabScenarioHandlers } from './scenarios/tab-scenario.ts'
import { noteUnanswered } from './panel/unanswered-calls.ts'

/** Paths of ours, and whatever is asked of other hosts; all else is what the page itself is made of. */
const isCall = ({ origin, pathname }: URL) => origin !== window.location.origin || /^\/(?:api|auth|admin|uploads)\//.test(pathname)

/** Begins to answer; the address may name scenarios. */
export async function startMocks() {
  leaveGoogle()
  for (const unknown of beginScenarios(window.location.search)) console.warn(`The mocks have no scenario "${unknown}".`)
  const worker = setupWorker(...tabScenarioHandlers(), ...handlers)
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const url = new URL(request.url)
      if (!isCall(url)) return
      noteUnanswered(`${request.method} ${url.origin === window.location.origin ? '' : url.origin}${url.pathname}`)
      // Logs it to the console and throws: the caller gets a failure
      print.error()
    },
  })
}

/** Google's button loads a whole page, which no handler sees: it leads back as the cms leads back where Google is not set up. */
function leaveGoogle() {
  if (window.location.pathname === endpoints.google.path) window.history.replaceState(null, '', '/login?google=unavailable')
}
