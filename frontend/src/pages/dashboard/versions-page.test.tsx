import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { mockDeskArticles, mockDeskStories } from '../../mocks/data/desk-contents.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { fill, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const id = mockId(851)
const { title = '' } = mockDeskArticles.find(({ _id }) => _id === id) ?? {}
const path = `/dashboard/articles/${id}/versions`
const lines = async () => within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('link')
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }))
const row = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li') ?? document.body

describe('the versions of an article', () => {
  it('are listed, newest first, with who made them and what readers had', async () => {
    await openDesk('creator', path)
    const [newest, first, ...others] = await lines()
    expect(newest).toHaveTextContent(`${title}Version 1, Bhavna · published`)
    expect(first).toHaveTextContent(`Draft: ${title}Version 0, Chetan · draft`)
    expect(others).toEqual([])
    await expectAccessible()
  })

  it('say word by word what a save has changed, and what has changed since', async () => {
    await openDesk('creator', path)
    await userEvent.click((await lines())[0] ?? document.body)
    const changed = await row('Title')
    expect(within(changed).getByText('Draft:', { exact: false, selector: 'del' })).toBeInTheDocument()
    expect(changed.querySelectorAll('ins')).toHaveLength(0)
    expect(screen.getByRole('heading', { level: 2, name: 'Version 1' })).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'Restore this version' })).not.toBeInTheDocument()
    await follow('Changes since then')
    expect(await screen.findByText('The two texts are the same.')).toBeInTheDocument()
    await expectAccessible()
  })

  it('show all of the first one as new', async () => {
    await openDesk('creator', `${path}?version=0`)
    expect((await row('Title')).querySelector('ins')).toHaveTextContent(`Draft: ${title}`)
    expect(within(await row('Section 1')).getByText('Not in this version')).toBeInTheDocument()
  })

  it('are brought back into the form, unsaved, and saved as any other change', async () => {
    const sent = recordWrites('put', '/admin/upload/:id', () => refusal(503, 'unavailable', 'Not now.'))
    await openDesk('creator', `${path}?version=0`)
    await follow('Restore this version')
    const form = await formNamed('Edit Article')
    expect(form.getByLabelText('Title')).toHaveValue(`Draft: ${title}`)
    expect(form.getByText('Unsaved changes')).toBeInTheDocument()
    expect(screen.getByText(/^The form shows version 0\./)).toBeInTheDocument()
    await press(form, 'Publish')
    await waitFor(() => expect(sent).toHaveLength(1))
    // Based on the current version, so that nobody's save is lost
    expect(sent[0]).toMatchObject({ version: '"1"', body: { title: `Draft: ${title}` } })
  })

  it('stand in the form until they are saved as a draft', async () => {
    await openDesk('creator', `/dashboard/articles/${id}?version=0`)
    const form = await formNamed('Edit Article')
    const words = () => screen.queryByText(/^The form shows version 0\./)
    fill(form, 'Title', 'Written on')
    expect(words()).toBeInTheDocument()
    await press(form, 'Save draft')
    await form.findByText('Draft saved')
    expect(words()).not.toBeInTheDocument()
    fill(form, 'Title', 'And on')
    expect(words()).not.toBeInTheDocument()
  })

  it('grow with each save of the form, which leads to them', async () => {
    const page = await openDesk('creator', `/dashboard/articles/${id}`)
    const form = await formNamed('Edit Article')
    fill(form, 'Title', 'Saved once more')
    await press(form, 'Publish')
    await screen.findByText('Saved: Saved once more')
    page.unmount()
    await openDesk('creator', path)
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Saved once moreVersion 2'),
      expect.stringContaining('Version 1'),
      expect.stringContaining('Version 0'),
    ])
  })

  it('say where they cannot be read, and where there are none yet', async () => {
    server.use(http.get('/api/desk/articles/:id/versions', () => refusal(503, 'unavailable', 'The database is away')))
    const page = await openDesk('creator', path)
    expect(await screen.findByText('Could not fetch the versions.')).toBeInTheDocument()
    page.unmount()
    server.use(http.get('/api/desk/articles/:id/versions', () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })))
    await openDesk('creator', `${path}?version=7`)
    expect(await screen.findByText('No versions yet.')).toBeInTheDocument()
    expect(await screen.findByText('This version could not be loaded.')).toBeInTheDocument()
  })
})

describe('the versions of a story', () => {
  const [story] = mockDeskStories
  const storyPath = `/dashboard/stories/${story?._id}/versions`
  const version = story?.version ?? 0

  it('are listed and compared as those of an article are', async () => {
    await openDesk('creator', storyPath)
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Version ${version}, Bhavna · published`),
      expect.stringContaining(`Draft: ${story?.title}Version ${version - 1}, Chetan · draft`),
    ])
    await userEvent.click((await lines())[0] ?? document.body)
    expect(within(await row('Title')).getByText('Draft:', { exact: false, selector: 'del' })).toBeInTheDocument()
    await expectAccessible()
  })

  it('are brought back into the form, which leads to them', async () => {
    const sent = recordWrites('put', '/api/stories/:id', () => refusal(503, 'unavailable', 'Not now.'))
    await openDesk('creator', `${storyPath}?version=${version - 1}`)
    await follow('Restore this version')
    const form = await formNamed('Edit Story')
    expect(form.getByLabelText('Title')).toHaveValue(`Draft: ${story?.title}`)
    expect(screen.getByText(new RegExp(`^The form shows version ${version - 1}\\.`))).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', storyPath)
    await press(form, 'Publish')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ version: `"${version}"`, body: { title: `Draft: ${story?.title}` } })
  })

  it('do not stand in the form any more once they are given up and the newest is opened', async () => {
    await openDesk('creator', `/dashboard/stories/${story?._id}?version=${version - 1}`)
    const form = await formNamed('Edit Story')
    expect(screen.getByText(/^The form shows version \d+/)).toBeInTheDocument()
    await press(form, 'Cancel')
    await press(within(screen.getByRole('dialog', { name: 'Discard your changes?' })), 'Discard')
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${story?.title}` }))
    const newest = await formNamed('Edit Story')
    fill(newest, 'Title', 'Typed into the newest')
    expect(screen.queryByText(/The form shows version/)).not.toBeInTheDocument()
  })
})
