import { createContext } from 'react'
import type { ApiErrorDetails } from './api-error.ts'

/** The errors of the server's reads, by key. Hydration must render the same as the server did. */
export type ServerFailures = Readonly<Record<string, ApiErrorDetails>>

export const ServerFailuresContext = createContext<ServerFailures>({})
