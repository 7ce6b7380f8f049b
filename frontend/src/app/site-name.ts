import { useSiteFacts } from '../pages/site-facts.ts'

/** The name of the site, a setting of the server. */
export const useSiteName = () => useSiteFacts().name
