import { expect, test } from 'vitest'
import { securityText, securityTextExpiry } from './security-text.ts'

test('the text says whom to tell, where it stands, and until when it holds', () => {
  const site = { name: 'Artha', url: 'https://artha.example', subscribers: '', learners: '', contactEmail: '', crypto: true }
  const expires = securityTextExpiry(new Date('2026-11-22T23:59:59.999Z'))
  expect(securityText(site, 'mailto:hole@artha.example', expires)).toBe(
    [
      'Contact: mailto:hole@artha.example',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://artha.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
