import { createContext } from 'react'

/** The day in India on which the server rendered the page. */
export const RenderedOnContext = createContext<string | undefined>(undefined)
