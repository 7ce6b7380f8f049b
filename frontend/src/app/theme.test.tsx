import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
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

/** Stubs the system's theme. Returns a function that changes it. */
function systemIs(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', (asked: string) => {
    expect(asked).toBe('(prefers-color-scheme:dark)')
    return query
  })
  return (isDarkNow: boolean) => {
    query.matches = isDarkNow
    act(() => void query.dispatchEvent(new Event('change')))
  }
}

/** Runs the string that is served, as the browser does. */
// oxlint-disable-next-line typescript/no-implied-eval
const boot = () => void new Function(themeBootScript)()

it('switches the class of the document, and remembers', async () => {
  systemIs(false)
  boot()
  render(<ThemeToggle />)
  const toggle = screen.getByRole('button', { name: 'Dark theme', pressed: false })
  await userEvent.click(toggle)
  expect(root).toHaveClass('dark', { exact: true })
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
  expect(paper.content).toBe(paperColours.dark)
  expect(localStorage.getItem('root')).toBe('{"isDarkMode":true}')
  await userEvent.click(toggle)
  expect(root).toHaveClass('light', { exact: true })
  expect(localStorage.getItem('root')).toBe('{"isDarkMode":false}')
})

it('switches where the browser stores nothing', async () => {
  systemIs(false)
  boot()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('Full')
  })
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(root).toHaveClass('dark', { exact: true })
})

it.each([
  ['{"isDarkMode":true}', 'dark', 'dark'],
  ['{"isDarkMode":false}', 'light', 'light'],
  ['{"isDarkMode":"true"}', 'light', 'dark'],
  ['{}', 'light', 'dark'],
  ['true', 'light', 'dark'],
  ['null', 'light', 'dark'],
  ['not json', 'light', 'dark'],
  [null, 'light', 'dark'],
])('with %s stored the theme is %s where the system is light, %s where it is dark', (stored, inLight, inDark) => {
  if (stored !== null) localStorage.setItem('root', stored)
  for (const [isDark, theme] of [
    [false, inLight],
    [true, inDark],
  ] as const) {
    systemIs(isDark)
    boot()
    expect(root).toHaveClass(theme, { exact: true })
    expect(paper.content).toBe(theme === 'dark' ? paperColours.dark : paperColours.light)
  }
})

it('follows the system while the page is open until there is a choice, and one of another tab', async () => {
  const changeTo = systemIs(false)
  boot()
  render(<ThemeToggle />)
  changeTo(true)
  expect(root).toHaveClass('dark', { exact: true })
  expect(await screen.findByRole('button', { name: 'Dark theme', pressed: true })).toBeInTheDocument()
  expect(localStorage.getItem('root')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
  changeTo(false)
  changeTo(true)
  expect(root).toHaveClass('light', { exact: true })
  localStorage.setItem('root', '{"isDarkMode":true}')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'root' })))
  expect(root).toHaveClass('dark', { exact: true })
})
