import { createContext } from 'react'
import type { ApiErrorDetails } from './api-error.ts'

/** What failed while the server read the page's keys, by key. Hydration must draw what the server drew. */
export type ServerFailures = Readonly<Record<string, ApiErrorDetails>>

export const ServerFailuresContext = createContext<ServerFailures>({})
