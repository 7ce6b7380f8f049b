import { lateHydrated, touched } from '../ui/late-hydrated.tsx'

/** Search, sections and tools, where a page could not be shown and in the menu of a phone. Drawn by the server; its script is for few. */
export const WaysOn = lateHydrated(async () => (await import('./ways-on-links.tsx')).WaysOnLinks, import.meta.env.SSR ? undefined : touched)
