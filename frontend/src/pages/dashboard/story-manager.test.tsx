import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { storyExpiries, storyTypes } from '@artha/contract/value-lists'
import { deskStoryBuilder } from '../../mocks/data/desk-builder.ts'
import { mockDeskStories } from '../../mocks/data/desk-contents.ts'
import { fill, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const add = () => formNamed('Add Story')
const table = async () => within(await screen.findByRole('table', { name: 'Stories' }))
const [stored = deskStoryBuilder()] = mockDeskStories
const valuesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)

it('stands in the form at an address of its own', async () => {
  await openDesk('creator', `/dashboard/stories/${stored._id}`)
  expect((await formNamed('Edit Story')).getByLabelText('Title')).toHaveValue(stored.title)
  expect((await table()).getByRole('button', { name: `Edit ${stored.title}` })).toBeVisible()
})

describe('the story form', () => {
  it('starts as a text that is shown forever, and needs title and author', async () => {
    await openDesk()
    const form = await add()
    expect(form.getByLabelText('Type')).toHaveValue('text')
    expect(valuesOf(form.getByLabelText('Type'))).toEqual(storyTypes)
    expect(form.getByLabelText('Duration')).toHaveValue('forever')
    expect(valuesOf(form.getByLabelText('Duration'))).toEqual(storyExpiries)
    await press(form, 'Publish')
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('Title is required')
    expect(form.getByLabelText('Author name')).toHaveAccessibleDescription('Author name is required')
    expect(form.getByLabelText('Title')).toHaveFocus()
  })

  it('sends tags one by one and slides in their order, and reads the list again', async () => {
    const sent = recordWrites('post', '/api/stories', ({ body }) => {
      const story = deskStoryBuilder({ title: String(body.title) })
      server.use(http.get('/api/desk/stories', () => HttpResponse.json([story])))
      return HttpResponse.json(story, { status: 201 })
    })
    await openDesk()
    const form = await add()
    fill(form, 'Title', 'Three numbers')
    fill(form, 'Author name', 'Asha')
    fill(form, 'Tags', ' payslip, ,first job ')
    await press(form, '+ Add Slide')
    await press(form, '+ Add Slide')
    const slide = (number: number) => within(form.getByRole('group', { name: `Slide ${number}` }))
    fill(slide(1), 'Text', 'one')
    fill(slide(2), 'Text', 'two')
    fill(slide(2), 'Link', '/calculators')
    slide(2).getByRole('button', { name: 'Move up slide 2' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(slide(1).getByLabelText('Text')).toHaveValue('two')
    await press(form, 'Publish')
    expect(await screen.findByText('Saved: Three numbers')).toBeInTheDocument()
    expect(sent).toMatchObject([
      { body: { tags: ['payslip', 'first job'], slides: [{ text: 'two', ctaLink: '/calculators' }, { text: 'one' }], expiryTime: 'forever' } },
    ])
    await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(2))
    expect((await add()).getByLabelText('Title')).toHaveValue('')
  })

  it('removes slides, and says what is wrong with one', async () => {
    await openDesk()
    const form = await add()
    fill(form, 'Title', 'T')
    fill(form, 'Author name', 'A')
    await press(form, '+ Add Slide')
    await press(form, 'Publish')
    expect(form.getByText('Add text or a picture to the slide')).toBeInTheDocument()
    await press(form, 'Remove slide 1')
    expect(form.queryByRole('group', { name: 'Slide 1' })).not.toBeInTheDocument()
  })

  it('is filled by Edit, and saved on its version; a failure is said in a toast and keeps everything', async () => {
    const sent = recordWrites('put', '/api/stories/:id', (_, index) =>
      index === 0 ? refusal(503, 'unavailable', 'Not now.') : HttpResponse.json(deskStoryBuilder({ title: 'Changed' }, stored)),
    )
    await openDesk()
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${stored.title}` }))
    const form = await formNamed('Edit Story')
    expect(form.getByLabelText('Title')).toHaveValue(stored.title)
    expect(form.getAllByRole('group', { name: /^Slide/ })).toHaveLength(stored.slides.length)
    fill(form, 'Title', 'Changed')
    await press(form, 'Publish')
    await waitFor(() => expect(screen.getAllByText('Submission failed.')).toHaveLength(2))
    expect(form.getByLabelText('Title')).toHaveValue('Changed')
    await press(form, 'Publish')
    expect(await screen.findByText('Saved: Changed')).toBeInTheDocument()
    expect(sent[1]).toMatchObject({ call: `PUT /api/stories/${stored._id}`, version: `"${stored.version}"` })
    expect((await add()).getByLabelText('Title')).toBeEnabled()
  })
})

describe('the story table', () => {
  it('has its columns, ten rows a page, and says which page it is', async () => {
    await openDesk()
    const rows = await table()
    expect(screen.getByRole('heading', { name: 'All Stories' })).toBeInTheDocument()
    expect(rows.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Title', 'Author', 'Category', 'Type', 'Actions'])
    expect(rows.getAllByRole('row')).toHaveLength(11)
    const pages = Math.ceil(mockDeskStories.length / 10)
    expect(screen.getByText(`Page 1 of ${pages}`)).toBeInTheDocument()
    await press(within(screen.getByRole('navigation', { name: 'Pages of stories' })), 'Next')
    expect(screen.getByText(`Page 2 of ${pages}`)).toBeInTheDocument()
    expect((await table()).getAllByRole('row')).toHaveLength(mockDeskStories.length - 10 + 1)
  })

  it('asks before a deletion, and says in a toast when it failed', async () => {
    recordWrites('delete', '/api/stories/:id', () => refusal(500, 'internal', 'Something broke.'))
    await openDesk()
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${stored.title}` }))
    await press(within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this story?' })), 'Delete')
    expect(await screen.findByText(/^Delete failed\./)).toBeInTheDocument()
  })
})
