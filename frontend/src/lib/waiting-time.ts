const minuteSeconds = 60
const hourSeconds = 3_600

const counted = (count: number, unit: string) => (count === 1 ? `one ${unit}` : `${count} ${unit}s`)

/** A time to wait as people say it, rounded up, so that who has waited so long has waited long enough. */
export function waitingTimeInWords(seconds: number) {
  if (seconds < minuteSeconds) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / minuteSeconds)
  if (minutes < minuteSeconds) return counted(minutes, 'minute')
  return counted(Math.ceil(seconds / hourSeconds), 'hour')
}
