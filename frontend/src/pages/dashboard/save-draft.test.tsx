import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { deskArticleBuilder } from '../../mocks/data/desk-builder.ts'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { fill, fillArticle, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const [, , stored = deskArticleBuilder()] = mockDeskArticles
const draft = (over: object) => deskArticleBuilder({ ...over, state: 'draft', hasDraft: true }, stored)

describe('“Save draft”', () => {
  it('takes what has a title, keeps the form, and is published from there', async () => {
    const made = recordWrites('post', '/api/desk/articles', ({ body }) =>
      HttpResponse.json(draft({ title: String(body.title), version: 1 }), { status: 201 }),
    )
    const published = recordWrites('put', '/admin/upload/:id', () => HttpResponse.json(deskArticleBuilder({ title: 'An idea', version: 2 }, stored)))
    await openDesk('creator', '/form')
    const form = await formNamed('Create Article')
    fill(form, 'Title', 'An idea')
    await press(form, 'Save draft')
    const open = await formNamed('Edit Article')
    expect(await open.findByText('Draft saved')).toBeInTheDocument()
    expect(screen.getByText('A draft: not visible to readers.')).toBeInTheDocument()
    expect(made).toMatchObject([{ call: 'POST /api/desk/articles', version: null, body: { title: 'An idea' } }])
    // Missing fields are reported only on publishing
    await press(open, 'Publish')
    await waitFor(() => expect(open.getByLabelText('Category')).toBeInvalid())
    expect(published).toEqual([])
    fillArticle(open, 'An idea')
    await press(open, 'Publish')
    await waitFor(() => expect(published).toMatchObject([{ version: '"1"', body: { title: 'An idea', category: 'Saving' } }]))
    expect(published[0]?.key).not.toBe(made[0]?.key)
  })

  it('publishes what was saved as it stands', async () => {
    await openDesk('creator', '/form')
    const form = await formNamed('Create Article')
    fillArticle(form, 'Saved, then published')
    await press(form, 'Save draft')
    const open = await formNamed('Edit Article')
    await open.findByText('Draft saved')
    await press(open, 'Publish')
    expect(await screen.findByText('View on site')).toBeInTheDocument()
  })

  it('saves once however often it is pressed, and again what was typed since', async () => {
    const made = recordWrites('post', '/api/desk/articles', () => HttpResponse.json(draft({ title: 'Twice', version: 1 }), { status: 201 }))
    const saved = recordWrites('put', '/api/desk/articles/:id', () => HttpResponse.json(draft({ title: 'Twice and more', version: 2 })))
    await openDesk('creator', '/form')
    const form = await formNamed('Create Article')
    fill(form, 'Title', 'Twice')
    await userEvent.dblClick(form.getByRole('button', { name: 'Save draft' }))
    const open = await formNamed('Edit Article')
    await open.findByText('Draft saved')
    await press(open, 'Save draft')
    fill(open, 'Title', 'Twice and more')
    expect(open.getByText('Unsaved changes')).toBeInTheDocument()
    await press(open, 'Save draft')
    await open.findByText('Draft saved')
    expect([made.length, saved.length]).toEqual([1, 1])
    expect(saved[0]).toMatchObject({ version: '"1"', body: { title: 'Twice and more' } })
  })

  it('says what it needs, and nothing of what only publishing needs', async () => {
    await openDesk('creator', '/form')
    const form = await formNamed('Create Article')
    fill(form, 'Byline', 'Somebody')
    await press(form, 'Save draft')
    expect(await form.findByText('Title is required')).toBeInTheDocument()
    expect(form.getByLabelText('Category')).not.toBeInvalid()
  })

  it('that meets another save is a draft still, once one has chosen', async () => {
    const theirs = deskArticleBuilder({ title: 'Theirs', version: stored.version + 1 }, stored)
    const saved = recordWrites('put', '/api/desk/articles/:id', ({ version, body }) =>
      version === `"${theirs.version}"`
        ? HttpResponse.json(draft({ title: String(body.title), version: theirs.version + 1 }))
        : refusal(409, 'conflict', 'Someone else saved this in the meantime.'),
    )
    await openDesk('creator', `/dashboard/articles/${stored._id}`)
    const form = await formNamed('Edit Article')
    server.use(http.get('/api/desk/articles/:id', () => HttpResponse.json(theirs)))
    fill(form, 'Title', 'Mine')
    await press(form, 'Save draft')
    const choice = within(await screen.findByRole('region', { name: /Someone else saved this/ }))
    await userEvent.click(choice.getByRole('radio', { name: /^Yours/ }))
    await press(choice, 'Save with these choices')
    expect(await (await formNamed('Edit Article')).findByText('Draft saved')).toBeInTheDocument()
    expect(saved.at(-1)).toMatchObject({ version: `"${theirs.version}"`, body: { title: 'Mine' } })
  })
})
