/**
 * Returns messages about settings that are often mistyped, to show them before minutes of installing. Each program also checks all of
 * its own settings in its env.ts.
 * @param {Record<string, string | undefined>} settings
 * @returns {string[]}
 */
export function settingsProblems(settings) {
  const problems = []
  for (const name of ['PORT', 'CMS_PORT']) {
    const value = settings[name]?.trim()
    if (value && !isPort(value)) problems.push(`${name}: "${value}" is not a port; a whole number from 1 to 65535 is expected`)
  }
  for (const name of ['SITE_URL', 'CMS_URL']) {
    const value = settings[name]?.trim()
    if (value && !isWebAddress(value)) {
      problems.push(`${name}: "${value}" is not a web address; something like http://localhost:3000 is expected`)
    }
  }
  for (const name of ['HOST', 'CMS_HOST']) {
    const value = settings[name]?.trim()
    if (value && /[\s/]/.test(value)) problems.push(`${name}: "${value}" is not an address to listen on, such as 127.0.0.1`)
  }
  const database = settings.DATABASE_URL?.trim()
  if (database && !/^postgres(ql)?:\/\//.test(database)) problems.push('DATABASE_URL: postgres://… is expected, or nothing for SQLite')
  const seed = settings.SEED?.trim()
  if (seed && seed !== 'demo' && seed !== 'none') problems.push(`SEED: "${seed}" is neither demo nor none`)
  if (!(drainMsOf(settings) >= 0 && drainMsOf(settings) <= 60_000)) problems.push('DRAIN_SECONDS: a number from 0 to 60 is expected')
  const { host, port, cmsHost, cmsPort } = listenAddresses(settings)
  if (port === cmsPort && host === cmsHost) problems.push(`PORT and CMS_PORT: both are ${port}; the site and the cms need one each`)
  return problems
}

/**
 * Returns the addresses on which the two programs listen.
 * @param {Record<string, string | undefined>} settings
 */
export function listenAddresses(settings) {
  return {
    host: settings.HOST?.trim() || '127.0.0.1',
    port: Number(settings.PORT?.trim() || 3000),
    cmsHost: settings.CMS_HOST?.trim() || '127.0.0.1',
    cmsPort: Number(settings.CMS_PORT?.trim() || 1337),
  }
}

/**
 * Returns the time that each program goes on answering after it was asked to stop, in milliseconds.
 * @param {Record<string, string | undefined>} settings
 */
export function drainMsOf(settings) {
  const standard = settings.SITE_URL?.trim().startsWith('https:') ? 5 : 1
  return Number(settings.DRAIN_SECONDS?.trim() || standard) * 1_000
}

/** @param {string} value */
function isPort(value) {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
}

/** @param {string} value */
function isWebAddress(value) {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}
