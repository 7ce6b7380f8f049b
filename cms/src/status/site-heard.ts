let lastHeard: Date | null = null

/** The site showed the key that only it has. */
export const siteWasHeard = (): void => void (lastHeard = new Date())

/** By this process; another replica may have heard it meanwhile. */
export const siteHeardAt = (): Date | null => lastHeard
