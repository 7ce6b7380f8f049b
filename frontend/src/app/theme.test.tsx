import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { paperColours, themeBootScript } from './theme-boot.ts'
import { ThemeToggle } from './theme.tsx'

const root = document.documentElement

const paper = document.createElement('meta')
paper.name = 'theme-color'

beforeEach(() => {
  root.className = 'light'
  paper.content = paperColours.light
  document.head.append(paper)
})

it('knows the colours of the papers', () => {
  const css = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  expect([...css.matchAll(/--paper: (#\w+)/g)].map(([, colour]) => colour)).toEqual([paperColours.light, paperColours.dark])
})

it('switches the class of the document, and remembers', async () => {
  render(<ThemeToggle />)
  const toggle = screen.getByRole('button', { name: 'Dark theme', pressed: false })
  await userEvent.click(toggle)
  expect(root).toHaveClass('dark', { exact: true })
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(paper.content).toBe(paperColours.dark)
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
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(themeBootScript)()
  expect(root).toHaveClass(theme, { exact: true })
  expect(paper.content).toBe(theme === 'dark' ? paperColours.dark : paperColours.light)
})
