import { expect, it } from 'vitest'
import { firstPasswordsBox } from './first-passwords.mjs'

it('shows each account in a frame as wide as its longest line', () => {
  const box = firstPasswordsBox([{ account: 'Primary admin', email: 'owner@artha.example', password: 'p'.repeat(90) }])
  const lines = box.split('\n')
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  expect(box).toContain('owner@artha.example')
  expect(box).toContain('p'.repeat(90))
})

it('is nothing when no password was generated', () => {
  expect(firstPasswordsBox([])).toBe('')
})
