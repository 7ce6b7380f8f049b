import { createContext, useContext } from 'react'

/** Facts about the site, set by the owner in the server's settings. The defaults are below. */
export interface SiteFacts {
  name: string
  /** The site's address, for texts read outside it; "" if unknown. */
  url: string
  /** The number of newsletter readers as the owner states it, not a count; "" if not confirmed. */
  subscribers: string
  /** The number of learners, stated in the same way. */
  learners: string
  contactEmail: string
  /** False hides crypto from the strip of prices; shown by default. */
  crypto?: boolean
}

const standardFacts: SiteFacts = { name: 'Artha', url: '', subscribers: '1000+', learners: '1,70,000', contactEmail: 'desk@artha.example' }

export const SiteFactsContext = createContext<Partial<SiteFacts>>({})

export const useSiteFacts = (): SiteFacts => ({ ...standardFacts, ...useContext(SiteFactsContext) })
