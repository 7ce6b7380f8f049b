/** The sent issues that the newsletter's page lists. */
export const latestIssues = { query: { pageSize: 10 } } as const

/** Returns the path of a sent issue. */
export const issuePath = (number: number | string) => `/newsletter/issues/${number}`
