import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const settings = { siteUrl: 'http://localhost:3000', inlineScripts: ['boot()'] }

test('the policy allows nothing but what is named, and inline scripts by their hash alone', () => {
  const policy = contentSecurityPolicy({ ...settings, mediaHost: 'media.example' })
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;")
  expect(policy).toContain("media-src 'self' blob: https://media.example;")
  expect(policy.split(';').filter((rule) => rule.includes('blob:'))).toHaveLength(2)
  expect(policy).toContain("frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('styles of a document are allowed by their hash, and no others', () => {
  expect(contentSecurityPolicy(settings)).toContain("; style-src 'self';")
  expect(contentSecurityPolicy({ ...settings, inlineStyles: ['p{margin:0}'] })).toContain(
    `; style-src 'self' 'sha256-${createHash('sha256').update('p{margin:0}').digest('base64')}';`,
  )
})

test.each([
  ['http://localhost:3000', false],
  ['https://artha.example', true],
])('%s is to be asked for by https from now on: %s', (siteUrl, expected) => {
  const headers = securityHeaders({ ...settings, siteUrl })
  expect('strict-transport-security' in headers).toBe(expected)
  expect(headers['content-security-policy']?.includes('upgrade-insecure-requests')).toBe(expected)
})
