import { describe, expect, it, vi } from 'vitest'
import { readEnv } from './env'

// Hoisted above the import: the module reads the process's settings as it loads, and ends the process if they are wrong.
const secrets = vi.hoisted(() => {
  const secret = 'f'.repeat(32)
  const secrets = {
    APP_KEYS: `${secret},${secret}`,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret,
    JWT_SECRET: secret,
    INTERNAL_KEY: secret,
  }
  vi.stubEnv('NODE_ENV', 'test')
  for (const [key, value] of Object.entries(secrets)) vi.stubEnv(key, value)
  return secrets
})

describe('the settings', () => {
  it('have working defaults for all but the secrets', () => {
    const { env, problems } = readEnv(secrets)
    expect(problems).toEqual([])
    expect(env).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: 1337,
      SEED: 'demo',
      DATABASE_FILENAME: '.tmp/data.db',
    })
    expect(env?.DATABASE_URL).toBeUndefined()
  })

  it('take an empty value for an absent one', () => {
    const { env } = readEnv({ ...secrets, DATABASE_FILENAME: '', DATABASE_URL: ' ', SEED: '', PRIMARY_ADMIN_PASSWORD: '' })
    expect(env).toMatchObject({ DATABASE_FILENAME: '.tmp/data.db', SEED: 'demo' })
    expect(env?.PRIMARY_ADMIN_PASSWORD).toBeUndefined()
  })

  it.each([
    [{ SITE_URL: 'https://artha.example' }, 'none'],
    [{ SITE_URL: 'https://artha.example', SEED: 'demo' }, 'demo'],
    [{ SITE_URL: 'http://artha.example' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('%j fill an empty database with %s', (given, seed) => {
    expect(readEnv({ ...secrets, ...given }).env?.SEED).toBe(seed)
  })

  it.each([
    [{ CMS_PORT: '70000' }, 'CMS_PORT'],
    [{ CMS_PORT: 'http' }, 'CMS_PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://artha:se/cret' }, 'DATABASE_URL'],
    [{ SEED: 'all' }, 'SEED'],
    [{ SITE_URL: 'artha' }, 'SITE_URL'],
    [{ SMTP_URL: 'mail.artha.example' }, 'SMTP_URL'],
    [{ MEDIA_HOST: 'https://media.example' }, 'MEDIA_HOST'],
    [{ MEDIA_HOST: "media.example; script-src 'unsafe-inline'" }, 'MEDIA_HOST'],
    [{ CLOUDINARY_NAME: 'artha', CLOUDINARY_KEY: '1' }, 'CLOUDINARY_NAME, CLOUDINARY_KEY, CLOUDINARY_SECRET'],
    [{ CLOUDINARY_URL_PREFIX: 'ftp://x' }, 'CLOUDINARY_URL_PREFIX'],
    [{ METALS_API_URL: 'api.prices.example' }, 'METALS_API_URL'],
    [{ METALS_API_URL: 'file:///etc/passwd' }, 'METALS_API_URL'],
    [{ EXCHANGE_API_URL: 'https://user:secret@prices.example' }, 'EXCHANGE_API_URL'],
    [{ STOCKS_API_URL: 'https://prices.example/?to=' }, 'STOCKS_API_URL'],
    [{ STOCKS_SYMBOLS: 'ARTHA-X,artha-y' }, 'STOCKS_SYMBOLS'],
    [{ STOCKS_SYMBOLS: Array.from({ length: 21 }, (_, at) => `S${at}`).join() }, 'STOCKS_SYMBOLS'],
    [{ STOCKS_SYMBOLS: 'ARTHA-X', SITE_URL: 'https://artha.example' }, 'STOCKS_RIGHTS_CONFIRMED_ON'],
    [{ STOCKS_RIGHTS_CONFIRMED_ON: 'yes' }, 'STOCKS_RIGHTS_CONFIRMED_ON'],
    [{ MAIL_FROM: 'Artha' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'desk@artha.example\r\nBcc: a@b.in' }, 'MAIL_FROM'],
    [{ PRIMARY_ADMIN_EMAIL: 'owner' }, 'PRIMARY_ADMIN_EMAIL'],
    [{ PRIMARY_ADMIN_PASSWORD: 'short' }, 'PRIMARY_ADMIN_PASSWORD'],
    [{ JWT_SECRET: undefined }, 'JWT_SECRET'],
    [{ GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER'],
    [{ GOOGLE_ISSUER: 'http://issuer.example', SITE_URL: 'https://artha.example' }, 'GOOGLE_ISSUER'],
    [{ GOOGLE_ISSUER: 'http://localhost.issuer.example', SITE_URL: 'https://artha.example' }, 'GOOGLE_ISSUER'],
  ])('%j is named as wrong', (wrong, key) => {
    const { env, problems } = readEnv({ ...secrets, ...wrong })
    expect(env).toBeUndefined()
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${key}: `))])
    expect(problems.join()).not.toMatch(/Invalid|Too|received/)
  })

  it('lead to the public price services, and name no security', () => {
    expect(readEnv(secrets).env).toMatchObject({
      METALS_API_URL: 'https://api.metalpriceapi.com',
      EXCHANGE_API_URL: 'https://v6.exchangerate-api.com',
      STOCKS_API_URL: 'https://www.alphavantage.co',
      STOCKS_SYMBOLS: [],
    })
    expect(readEnv({ ...secrets, STOCKS_API_URL: 'http://127.0.0.1:4000/stocks/', STOCKS_SYMBOLS: ' ARTHA-X, ARTHA.Y,,ARTHA-X' }).env).toMatchObject({
      STOCKS_API_URL: 'http://127.0.0.1:4000/stocks',
      STOCKS_SYMBOLS: ['ARTHA-X', 'ARTHA.Y'],
    })
  })

  it('production takes symbols once the owner has said when the rights to them were confirmed', () => {
    const given = { ...secrets, SITE_URL: 'https://artha.example', STOCKS_SYMBOLS: 'ARTHA-X', STOCKS_RIGHTS_CONFIRMED_ON: '2026-11-01' }
    expect(readEnv(given).env?.STOCKS_SYMBOLS).toEqual(['ARTHA-X'])
  })

  it.each(['https://issuer.example', 'http://127.0.0.1:9000', 'http://localhost:9000/realm'])('production takes the issuer %s', (issuer) => {
    const { env } = readEnv({ ...secrets, SITE_URL: 'https://artha.example', GOOGLE_ISSUER: issuer })
    expect(env?.GOOGLE_ISSUER).toBe(issuer)
  })

  it.each(['tobemodified', 'changeme-changeme-changeme', 'short'])('production refuses the secret "%s"', (weak) => {
    const { problems } = readEnv({ ...secrets, SITE_URL: 'https://artha.example', JWT_SECRET: weak })
    expect(problems).toEqual([expect.stringContaining('JWT_SECRET')])
  })
})
