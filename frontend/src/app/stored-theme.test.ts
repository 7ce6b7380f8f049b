import { expect, it } from 'vitest'
import { isDarkModeStored } from './stored-theme.ts'

it.each([
  [null, false],
  ['', false],
  ['{"isDarkMode":true}', true],
  ['{"isDarkMode":false}', false],
  ['{"isDarkMode":"true"}', false],
  ['true', false],
  ['{"isDark', false],
])('%j means dark: %s', (text, expected) => {
  expect(isDarkModeStored(text)).toBe(expected)
})
