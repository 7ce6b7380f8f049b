import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { mediaBuilder } from '../../mocks/data/picture-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const jpegBytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const picture = (name: string) => new File([jpegBytes], name, { type: 'image/jpeg' })

async function openUpload() {
  await openDesk('creator', '/dashboard/media')
  const group = await screen.findByRole('group', { name: 'Upload files' })
  const input = group.querySelector('input')
  if (input === null) throw new Error('There is no file input')
  const choose = (files: File[]) => fireEvent.change(input, { target: { files } })
  const lines = () => within(within(group).getByRole('list', { name: 'Uploads' })).getAllByRole('listitem')
  return { upload: within(group), group, choose, lines }
}

/** Answers uploads when the test says so. Returns the number that are waiting for their answer, and the answering. */
function heldUploads() {
  const waiting: ((response: Response) => void)[] = []
  let began = 0
  server.use(
    http.post('/api/media', async () => {
      began += 1
      return new Promise<Response>((resolve) => waiting.push(resolve))
    }),
  )
  const answer = async (response: Response) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    waiting.shift()?.(response)
  }
  return { count: () => began, answer }
}

const stored = (note?: string) => HttpResponse.json(mediaBuilder(note === undefined ? {} : { note }), { status: 201 })

describe('several uploads at once', () => {
  it('show the progress of each, and one that fails says why while the others go on', async () => {
    const uploads = heldUploads()
    const { upload, choose, lines } = await openUpload()
    choose([picture('one.jpg'), new File(['%PDF-1.7'], 'two.pdf', { type: 'application/pdf' }), picture('three.jpg'), picture('four.jpg')])
    expect(await upload.findByText(/^Failed: PDF files are not supported/)).toBeInTheDocument()
    await waitFor(() => expect(uploads.count()).toBe(2))
    expect(upload.getByRole('progressbar', { name: 'Uploading one.jpg' })).toBeInTheDocument()
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringContaining('one.jpg'),
      expect.stringContaining('two.pdf'),
      expect.stringContaining('three.jpg'),
      expect.stringMatching(/four\.jpg1 KBWaiting/),
    ])
    await expectAccessible()
    await uploads.answer(refusal(413, 'too-large', 'This file is too large.'))
    expect(await upload.findByText('Failed: This file is too large. Make it smaller and try again.')).toBeInTheDocument()
    await waitFor(() => expect(uploads.count()).toBe(3))
    await uploads.answer(stored())
    await uploads.answer(stored('Animated PNGs are stored as a still picture.'))
    expect(await upload.findByText('2 of 4 uploaded, 2 failed.')).toBeInTheDocument()
    expect(upload.getByText('Uploaded. Animated PNGs are stored as a still picture.')).toBeInTheDocument()
    expect(upload.queryByRole('button', { name: /^Try again/ })).toBeNull()
    await expectAccessible()
    await press(upload, 'Clear this list')
    expect(upload.queryByRole('list', { name: 'Uploads' })).toBeNull()
    expect(upload.getByRole('button', { name: 'Upload files' })).toHaveFocus()
  })

  it('that failed by the connection can be sent again, one or all', async () => {
    server.use(http.post('/api/media', () => refusal(503, 'unavailable', 'The database is away.')))
    const { upload, choose } = await openUpload()
    choose([picture('one.jpg'), picture('two.jpg')])
    expect(await upload.findByText('0 of 2 uploaded, 2 failed.')).toBeInTheDocument()
    server.use(http.post('/api/media', () => stored()))
    await press(upload, 'Try again: one.jpg')
    expect(await upload.findByText('1 of 2 uploaded, 1 failed.')).toBeInTheDocument()
    await press(upload, 'Try again: two.jpg')
    expect(await upload.findByText('2 of 2 uploaded.')).toBeInTheDocument()
  })

  it('are in the list below when they are done', async () => {
    let reads = 0
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname === '/api/desk/media') reads += 1
    })
    server.use(http.post('/api/media', () => stored()))
    const { upload, choose } = await openUpload()
    await screen.findByRole('list', { name: 'Files' })
    const before = reads
    choose([picture('one.jpg')])
    expect(await upload.findByText('1 of 1 uploaded.')).toBeInTheDocument()
    await waitFor(() => expect(reads).toBeGreaterThan(before))
    server.events.removeAllListeners()
  })

  it('are canceled alone, and leaving the page asks', async () => {
    const uploads = heldUploads()
    const { upload, choose, lines } = await openUpload()
    choose([picture('one.jpg'), picture('two.jpg'), picture('three.jpg')])
    await waitFor(() => expect(uploads.count()).toBe(2))
    await press(upload, 'Cancel: one.jpg')
    await waitFor(() => expect(uploads.count()).toBe(3))
    expect(lines()).toHaveLength(2)
    await userEvent.click(screen.getByRole('link', { name: 'Articles' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave and cancel the uploads?' }))
    await press(question, 'Stay')
    expect(lines()).toHaveLength(2)
  })

  it('are dropped on the page’s field together', async () => {
    server.use(http.post('/api/media', () => stored()))
    const { upload, group } = await openUpload()
    fireEvent.drop(group, { dataTransfer: { files: [picture('one.jpg'), picture('two.jpg')], types: ['Files'] } })
    expect(await upload.findByText('2 of 2 uploaded.')).toBeInTheDocument()
  })
})
