import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { themeBootScript } from './theme-boot.ts'
import { ThemeToggle } from './theme.tsx'

const root = document.documentElement

beforeEach(() => {
  root.className = 'light'
})

it('switches the class of the document, and remembers', async () => {
  render(<ThemeToggle />)
  const toggle = screen.getByRole('button', { name: 'Dark theme', pressed: false })
  await userEvent.click(toggle)
  expect(root).toHaveClass('dark', { exact: true })
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('root')).toBe('{"isDarkMode":true}')
  await userEvent.click(toggle)
  expect(root).toHaveClass('light', { exact: true })
  expect(localStorage.getItem('root')).toBe('{"isDarkMode":false}')
})

it.each([
  ['{"isDarkMode":true}', 'dark'],
  ['{"isDarkMode":false}', 'light'],
  ['not json', 'light'],
  [null, 'light'],
])('the boot script takes %s for %s', (stored, theme) => {
  if (stored !== null) localStorage.setItem('root', stored)
  // The very string that is served, run as the browser would
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function(themeBootScript)()
  expect(root).toHaveClass(theme, { exact: true })
})
