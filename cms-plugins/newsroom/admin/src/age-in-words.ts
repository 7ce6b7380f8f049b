const steps: readonly [number, string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/** Returns the age of a time in its largest whole unit: "3 hours ago". */
export function ageInWords(iso: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 1000))
  const step = steps.find(([length]) => seconds >= length)
  if (step === undefined) return 'just now'
  const count = Math.floor(seconds / step[0])
  return `${count} ${step[1]}${count === 1 ? '' : 's'} ago`
}
