import { describe, expect, it } from 'vitest'
import { accountOfUnsubscribeToken, unsubscribeToken } from './unsubscribe-link'

const secret = 's'.repeat(32)
const token = unsubscribeToken('abc', secret)

describe('the link that ends a subscription', () => {
  it('leads to its account and is safe in an address', () => {
    expect(token).toMatch(/^[\w.-]+$/)
    expect(accountOfUnsubscribeToken(token, secret)).toBe('abc')
  })

  it.each([
    ['of another account', token.replace('abc', 'abd')],
    ['made with another secret', unsubscribeToken('abc', 't'.repeat(32))],
    ['cut short', token.slice(0, -1)],
    ['with something after it', `${token}.x`],
    ['without a seal', 'abc'],
    ['without an account', `.${token.split('.')[1]}`],
    ['that is empty', ''],
  ])('leads nowhere when it is one %s', (_, wrong) => {
    expect(accountOfUnsubscribeToken(wrong, secret)).toBeUndefined()
  })
})
