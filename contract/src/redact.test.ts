import { describe, expect, test } from 'vitest'
import { redactedPath, redactedText } from './redact.ts'

describe('redactedPath', () => {
  test.each([
    ['/', '/'],
    ['/auth/login', '/auth/login'],
    ['/admin/upload/abcdefghij0123456789abcd', '/admin/upload/abcdefghij0123456789abcd'],
    ['/api/stocks?symbol=INFY&mail=a@b.example', '/api/stocks'],
    ['/calculators/loan?amount=2500000', '/calculators/loan'],
    ['/preview/eyJhbGciOi.J9.x_y', '/preview/…'],
    ['/auth/unsubscribe/3fa9Zk', '/auth/unsubscribe/…'],
    ['/blog/abcdefghij0123456789abcd/rates-in-2026', '/blog/abcdefghij0123456789abcd/…'],
    ['/someone@mail.example', '/…'],
    ['/rss.xml', '/rss.xml'],
  ])('%s is said as %s', (address, said) => {
    expect(redactedPath(address)).toBe(said)
  })
})

describe('redactedText', () => {
  test.each([
    ['550 <asha@mail.example> is unknown', '550 <…> is unknown'],
    ['Key (email)=(asha@mail.example) already exists', 'Key (email)=(…) already exists'],
    ['jwt eyJhbGci.eyJpZCI6.c2ln-_x is over', 'jwt … is over'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ])('%s', (text, said) => {
    expect(redactedText(text)).toBe(said)
  })
})
