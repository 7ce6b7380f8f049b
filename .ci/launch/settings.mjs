import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { completeEnvText } from './env-file.mjs'
import { settingsProblems } from './settings-problems.mjs'
import { LaunchFailure } from './failure.mjs'

/** Secrets generated for each installation, because a secret in the source would be public. */
export const generatedSecrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'INTERNAL_KEY',
  'POSTGRES_PASSWORD',
]

/** Placeholder secrets for builds and checks, which need them set but do not use them. Running servers never get them. */
export const placeholderSecrets = Object.fromEntries(generatedSecrets.map((name) => [name, `worthless-${name.toLowerCase()}`]))

/**
 * Returns the environment with placeholders for missing secrets. Strapi reads settings when it builds the panel but stores none, so a clone
 * without secrets can be built.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | undefined>}
 */
export function withAllSecrets(environment) {
  const set = Object.entries(environment).filter(([name, value]) => (value ?? '') !== '' || !generatedSecrets.includes(name))
  return { ...placeholderSecrets, ...Object.fromEntries(set) }
}

/** @param {string} name */
function makeSecret(name) {
  const random = () => randomBytes(32).toString('hex')
  // Strapi signs with the first key and accepts both, so that a key can be replaced without ending sessions.
  return name === 'APP_KEYS' ? `${random()},${random()}` : random()
}

/**
 * Returns the settings for the programs from `.env`, which is created or completed first; the environment overrides it. Throws a
 * LaunchFailure if some are wrong.
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} environment
 * @returns {{ settings: Record<string, string | undefined>, note: string }}
 */
export function loadSettings(root, environment) {
  const file = path.join(root, '.env')
  const isNew = !existsSync(file)
  const before = readFileSync(isNew ? path.join(root, '.env.example') : file, 'utf8')
  const secrets = generatedSecrets.filter((name) => (environment[name] ?? '') === '')
  const { text, added } = completeEnvText(before, secrets, makeSecret)
  if (isNew || added.length > 0) writePrivately(file, text)

  const fromFile = parseEnv(text)
  const set = Object.entries(environment).filter(([name, value]) => value !== '' || !secrets.includes(name))
  const settings = { ...fromFile, ...Object.fromEntries(set) }
  const problems = settingsProblems(settings)
  if (problems.length > 0) {
    throw new LaunchFailure(`These settings are wrong; change them in .env (or in the environment):\n  ${problems.join('\n  ')}`)
  }
  return { settings, note: noteOf(isNew, added.length) }
}

/**
 * @param {boolean} isNew
 * @param {number} count
 */
function noteOf(isNew, count) {
  if (isNew) return '.env made, secrets generated'
  return count === 0 ? '' : `${count} missing ${count === 1 ? 'secret' : 'secrets'} generated into .env`
}

/**
 * Writes a file with secrets: other users of the machine cannot read it, and a power cut cannot leave half of it.
 * @param {string} file
 * @param {string} text
 */
function writePrivately(file, text) {
  const target = existsSync(file) ? realpathSync(file) : file
  const half = `${target}.${process.pid}.half`
  writeFileSync(half, text, { mode: 0o600 })
  renameSync(half, target)
}
