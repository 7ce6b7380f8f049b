const minuteMs = 60_000
const minutesInHour = 60
const hoursInDay = 24

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Minutes under 60, then hours under 24, then days. A clock that runs behind the server's reads one minute. */
export function relativeTime(from: Date, now: Date) {
  const minutes = Math.max(1, Math.floor((now.getTime() - from.getTime()) / minuteMs))
  if (minutes < minutesInHour) return `${minutes} min ago`
  const hours = Math.floor(minutes / minutesInHour)
  return hours < hoursInDay ? counted(hours, 'hour') : counted(Math.floor(hours / hoursInDay), 'day')
}
