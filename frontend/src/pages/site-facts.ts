import { createContext, useContext } from 'react'

/** What the owner of the site says of it, settings of the server; what stands here are their defaults. */
export interface SiteFacts {
  name: string
  /** Where the site is, for what is read away from it; "" where that is not known. */
  url: string
  /** How many read the newsletter, as the owner puts it: a claim, not a count; "" where it is not confirmed. */
  subscribers: string
  /** How many have learned here, likewise. */
  learners: string
  contactEmail: string
  /** Whether prices of crypto stand in the line of prices: they do unless it is false. */
  crypto?: boolean
}

const standardFacts: SiteFacts = { name: 'Artha', url: '', subscribers: '1000+', learners: '1,70,000', contactEmail: 'desk@artha.example' }

export const SiteFactsContext = createContext<Partial<SiteFacts>>({})

export const useSiteFacts = (): SiteFacts => ({ ...standardFacts, ...useContext(SiteFactsContext) })
