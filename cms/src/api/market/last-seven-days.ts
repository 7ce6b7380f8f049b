const dayMs = 86_400_000

/** Returns the calendar day in UTC, as the source of metal prices counts days. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Returns today and the six days before, oldest first. */
export const lastSevenDays = (now: Date): string[] => [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => dayOf(new Date(now.getTime() - daysAgo * dayMs)))
