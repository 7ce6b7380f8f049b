const minuteMs = 60_000
const minutesInHour = 60
const hoursInDay = 24

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Returns "5 min ago" below an hour, then hours below a day, then days. At least one minute, also if the client's clock is behind. */
export function relativeTime(from: Date, now: Date) {
  const minutes = Math.max(1, Math.floor((now.getTime() - from.getTime()) / minuteMs))
  if (minutes < minutesInHour) return `${minutes} min ago`
  const hours = Math.floor(minutes / minutesInHour)
  return hours < hoursInDay ? counted(hours, 'hour') : counted(Math.floor(hours / hoursInDay), 'day')
}
