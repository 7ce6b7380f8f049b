const dayMs = 86_400_000

/** The calendar day in UTC, as the source of metals counts its days. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Today and the six days before, oldest first. */
export const lastSevenDays = (now: Date): string[] => [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => dayOf(new Date(now.getTime() - daysAgo * dayMs)))
