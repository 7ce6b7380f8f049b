import { setupServer } from 'msw/node'
import { handlers } from '../handlers/handlers.ts'

/** The mock server of tests. `server.use(...)` adds a test's own answers before the usual ones. */
export const server = setupServer(...handlers)
