import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { deskArticleBuilder } from '../../mocks/data/desk-builder.ts'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { fill, fillArticle, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'
import { mockPassword, mockUsers } from '../../mocks/data/users.ts'
import { renderPageAt, renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const create = () => formNamed('Create Article')
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(`draft:${mockUsers.creator._id}:`))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const [, , stored = deskArticleBuilder(), other = deskArticleBuilder()] = mockDeskArticles

async function write(title = 'Half a sentence') {
  await openDesk()
  const form = await create()
  fillArticle(form, title)
  return form
}

async function edit(article = stored) {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${article.title}` }))
  return formNamed('Edit Article')
}

/** Opens the desk anew, as after a crash: only what the browser stores is left. */
async function startAgain() {
  cleanup()
  await openDesk()
}

describe('unsaved work', () => {
  it('is kept while one types, and offered again', async () => {
    await write()
    await waitFor(() => expect(kept()).toHaveLength(1))
    await startAgain()
    const offer = within(await screen.findByRole('list', { name: 'Unsaved work' }))
    expect(offer.getByText(/You have unsaved work from/)).toHaveTextContent('Half a sentence (new)')
    await press(offer, 'Restore Half a sentence')
    const form = await create()
    expect(form.getByLabelText('Title')).toHaveValue('Half a sentence')
    expect(form.getByLabelText('Subcategory')).toHaveValue('Saving tips')
    expect(screen.queryByRole('list', { name: 'Unsaved work' })).not.toBeInTheDocument()
    expect(kept()).toHaveLength(1)
  })

  it('is kept at once when the page is hidden', async () => {
    await write()
    fireEvent(window, new Event('pagehide'))
    expect(kept()).toHaveLength(1)
  })

  it('belongs to the version that was read', async () => {
    const sent = recordWrites('put', '/admin/upload/:id', () => refusal(503, 'unavailable', 'Not now.'))
    await openDesk()
    fill(await edit(), 'Title', 'Changed here')
    await startAgain()
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Changed here' }))
    await press(await formNamed('Edit Article'), 'Publish')
    await waitFor(() => expect(sent[0]).toMatchObject({ call: `PUT /admin/upload/${stored._id}`, version: `"${stored.version}"` }))
  })

  it('is thrown away after a question only', async () => {
    await write()
    await startAgain()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard Half a sentence' }))
    await press(dialog('Discard this unsaved work?'), 'Discard')
    expect(screen.queryByRole('list', { name: 'Unsaved work' })).not.toBeInTheDocument()
    expect(kept()).toEqual([])
  })

  it('is not offered to somebody else', async () => {
    await write()
    cleanup()
    await openDesk('admin')
    await create()
    expect(screen.queryByText(/unsaved work/)).not.toBeInTheDocument()
  })

  it('is no more once it is saved', async () => {
    const form = await write()
    await waitFor(() => expect(kept()).toHaveLength(1))
    await press(form, 'Publish')
    expect(await screen.findByText('Saved: Half a sentence')).toBeInTheDocument()
    expect(kept()).toEqual([])
    cleanup()
    expect(kept()).toEqual([])
  })

  it('is said not to be kept where the browser’s storage is full', async () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.startsWith('draft:')) throw new DOMException('Full', 'QuotaExceededError')
    })
    localStorage.token = 'token-of-creator'
    localStorage.user = JSON.stringify(mockUsers.creator)
    await renderPageAt('/dashboard')
    const form = await create()
    fill(form, 'Title', 'Too much')
    expect(await form.findByText(/This browser cannot store a copy/)).toBeInTheDocument()
    set.mockRestore()
  })
})

describe('leaving with unsaved changes', () => {
  /** Uses the window's real address and history. */
  async function writeInWindow() {
    signInAs('creator')
    window.history.replaceState(null, '', '/')
    const page = await renderPageInWindow('/form')
    fill(await create(), 'Title', 'Half a sentence')
    return page
  }
  const home = () => screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement

  it('by a link asks first', async () => {
    await writeInWindow()
    await userEvent.click(home())
    await press(dialog('Leave without saving?'), 'Stay')
    expect((await create()).getByLabelText('Title')).toHaveValue('Half a sentence')
    await userEvent.click(home())
    await press(dialog('Leave without saving?'), 'Leave')
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
    expect(kept()).toHaveLength(1)
  })

  it.each([
    ['asks', true],
    ['does not ask where nothing was typed', false],
  ])('by closing the tab %s', async (_, isTyped) => {
    await openDesk()
    const form = await create()
    if (isTyped) fill(form, 'Title', 'Something')
    const leaving = new Event('beforeunload', { cancelable: true })
    act(() => void window.dispatchEvent(leaving))
    expect(leaving.defaultPrevented).toBe(isTyped)
  })

  it('by Cancel asks, and then opens an empty form', async () => {
    const form = await write()
    await press(form, 'Cancel')
    await press(dialog('Discard your changes?'), 'Keep editing')
    expect(form.getByLabelText('Title')).toHaveValue('Half a sentence')
    await press(form, 'Cancel')
    await press(dialog('Discard your changes?'), 'Discard')
    expect((await create()).getByLabelText('Title')).toHaveValue('')
    expect(kept()).toEqual([])
  })

  it('by Edit on another row asks, and keeps the work as an offer', async () => {
    await write()
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${other.title}` }))
    await press(dialog('Open something else?'), 'Open')
    expect((await formNamed('Edit Article')).getByLabelText('Title')).toHaveValue(other.title)
    expect(await screen.findByRole('button', { name: 'Restore Half a sentence' })).toBeInTheDocument()
  })
})

describe('a save that fails', () => {
  it.each([
    ['without a connection', () => HttpResponse.error(), /could not be reached/],
    ['by a fault', () => refusal(500, 'internal', 'Something broke.'), /Something broke. Your work is safe here/],
    ['since it is too large', () => refusal(413, 'too-large', 'Too large.'), /Shorten it/],
    ['since one may not', () => refusal(403, 'forbidden', 'Your access was taken back.'), /Your access was taken back/],
  ])('%s keeps everything, says what to do, and is sent again under the same key', async (_, answer, words) => {
    const sent = recordWrites('post', '/admin/upload', (_write, index) =>
      index === 0 ? answer() : HttpResponse.json(deskArticleBuilder(), { status: 201 }),
    )
    const form = await write()
    await press(form, 'Publish')
    expect(await form.findByText('Submission failed.')).toBeInTheDocument()
    expect(form.getByText(words)).toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveValue('Half a sentence')
    await press(form, 'Publish')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('has another key once the content has changed', async () => {
    const sent = recordWrites('post', '/admin/upload', () => refusal(503, 'unavailable', 'Not now.'))
    const form = await write()
    await press(form, 'Publish')
    await form.findByText('Submission failed.')
    fill(form, 'Title', 'A whole sentence')
    await press(form, 'Publish')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('shows the server’s words at the fields, until what they are about changes', async () => {
    recordWrites('post', '/admin/upload', () => refusal(400, 'validation', 'Not valid.', { title: 'This title is taken' }))
    const form = await write()
    await press(form, 'Publish')
    expect(await form.findByText('This title is taken')).toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveFocus()
    fill(form, 'Title', 'Another')
    expect(form.queryByText('This title is taken')).not.toBeInTheDocument()
  })

  it('since the session has ended leads to the login screen, and back to the offer', async () => {
    recordWrites('post', '/admin/upload', () => refusal(401, 'unauthenticated', 'Please log in.'))
    const form = await write()
    server.use(http.get('/auth/me', () => refusal(401, 'unauthenticated', 'Please log in.')))
    await press(form, 'Publish')
    expect(await screen.findByText(/Your session has ended. Log in again/)).toBeInTheDocument()
    server.resetHandlers()
    const login = await formNamed('Log in')
    expect(login.getByLabelText('Email')).toHaveValue('bhavna@artha.example')
    fill(login, 'Password', mockPassword)
    await press(login, 'Log In')
    expect(await screen.findByRole('button', { name: 'Restore Half a sentence' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Bhavna!' })).toBeInTheDocument()
  })

  it('since the article is gone can be saved as a new one', async () => {
    recordWrites('put', '/admin/upload/:id', () => refusal(404, 'not-found', 'Article not found.'))
    const sent = recordWrites('post', '/admin/upload', () => HttpResponse.json(deskArticleBuilder({ title: 'Saved after all' }), { status: 201 }))
    await openDesk()
    const form = await edit()
    fill(form, 'Title', 'Changed here')
    await press(form, 'Publish')
    await userEvent.click(await form.findByRole('button', { name: 'Save as a new entry' }))
    expect(await screen.findByText('Saved: Saved after all')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ version: null, body: { title: 'Changed here' } })
  })
})

describe('two editors on one article', () => {
  const theirs = deskArticleBuilder({ title: 'Theirs', byline: 'Somebody', version: stored.version + 1, hasDraft: true }, stored)

  async function meet() {
    const sent = recordWrites('put', '/admin/upload/:id', ({ version, body }) =>
      version === `"${theirs.version}"`
        ? HttpResponse.json(deskArticleBuilder({ title: String(body.title), version: theirs.version + 1 }, stored))
        : refusal(409, 'conflict', 'Someone else saved this in the meantime.'),
    )
    await openDesk()
    const form = await edit()
    server.use(http.get('/api/desk/articles/:id', () => HttpResponse.json(theirs)))
    fill(form, 'Title', 'Mine')
    fill(form, 'Description', 'My text.')
    await press(form, 'Publish')
    return { sent, choice: within(await screen.findByRole('region', { name: /Someone else saved this/ })) }
  }

  it('see both texts, choose, and save on top of the newer one', async () => {
    const { sent, choice } = await meet()
    expect(choice.getByText(/Their version is an unpublished draft/)).toBeInTheDocument()
    const title = within(choice.getByRole('group', { name: 'Title' }))
    for (const name of [/^Yours\s*Mine/, /^Theirs\s*Theirs/]) expect(title.getByRole('radio', { name })).not.toBeChecked()
    expect(title.getByText('Mine').tagName).toBe('MARK')
    expect(within(choice.getByRole('group', { name: 'Byline' })).getByRole('radio', { name: /^Theirs\s*Somebody/ })).toBeChecked()
    expect(within(choice.getByRole('group', { name: 'Section 1' })).getByRole('radio', { name: /^Yours/ })).toBeChecked()
    await userEvent.click(title.getByRole('radio', { name: /^Theirs/ }))
    await press(choice, 'Save with these choices')
    expect(await screen.findByText('Saved: Theirs')).toBeInTheDocument()
    expect(sent.at(-1)).toMatchObject({ version: `"${theirs.version}"`, body: { title: 'Theirs', byline: 'Somebody' } })
    expect(sent.at(-1)?.body.sections).toHaveLength(stored.sections.length)
    expect(sent.at(-1)?.body).toHaveProperty('sections.0.description', 'My text.')
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
  })

  it('cannot save before they have chosen where both have changed something', async () => {
    const { sent, choice } = await meet()
    const writes = sent.length
    await press(choice, 'Save with these choices')
    expect(await choice.findByText('You both changed: Title.')).toBeInTheDocument()
    const title = within(choice.getByRole('group', { name: 'Title' }))
    expect(title.getByRole('radio', { name: /^Yours/ })).toHaveFocus()
    expect(choice.getByRole('group', { name: 'Title' })).toHaveAccessibleDescription('You both changed this: choose one.')
    expect(sent).toHaveLength(writes)
    await userEvent.click(title.getByRole('radio', { name: /^Yours/ }))
    expect(choice.queryByText(/^Both of you/)).not.toBeInTheDocument()
    await press(choice, 'Save with these choices')
    expect(await screen.findByText('Saved: Mine')).toBeInTheDocument()
  })

  it('may go back to the form, where one’s own text still is', async () => {
    const { choice } = await meet()
    await press(choice, 'Back to the form')
    expect((await formNamed('Edit Article')).getByLabelText('Title')).toHaveValue('Mine')
  })
})
