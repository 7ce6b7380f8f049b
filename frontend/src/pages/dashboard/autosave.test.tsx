import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { valuesOfDeskArticle } from '../../features/dashboard/article-form/article-values.ts'
import { draftKey } from '../../features/dashboard/drafts/local-draft.ts'
import { deskArticleBuilder } from '../../mocks/data/desk-builder.ts'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { mockUsers } from '../../mocks/data/users.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { fill, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const [, , stored = deskArticleBuilder()] = mockDeskArticles
const path = `/dashboard/articles/${stored._id}`
const others = [{ name: 'Chetan', since: '2026-11-23T08:30:00.000Z', savedAt: '2026-11-23T08:40:00.000Z' }]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const own = { basedOn: stored.version, turn: 4, savedAt: minutesAgo(5), values: { title: 'From the other browser' } }
const base = valuesOfDeskArticle(stored)
/** Stores a draft in this browser, as an earlier visit would have. */
function keepHere(savedAt: string, title: string) {
  const draft = { formId: 'before', target: { id: stored._id, version: stored.version }, savedAt, values: { ...base, title }, base, saveKey: null }
  localStorage.setItem(draftKey(mockUsers.creator._id, 'article', draft), JSON.stringify(draft))
}
const noteForgotten = () => recordWrites('delete', '/api/desk/articles/:id/autosave', () => HttpResponse.json({ message: 'Discarded.' }))
const unsavedWork = async () => within(await screen.findByRole('list', { name: 'Unsaved work' }))
const answer = (body: object) => server.use(http.get('/api/desk/articles/:id/autosave', () => HttpResponse.json(body)))

it('offers what one typed in another browser, and takes it over into the form', async () => {
  answer({ own, others })
  await openDesk('creator', path)
  expect(await screen.findByText(/^You have other unsaved work on this article/)).toBeInTheDocument()
  expect(screen.getByText(/^Chetan is also editing this article, since 23 Nov 2026, 14:00 IST/)).toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Use that version' }))
  const form = await formNamed('Edit Article')
  expect(form.getByLabelText('Title')).toHaveValue('From the other browser')
  expect(form.getByText('Unsaved changes')).toBeInTheDocument()
  expect(screen.queryByText(/^You have other unsaved work/)).not.toBeInTheDocument()
})

it('throws it away when one says so', async () => {
  answer({ own, others: [] })
  const sent = noteForgotten()
  await openDesk('creator', path)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(sent).toHaveLength(1)
  expect(screen.queryByText(/^You have other unsaved work/)).not.toBeInTheDocument()
})

it('works as ever where the server cannot say', async () => {
  server.use(http.get('/api/desk/articles/:id/autosave', () => refusal(503, 'unavailable', 'Not now.')))
  await openDesk('creator', path)
  expect((await formNamed('Edit Article')).getByLabelText('Title')).toHaveValue(stored.title)
})

it('compares a text that began from an older version with what was saved since', async () => {
  const older = deskArticleBuilder({ title: 'Before both' }, stored)
  const newer = deskArticleBuilder({ title: 'Saved since', version: stored.version + 1 }, stored)
  server.use(
    http.get('/api/desk/articles/:id', () => HttpResponse.json(newer)),
    http.get('/api/desk/articles/:id/version', () =>
      HttpResponse.json({
        number: older.version,
        title: older.title,
        madeAt: older.createdAt,
        madeBy: 'A',
        isPublished: true,
        newest: newer.version,
        article: older,
      }),
    ),
  )
  answer({ own: { ...own, values: { ...base, title: 'From the other browser' } }, others: [] })
  const saved = recordWrites('put', '/admin/upload/:id', ({ version }) =>
    version === `"${newer.version}"` ? HttpResponse.json(newer) : refusal(409, 'conflict', 'Someone else saved this in the meantime.'),
  )
  await openDesk('creator', path)
  await userEvent.click(await screen.findByRole('button', { name: 'Use that version' }))
  const form = await formNamed('Edit Article')
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue('From the other browser'))
  expect(screen.getByText(/^Someone saved this article after you opened it/)).toBeInTheDocument()
  await press(form, 'Publish')
  const choice = within(await screen.findByRole('region', { name: /Someone else saved this/ }))
  expect(choice.getByRole('radio', { name: /^Yours/ })).not.toBeChecked()
  expect(choice.getByRole('radio', { name: /^Theirs/ })).not.toBeChecked()
  expect(saved).toMatchObject([{ version: `"${stored.version}"` }])
})

describe('beside a draft of this browser', () => {
  it('the browser’s alone is offered where it is newer, and given up together with what the server has', async () => {
    keepHere(minutesAgo(4), own.values.title)
    answer({ own: { ...own, values: { ...base, title: own.values.title } }, others: [] })
    const forgotten = noteForgotten()
    await openDesk('creator', path)
    await press(await unsavedWork(), `Restore ${own.values.title}`)
    const form = await formNamed('Edit Article')
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue(own.values.title))
    expect(screen.queryByText(/^You have other unsaved work/)).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Unsaved work' })).not.toBeInTheDocument()
    fill(form, 'Title', 'Gone on with')
    await press(form, 'Cancel')
    await press(within(await screen.findByRole('dialog', { name: 'Discard your changes?' })), 'Discard')
    await waitFor(() => expect(forgotten).toHaveLength(1))
  })

  it('is thrown away with it', async () => {
    keepHere(minutesAgo(4), own.values.title)
    answer({ own: { ...own, values: { ...base, title: own.values.title } }, others: [] })
    const forgotten = noteForgotten()
    await openDesk('creator', path)
    await press(await unsavedWork(), `Discard ${own.values.title}`)
    await press(within(await screen.findByRole('dialog', { name: 'Discard this unsaved work?' })), 'Discard')
    await waitFor(() => expect(forgotten).toHaveLength(1))
    expect(screen.queryByText(/^You have other unsaved work/)).not.toBeInTheDocument()
  })

  it('what the server has is offered as well where it is newer and another text', async () => {
    keepHere(minutesAgo(6), 'Older')
    answer({ own, others: [] })
    await openDesk('creator', path)
    expect(await screen.findByText(/^You have other unsaved work/)).toBeInTheDocument()
    expect((await unsavedWork()).getByText('Older', { selector: 'strong' })).toBeInTheDocument()
  })
})
