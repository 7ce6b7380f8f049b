import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-rule'

describe('a new password', () => {
  it.each([
    ['correct horse battery'],
    ['x7!kd02p'],
    ['        8'],
    ['पासवर्ड नया है'],
    ['🙂🙃🙂🙃🙂🙃🙂🙃'],
    ['a'.repeat(63) + 'b'],
    [`${'long '.repeat(199)}fine`],
  ])('%j will do', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })

  it.each([[''], ['seven77'], ['🙂🙃🙂🙃🙂🙃🙂']])('%j is refused as too short', (password) => {
    expect(passwordProblem(password)).toBe('Use at least 8 characters for your password.')
  })

  it.each([['password'], ['PASSWORD'], ['12345678'], ['baseball'], ['ｐａｓｓｗｏｒｄ']])('%j is refused as too common', (password) => {
    expect(passwordProblem(password)).toMatch(/too common/)
  })
})
