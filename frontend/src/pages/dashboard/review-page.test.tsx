import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { fullPublication } from '../../mocks/data/publication-lists.ts'
import { reviewOnHandlers } from '../../mocks/handlers/review-on-handlers.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { fill, fillArticle, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const piece = `/dashboard/review/${mockId(852)}`
/** Presses a button once the action before it has finished. */
async function pressNext(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false'))
  await press(screen, name)
}
const turnOn = () => server.use(...reviewOnHandlers(fullPublication))

describe('a desk without review', () => {
  it('says so, and has no way to it', async () => {
    await openDesk('creator', '/dashboard/review')
    expect(await screen.findByText(/^Review is off: writers can publish directly/)).toBeInTheDocument()
    expect(within(screen.getByRole('navigation', { name: 'Desk' })).queryByRole('link', { name: 'Review' })).not.toBeInTheDocument()
  })
})

describe('a desk with review', () => {
  beforeEach(turnOn)

  it('lists what was submitted, and the overview leads there', async () => {
    await openDesk('admin')
    const box = within(await screen.findByRole('region', { name: 'Waiting for review 1' }))
    expect(await box.findByRole('link', { name: 'Gold loans: what the fine print says' })).toHaveAttribute('href', piece)
    expect(box.getByRole('link', { name: 'Full review list' })).toHaveAttribute('href', '/dashboard/review')
  })

  it('shows the queue', async () => {
    await openDesk('admin', '/dashboard/review')
    const table = within(await screen.findByRole('table', { name: 'Review' }))
    expect(table.getByRole('link', { name: 'Gold loans: what the fine print says' })).toHaveAttribute('href', piece)
    expect(table.getByText('Open remarks: 1')).toBeInTheDocument()
    await expectAccessible()
  })

  it('a reviewer remarks on a paragraph and resolves', async () => {
    await openDesk('admin', piece)
    expect(await screen.findByText('Which fine print? Name the lender’s document.')).toBeInTheDocument()
    await expectAccessible()
    const [first] = screen.getAllByRole('button', { name: /^Remark on: Gold loans/ })
    if (first === undefined) throw new Error('There is no paragraph')
    await userEvent.click(first)
    const form = await formNamed('Remark')
    await press(form, 'Save remark')
    expect(form.getByText('A remark is required')).toBeInTheDocument()
    fill(form, 'Your remark', 'Shorter, please.')
    await press(form, 'Save remark')
    expect(await screen.findByText('Shorter, please.')).toBeInTheDocument()
    await pressNext('Resolve: Shorter, please.')
    expect(await screen.findByRole('button', { name: 'Reopen: Shorter, please.' })).toBeInTheDocument()
  })

  it('a reviewer approves, and is asked before publishing over an open remark', async () => {
    await openDesk('admin', piece)
    await screen.findByText('Which fine print? Name the lender’s document.')
    await press(screen, 'Approve')
    expect(await screen.findByText(/^Chetan approved this version/)).toBeInTheDocument()
    await pressNext('Publish')
    const question = within(await screen.findByRole('dialog', { name: 'Publish anyway?' }))
    expect(question.getByText('1 remark is open.')).toBeInTheDocument()
    await press(question, 'Publish')
    expect(await screen.findByText('Published.')).toBeInTheDocument()
    expect(await screen.findByText('Not submitted for review.')).toBeInTheDocument()
  })

  it('says why somebody may not approve, and what was refused', async () => {
    await openDesk('creator', piece)
    expect(await screen.findByText('Only publishers can approve.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    server.use(http.post('/api/desk/reviews/:id', () => refusal(409, 'conflict', 'Someone else saved this in the meantime.')))
    await press(screen, 'Withdraw from review')
    expect(await screen.findByText('Someone else saved this in the meantime.')).toBeInTheDocument()
  })

  it('asks for the text again by a button, where it could not be read', async () => {
    const read = http.get('/api/desk/articles/:id', () => refusal(503, 'unavailable', 'Not now'), { once: true })
    server.use(read)
    await openDesk('admin', piece)
    expect(await screen.findByText('The text could not be loaded.')).toBeInTheDocument()
    await press(screen, 'Try again')
    expect(await screen.findByText('Which fine print? Name the lender’s document.')).toBeInTheDocument()
  })

  it('the form of somebody who may not publish submits, and shows the remarks', async () => {
    const submitted = recordWrites('post', '/api/desk/reviews/:id', () => refusal(409, 'conflict', 'Not noted further here'))
    await openDesk('creator', '/form')
    const form = await formNamed('Create Article')
    await form.findByRole('button', { name: 'Submit for review' })
    fillArticle(form, 'By a writer')
    await press(form, 'Submit for review')
    await waitFor(() => expect(submitted).toMatchObject([{ body: { step: 'submit', version: 1 } }]))
    expect(await screen.findByText('A draft: not visible to readers.')).toBeInTheDocument()
  })

  it('the form of a story submits too', async () => {
    const submitted = recordWrites('post', '/api/desk/reviews/:id', () => refusal(409, 'conflict', 'Not noted further here'))
    await openDesk('creator', '/dashboard/stories')
    const form = await formNamed('Add Story')
    await form.findByRole('button', { name: 'Submit for review' })
    fill(form, 'Title', 'In three slides')
    fill(form, 'Author name', 'Asha')
    await press(form, '+ Add Slide')
    fill(form, 'Text', 'one')
    await press(form, 'Submit for review')
    await waitFor(() => expect(submitted).toMatchObject([{ body: { step: 'submit', version: 1 } }]))
    expect(await screen.findByText('A draft: not visible to readers.')).toBeInTheDocument()
  })

  it('the form shows the remarks that are to be worked in', async () => {
    await openDesk('creator', `/dashboard/articles/${mockId(852)}`)
    const beside = within(await screen.findByRole('region', { name: 'Review' }))
    expect(beside.getByText('Which fine print? Name the lender’s document.')).toBeInTheDocument()
    await userEvent.click(beside.getByRole('button', { name: /^Resolve/ }))
    await waitFor(() => expect(beside.queryByRole('button', { name: /^Resolve/ })).not.toBeInTheDocument())
  })
})
