import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToken } from '../../api/session.ts'
import { expectAccessible } from '../page-tests/accessibility.ts'
import { MockSite } from './mock-site.tsx'
import { mockPassword, mockUsers, mockToken } from '../data/users.ts'
import { pageAt } from '../page-tests/render-page.tsx'
import { scenarios } from '../scenarios/scenarios.ts'
import { tabList } from '../data/tab-list.ts'
import { beginScenarios, tabScenario, tabScenarioHandlers } from '../scenarios/tab-scenario.ts'
import { dismissUnanswered, noteUnanswered } from './unanswered-calls.ts'

const open = async (address: string) => render(<MockSite>{await pageAt(address)}</MockSite>)
const panel = () => within(screen.getByRole('navigation', { name: 'Mocks' }))

describe('the panel', () => {
  it('is closed, opens by keyboard, and leads to every scenario by an address', async () => {
    await open('/about')
    const summary = panel().getByText('Mocks')
    expect(summary.closest('details')).not.toHaveAttribute('open')
    summary.closest('details')?.setAttribute('open', '')
    const links = panel()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(Object.keys(scenarios).map((name) => `?mock=${name}`))
    expect(panel().getByRole('link', { current: true })).toHaveTextContent('The usual answers')
    await expectAccessible()
    panel().getAllByRole('link')[0]?.focus()
    await userEvent.keyboard('{Escape}')
    expect(summary.closest('details')).not.toHaveAttribute('open')
    expect(summary).toHaveFocus()
  })

  it('says which scenario the tab is in', async () => {
    beginScenarios('?mock=slow')
    await open('/about')
    expect(panel().getByText(': Slow')).toBeInTheDocument()
    expect(panel().getByText('Slow')).toHaveAttribute('aria-current', 'true')
  })

  it('forgets what the tab has written', async () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { ...window.location, replace, pathname: '/about' })
    beginScenarios('?mock=slow')
    tabList('words', [{ _id: 'a' }]).remove('a')
    await open('/about')
    await userEvent.click(panel().getByText('Forget what this tab has written'))
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/about'))
    expect(sessionStorage).toHaveLength(0)
    vi.unstubAllGlobals()
  })
})

describe('a scenario named in the address', () => {
  it('stays for the tab until another one is named', () => {
    expect(tabScenario()).toBe('normal')
    expect(beginScenarios('?q=tax&mock=empty-site')).toEqual([])
    expect(beginScenarios('?q=tax')).toEqual([])
    expect(tabScenario()).toBe('empty-site')
    expect(tabScenarioHandlers().length).toBeGreaterThan(0)
    beginScenarios('?mock=normal')
    expect([tabScenario(), tabScenarioHandlers()]).toEqual(['normal', []])
  })

  it('may say who is signed in beside it', () => {
    beginScenarios('?mock=slow&mock=signed-in-as-admin')
    expect([tabScenario(), currentToken()]).toEqual(['slow', mockToken('admin')])
    beginScenarios('?mock=signed-out')
    expect([tabScenario(), currentToken()]).toEqual(['slow', null])
  })

  it('is distinguished from text that is not one', () => {
    expect(beginScenarios('?mock=toString&mock=slow')).toEqual(['toString'])
  })
})

describe('the accounts at the login form', () => {
  it('fill the form in at one press, and sign in', async () => {
    await open('/login')
    const form = within(await screen.findByRole('form', { name: 'Log in' }))
    await userEvent.click(screen.getByRole('button', { name: /^Admin/ }))
    expect(form.getByLabelText('Email')).toHaveValue(mockUsers.admin.email)
    expect(form.getByLabelText('Password')).toHaveValue(mockPassword)
    expect(form.getByRole('button', { name: 'Log In' })).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(currentToken()).toBe(mockToken('admin')))
  })

  it('are on no login page but that of the mocks', async () => {
    render(await pageAt('/login'))
    await screen.findByRole('form', { name: 'Log in' })
    expect(screen.queryByText('Accounts of the mocks')).not.toBeInTheDocument()
  })
})

describe('a call that no handler answers', () => {
  afterEach(dismissUnanswered)

  it('stands in the place of the site until it is dismissed', async () => {
    await open('/about')
    act(() => noteUnanswered('GET /api/nobody-answers-this'))
    expect(screen.getByRole('heading', { level: 1, name: 'No mock answers this call' })).toBeInTheDocument()
    expect(screen.getByText('GET /api/nobody-answers-this')).toBeInTheDocument()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }))
    expect(screen.queryByText('GET /api/nobody-answers-this')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toBeInTheDocument()
  })
})
