import { describe, expect, it } from 'vitest'
import { foldedEmail, foldedUsername } from './folded-name'

describe('an address and a name as they are compared', () => {
  it.each([
    [' Asha@Example.COM ', 'asha@example.com'],
    ['ａｓｈａ@example.com', 'asha@example.com'],
    ['as\u212Aa@example.com', 'aska@example.com'],
    ['asha+news@example.com', 'asha+news@example.com'],
  ])('the address %j is %j', (given, folded) => {
    expect(foldedEmail(given)).toBe(folded)
  })

  it.each([
    ['Asha  Rao', 'asha rao'],
    ['Ａsha\u200B Rao', 'asha rao'],
    ['\u202EAsha', 'asha'],
    ['आशा', 'आशा'],
  ])('the name %j is %j', (given, folded) => {
    expect(foldedUsername(given)).toBe(folded)
  })
})
