import { createContext, useContext } from 'react'

/** The name of the site, a setting of the server; what stands here is its default. */
export const SiteNameContext = createContext('Artha')

export const useSiteName = () => useContext(SiteNameContext)
