import { useSiteFacts } from '../pages/site-facts.ts'

/** Returns the site's name, which is a server setting. */
export const useSiteName = () => useSiteFacts().name
