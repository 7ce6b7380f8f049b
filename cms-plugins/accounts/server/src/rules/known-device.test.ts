import { describe, expect, it } from 'vitest'
import { deviceCookie, deviceKey, isDeviceToken, newDeviceToken, accountKey } from './known-device'

const secret = 'a secret of at least sixteen letters'

describe('a known device', () => {
  it('has 256 bits that come up once', () => {
    const tokens = Array.from({ length: 200 }, newDeviceToken)
    expect(new Set(tokens).size).toBe(200)
    expect(tokens.every(isDeviceToken)).toBe(true)
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32)
  })

  it.each([undefined, '', 'short', 'a'.repeat(44), `${'a'.repeat(42)};`, `${'a'.repeat(42)} `])('is not %j', (text) => {
    expect(isDeviceToken(text)).toBe(false)
  })

  it('is kept by keys that need the secret, one for each door, however the address is written', () => {
    const token = newDeviceToken()
    expect(deviceKey(token, secret)).not.toBe(deviceKey(token, `${secret}!`))
    expect(accountKey('site', ' Asha@Artha.example', secret)).toBe(accountKey('site', 'asha@artha.example', secret))
    expect(accountKey('site', 'asha@artha.example', secret)).not.toBe(accountKey('studio', 'asha@artha.example', secret))
  })

  it('is a cookie that no script reads and, over https, no other host plants', () => {
    expect(deviceCookie('t', true)).toBe('__Host-artha-device=t; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax; Secure')
    expect(deviceCookie('t', false)).toBe('artha-device=t; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax')
  })
})
