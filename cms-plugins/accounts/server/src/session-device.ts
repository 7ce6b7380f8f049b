const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Returns the first name found. Browsers also name their ancestors, which come later in the lists. */
const firstNamed = (list: readonly (readonly [string, string])[], userAgent: string) => list.find(([word]) => userAgent.includes(word))?.[1]

/** Returns the name of a session's device, from the browser's User-Agent. */
export function sessionDevice(userAgent: string): string {
  const browser = firstNamed(browsers, userAgent)
  const system = firstNamed(systems, userAgent)
  if (browser === undefined) return system ?? 'Unknown device'
  return system === undefined ? browser : `${browser} on ${system}`
}
