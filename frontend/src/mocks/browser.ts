import { setupWorker } from 'msw/browser'
import { endpoints } from '@artha/contract/endpoints'
import { handlers } from './handlers/handlers.ts'
import { beginScenarios, tabScenarioHandlers } from './scenarios/tab-scenario.ts'
import { noteUnanswered } from './panel/unanswered-calls.ts'

/** True for calls of the API and requests to other hosts; everything else is part of the page itself. */
const isCall = ({ origin, pathname }: URL) => origin !== window.location.origin || /^\/(?:api|auth|admin|uploads)\//.test(pathname)

/** Starts the mocks. The address may name scenarios. */
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
      // Logs the request to the console and throws, so that the call fails
      print.error()
    },
  })
}

/** Google's button loads a whole page, which no handler sees. Redirects as the cms does when Google sign-in is not set up. */
function leaveGoogle() {
  if (window.location.pathname === endpoints.google.path) window.history.replaceState(null, '', '/login?google=unavailable')
}
