/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Licence
 * @typedef {{ name: string, group?: string, version: string, licenses?: Licence[], properties?: { name: string, value: string }[] }} Part
 */

/** @param {Part} part */
const isOurs = ({ properties = [] }) => properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')

/** @param {Part} part */
function licenceOf({ licenses = [] }) {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').filter(Boolean)
  return names.length === 0 ? 'none named' : names.join(' and ')
}

/**
 * Groups third-party packages by licence, the most frequent licence first.
 * @param {{ components: Part[] }} listed a bill of materials in CycloneDX format
 * @returns {Map<string, string[]>}
 */
export function licencesOf({ components }) {
  /** @type {Map<string, string[]>} */
  const licences = new Map()
  for (const part of components.filter((each) => !isOurs(each))) {
    const licence = licenceOf(part)
    const { group, name, version } = part
    licences.set(licence, [...(licences.get(licence) ?? []), `${group ? `${group}/` : ''}${name}@${version}`])
  }
  return new Map([...licences].sort(([, one], [, other]) => other.length - one.length))
}

/**
 * @param {string} stdout of `npm audit --json`
 * @returns {{ says: string, isBad: boolean }}
 */
export function auditVerdict(stdout) {
  const told = parsed(stdout)
  const counts = told?.metadata?.vulnerabilities
  if (counts === undefined) {
    const why = typeof told?.message === 'string' ? told.message : 'npm gave no answer'
    return { says: `not run, since the registry did not answer (${why})`, isBad: false }
  }
  const { total = 0, high = 0, critical = 0 } = counts
  if (total === 0) return { says: 'no known hole', isBad: false }
  const names = Object.keys(told?.vulnerabilities ?? {})
  return {
    says: `${total} known ${total === 1 ? 'hole' : 'holes'}, ${high + critical} of them grave: ${names.join(', ')}`,
    isBad: high + critical > 0,
  }
}

/**
 * @param {string} text
 * @returns {{ message?: unknown, metadata?: { vulnerabilities?: Record<string, number> }, vulnerabilities?: object } | undefined}
 */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
