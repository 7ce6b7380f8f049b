/** The sent issues that the newsletter's page lists. */
export const latestIssues = { query: { pageSize: 10 } } as const
