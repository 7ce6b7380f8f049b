import { expect, it } from 'vitest'
import { messageProblem } from './mail-message'
import { newStudioReset, studioResetHash, studioResetMail } from './studio-reset'

it('is a link with 256 bits in a mail whose lines no server breaks, and a hash in the table', () => {
  const secret = newStudioReset()
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(studioResetHash(secret)).toMatch(/^[0-9a-f]{64}$/)
  const link = `https://desk.artha.example/studio/auth/reset-password?code=${secret}`
  const mail = studioResetMail({ name: 'Artha', url: 'https://artha.example' }, 'editor@artha.example', link)
  expect(messageProblem(mail)).toBeUndefined()
  expect(mail.text.split('\n')).toContain(link)
  expect(mail.text.split('\n').every((line) => line.length <= 76 || line === link)).toBe(true)
})
