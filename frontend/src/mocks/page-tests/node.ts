import { setupServer } from 'msw/node'
import { handlers } from '../handlers/handlers.ts'

/** The mocks for tests; `server.use(...)` puts an answer of the test's own before them. */
export const server = setupServer(...handlers)
