const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** A Saturday, 08:30 in India. */
const someSaturday = Date.parse('2026-01-03T08:30:00+05:30')

/** Returns the Saturday, 08:30 IST, that is at most a day ahead; undefined on other days. The weekly issue is drafted in these 24 hours. */
export function weeklyTime(now: Date): Date | undefined {
  const next = someSaturday + Math.ceil((now.getTime() - someSaturday) / weekMs) * weekMs
  const ahead = next - now.getTime()
  return ahead > 0 && ahead <= dayMs ? new Date(next) : undefined
}
