import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

export const startMocks = () => setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true })
