import { createContext } from 'react'

/** The day on which the server drew the page. */
export const DrawnOnContext = createContext<string | undefined>(undefined)
