import { parseEnv } from 'node:util'

/**
 * Returns the text of a settings file with a value for each secret. Existing values, comments and order stay. An empty secret is filled
 * in at its place, a missing one added at the end.
 * @param {string} text
 * @param {string[]} secrets names
 * @param {(name: string) => string} makeSecret
 * @returns {{ text: string, added: string[] }}
 */
export function completeEnvText(text, secrets, makeSecret) {
  const values = parseEnv(text)
  const added = secrets.filter((name) => (values[name] ?? '').trim() === '')
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  let lines = text.split(eol)
  const missing = []
  for (const name of added) {
    const line = `${name}=${makeSecret(name)}`
    const place = lines.findLastIndex((existing) => isAssignment(existing, name))
    if (place === -1) missing.push(line)
    else lines = lines.with(place, line)
  }
  if (missing.length === 0) return { text: lines.join(eol), added }
  const kept = lines.join(eol).replace(/\s+$/, '')
  return { text: [kept, '', '# Generated at first start.', ...missing, ''].join(eol), added }
}

/**
 * @param {string} line
 * @param {string} name
 */
function isAssignment(line, name) {
  return new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)
}
