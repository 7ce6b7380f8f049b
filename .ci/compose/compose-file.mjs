import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * A service of docker-compose.yml with its variables filled in.
 * @typedef {{ image?: string, build?: { context: string, dockerfile: string }, environment: Record<string, string>, command?: string[],
 *   volumes?: string[], depends_on?: Record<string, { condition: string }>, healthcheck: { test: string[] } }} Service
 */

/**
 * @param {string} file
 * @param {Record<string, string | undefined>} environment
 * @returns {{ services: Record<string, Service>, volumes: Record<string, unknown> }}
 */
export function readComposeFile(file, environment) {
  return parse(readFileSync(file, 'utf8'), (_key, value) => (typeof value === 'string' ? interpolate(value, environment) : value))
}

/**
 * Fills in the variables of a text, in the forms that our file uses: `${NAME:-default}` and `${NAME:?message}`. A default may contain a
 * variable. Throws if a required one is missing.
 * @param {string} text
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function interpolate(text, environment) {
  const innermost = /\$\{([A-Z_]+):([-?])((?:(?!\$\{)[^}])*)\}/g
  const filled = text.replace(innermost, (_whole, name, kind, rest) => {
    const value = environment[name]
    if (value !== undefined && value !== '') return value
    if (kind === '-') return rest
    throw new Error(`required variable ${name} is missing a value: ${rest}`)
  })
  return filled === text ? text : interpolate(filled, environment)
}
