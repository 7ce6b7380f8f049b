import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { fill, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { deskArticleBuilder } from '../../mocks/data/desk-builder.ts'
import { mockPassword } from '../../mocks/data/users.ts'
import { server } from '../../mocks/page-tests/node.ts'

// The page that the list links to, loaded in advance
beforeAll(() => import('./edit-article-page.tsx'))

const titles = async () =>
  within(await screen.findByRole('table', { name: 'Articles' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.firstElementChild?.textContent)
const scheduled = mockDeskArticles.filter(({ state }) => state === 'scheduled').map(({ title }) => title)

describe('the list of articles', () => {
  it('is chosen by its filters, which stand in its address', async () => {
    const { main } = await openDesk('creator', '/dashboard/articles?sort=title')
    expect(main.getByLabelText('Sort by')).toHaveValue('title')
    const all = await titles()
    expect(all).toEqual(all.toSorted((a, b) => String(a).localeCompare(String(b))))
    await userEvent.selectOptions(main.getByLabelText('State'), 'Scheduled')
    await expect.poll(titles, { timeout: 60_000 }).toEqual(scheduled.toSorted())
    expect(main.getByText(/^\d+ articles?, page/)).toHaveTextContent(`${scheduled.length} article`)
    await expectAccessible()
  })

  it('comes back with its filters when one signs in again', async () => {
    const { main } = await openDesk('creator', '/dashboard/articles?sort=title')
    await titles()
    const ended = () => refusal(401, 'unauthenticated', 'Please log in.')
    server.use(http.get('/api/desk/articles', ended), http.get('/auth/me', ended))
    await userEvent.selectOptions(main.getByLabelText('State'), 'Scheduled')
    const login = await formNamed('Log in')
    server.resetHandlers()
    fill(login, 'Password', mockPassword)
    await press(login, 'Log In')
    expect(await screen.findByLabelText('State')).toHaveDisplayValue('Scheduled')
    expect(screen.getByLabelText('Sort by')).toHaveValue('title')
    await expect.poll(titles, { timeout: 60_000 }).toEqual(scheduled.toSorted())
  })

  it('leads from an article to its form, at an address of its own, and back after saving', async () => {
    await openDesk('creator', '/dashboard/articles')
    const article = mockDeskArticles.find(({ mayChange, state }) => mayChange && state === 'live')
    if (article === undefined) throw new Error('There is no such article in the mocks')
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${article.title}` }))
    const form = await formNamed('Edit Article')
    expect(form.getByLabelText('Title')).toHaveValue(article.title)
    const sent = recordWrites('put', '/admin/upload/:id', () =>
      Response.json(deskArticleBuilder({ ...article, title: 'Another title', version: article.version + 1 })),
    )
    fill(form, 'Title', 'Another title')
    await press(form, 'Publish')
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles on the desk' })).toBeInTheDocument()
    expect(await screen.findByText('Saved: Another title')).toBeInTheDocument()
    expect(sent.map(({ call, version }) => [call, version])).toEqual([[`PUT /admin/upload/${article._id}`, `"${article.version}"`]])
  })
})

describe('the ways between the pages of the desk', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Desk' }))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it.each([
    ['creator', ['Desk', 'Articles', 'Stories', 'Calendar', 'Media', 'Redirects', 'New article']],
    ['admin', ['Desk', 'Articles', 'Stories', 'Calendar', 'Media', 'Redirects', 'Newsletter', 'Bin', 'New article']],
    ['primaryAdmin', ['Desk', 'Articles', 'Stories', 'Calendar', 'Media', 'Redirects', 'People', 'Newsletter', 'Bin', 'New article']],
  ] as const)('are those that are open to a %s', async (role, names) => {
    await openDesk(role, '/dashboard/articles')
    await expect.poll(links, { timeout: 60_000 }).toEqual(names)
  })

  it.each([
    ['/dashboard/people', 'primaryAdmin', 'Grant Admin Access'],
    ['/dashboard/bin', 'admin', 'Bin'],
    ['/dashboard/stories', 'creator', 'Stories'],
    ['/dashboard/calendar?month=2036-12', 'creator', 'Dec 2036'],
  ] as const)('lead to %s', async (path, role, heading) => {
    await openDesk(role, path)
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument()
    await expectAccessible()
  })

  it.each(['/dashboard/people', '/dashboard/newsletter', '/dashboard/bin'])('%s shows a creator nothing', async (path) => {
    await openDesk('creator', path)
    expect(await screen.findByText('You have no access to this page: use the links above.')).toBeInTheDocument()
  })
})
