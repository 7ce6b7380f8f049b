import { describe, expect, it } from 'vitest'
import { accountUnsubscribeToken, ownerOfUnsubscribeToken, unsubscribeToken } from './unsubscribe-link'

const secret = 's'.repeat(32)
const token = unsubscribeToken('abc', secret)

describe('the link that ends a subscription', () => {
  it('leads to its owner and is safe in an address', () => {
    expect(token).toMatch(/^[\w.-]+$/)
    expect(ownerOfUnsubscribeToken(token, secret)).toEqual({ personKey: 'abc' })
  })

  it('leads to the account in a mail from before people had a key', () => {
    expect(ownerOfUnsubscribeToken(accountUnsubscribeToken('abc', secret), secret)).toEqual({ accountId: 'abc' })
  })

  it.each([
    ['of another person', token.replace('abc', 'abd')],
    ['made with another secret', unsubscribeToken('abc', 't'.repeat(32))],
    ['cut short', token.slice(0, -1)],
    ['with something after it', `${token}.x`],
    ['without a seal', 'abc'],
    ['without an owner', `.${token.split('.')[1]}`],
    ['that is empty', ''],
  ])('leads nowhere when it is one %s', (_, wrong) => {
    expect(ownerOfUnsubscribeToken(wrong, secret)).toBeUndefined()
  })
})
