import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { libraryDetailsBuilder } from '../../mocks/data/library-builder.ts'
import { pictureBuilder } from '../../mocks/data/picture-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { fill, formNamed, openDesk, press, recordWrites, refusal, type Form } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const address = `/api/desk/media/${mockId(1001)}`
const page = `/dashboard/media/${mockId(1001)}`

async function openFile(path = page) {
  await openDesk('creator', path)
  return formNamed('Words of the file')
}

describe('the words of a file', () => {
  it('are shown with the file, its size and day, and the way back keeps the filters', async () => {
    const form = await openFile(`${page}?q=coins&page=2`)
    expect(screen.getByRole('heading', { level: 2, name: 'Coins in a jar' })).toBeInTheDocument()
    expect(screen.getByText('1200 × 800, 83 KB, uploaded 25 Nov 2026, 11:30 IST')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'A glass jar half full of coins' })).toBeInTheDocument()
    expect(form.getByLabelText('Alternative text')).toHaveValue('A glass jar half full of coins')
    expect(form.getByLabelText('Credit')).toHaveValue('Photo: Asha Rao')
    expect(screen.getByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', '/dashboard/media?q=coins&page=2')
    await expectAccessible()
  })

  it('are saved with the version that was seen, and stay in the library', async () => {
    const form = await openFile()
    fill(form, 'Alternative text', 'Coins')
    fill(form, 'Caption', 'Savings')
    await press(form, 'Save')
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Back to the library' }))
    const [first] = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('link')
    expect(first).toHaveAccessibleName(/ Coins$/)
  })

  it('are sent once, and a refusal is said beside the field', async () => {
    const sent = recordWrites('put', address, () =>
      refusal(400, 'validation', 'Please check what you entered.', { credit: 'At most 120 characters' }),
    )
    const form = await openFile()
    fill(form, 'Credit', 'Photo: nobody')
    await press(form, 'Save')
    expect(await form.findByText('At most 120 characters')).toBeInTheDocument()
    expect(sent).toMatchObject([{ version: '"1"', body: { alt: 'A glass jar half full of coins', caption: '', credit: 'Photo: nobody' } }])
    expect(sent[0]?.key).toMatch(/.{8}/)
    await expectAccessible()
    fill(form, 'Credit', 'Photo: Asha')
    expect(form.queryByText('At most 120 characters')).toBeNull()
  })

  it('that somebody else saved too are put beside mine, and must be chosen where both changed them', async () => {
    const form = await openFile()
    fill(form, 'Alternative text', 'My coins')
    const theirs = libraryDetailsBuilder({ alt: 'Their coins', caption: 'Their caption', version: 4 })
    const sent = recordWrites('put', address, ({ version, body }) =>
      version === '"4"'
        ? HttpResponse.json({ ...theirs, ...body, version: 5 })
        : refusal(409, 'conflict', 'Someone else saved this in the meantime.'),
    )
    server.use(http.get(address, () => HttpResponse.json(theirs)))
    await press(form, 'Save')
    expect(await screen.findByText('Someone else changed this file in the meantime.')).toBeInTheDocument()
    expect(form.getByLabelText('Caption')).toHaveValue('Their caption')
    expect(form.getByLabelText('Alternative text')).toHaveValue('My coins')
    expect(form.getByText('Someone else saved: “Their coins”')).toBeInTheDocument()
    await expectAccessible()
    await press(form, 'Save')
    expect(sent).toHaveLength(1)
    await press(form, 'Use theirs')
    expect(form.getByLabelText('Alternative text')).toHaveValue('Their coins')
    await press(form, 'Save')
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(sent[1]).toMatchObject({ version: '"4"', body: { alt: 'Their coins', caption: 'Their caption' } })
  })

  it('of somebody else are only read', async () => {
    await openDesk('creator', `/dashboard/media/${mockId(1002)}`)
    expect(await screen.findByText('Only an admin or the person who uploaded this file can change it.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete …' })).toBeNull()
    await expectAccessible()
  })

  it('are not lost by leaving without a question', async () => {
    const form = await openFile()
    fill(form, 'Caption', 'Half a sentence')
    await userEvent.click(screen.getByRole('link', { name: 'Back to the library' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await press(question, 'Stay')
    expect(form.getByLabelText('Caption')).toHaveValue('Half a sentence')
  })

  it('of a file that does not exist, or could not be read', async () => {
    const { unmount } = await openDesk('creator', '/dashboard/media/nobodyhasthisid')
    expect(await screen.findByText('This file does not exist.')).toBeInTheDocument()
    await expectAccessible()
    unmount()
    server.use(http.get(address, () => refusal(503, 'unavailable', 'The database is away')))
    await openDesk('creator', page)
    expect(await screen.findByText('Could not fetch this file.')).toBeInTheDocument()
  })
})

describe('the focal point of a picture', () => {
  const picture = () => document.querySelector('[role="presentation"] img') as HTMLElement

  it('is set as numbers, saved with the words, and cleared', async () => {
    const form = await openFile()
    expect(form.getByLabelText('From the left, %')).toHaveValue(50)
    fill(form, 'From the left, %', '20')
    fill(form, 'From the top, %', '130')
    expect(form.getByLabelText('From the top, %')).toHaveValue(130)
    fireEvent.blur(form.getByLabelText('From the top, %'))
    expect(form.getByLabelText('From the top, %')).toHaveValue(100)
    await expectAccessible()
    const sent = recordWrites('put', address, ({ body }) => HttpResponse.json(libraryDetailsBuilder({ ...body, version: 2 })))
    await press(form, 'Save')
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(sent).toMatchObject([{ version: '"1"', body: { focus: { x: 20, y: 100 } } }])
  })

  it('is kept on the desk, and cleared by its button', async () => {
    const form = await openFile()
    fill(form, 'From the left, %', '20')
    await press(form, 'Save')
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(form.getByLabelText('From the left, %')).toHaveValue(20)
    await press(form, 'Use the centre')
    await press(form, 'Save')
    expect(form.getByLabelText('From the left, %')).toHaveValue(50)
  })

  it('is set where the picture is pressed, and follows while it is held', async () => {
    const form = await openFile()
    const pad = picture().parentElement as HTMLElement
    pad.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200)
    fireEvent(pad, new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 150 }))
    expect(
      [form.getByLabelText('From the left, %'), form.getByLabelText('From the top, %')].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['25', '25'])
    fireEvent(pad, new MouseEvent('pointermove', { bubbles: true, clientX: 400, clientY: 150 }))
    expect(form.getByLabelText('From the left, %')).toHaveValue(25)
    fireEvent(pad, new MouseEvent('pointermove', { bubbles: true, buttons: 1, clientX: 400, clientY: 150 }))
    expect(form.getByLabelText('From the left, %')).toHaveValue(75)
  })

  it('that somebody else set too must be chosen', async () => {
    const form = await openFile()
    fill(form, 'From the left, %', '20')
    const theirs = libraryDetailsBuilder({ version: 4, image: { ...pictureBuilder('coins-in-a-jar'), focus: { x: 70, y: 30 } } })
    recordWrites('put', address, () => refusal(409, 'conflict', 'Someone else saved this in the meantime.'))
    server.use(http.get(address, () => HttpResponse.json(theirs)))
    await press(form, 'Save')
    expect(await form.findByText('Someone else saved 70% from the left, 30% from the top.')).toBeInTheDocument()
    await expectAccessible()
    await press(form, 'Use theirs')
    expect(form.getByLabelText('From the left, %')).toHaveValue(70)
  })
})

describe('the crop of a picture', () => {
  async function openCrop() {
    await openFile()
    await userEvent.click(screen.getByRole('button', { name: 'Crop …' }))
    return formNamed('Crop')
  }
  const numbers = (form: Form) =>
    ['Left, px', 'Top, px', 'Width, px', 'Height, px'].map((label) => Number(form.getByLabelText<HTMLInputElement>(label).value))

  it('begins in the middle, takes a shape and numbers, and makes a new file', async () => {
    const form = await openCrop()
    expect(numbers(form)).toEqual([120, 80, 960, 640])
    expect(form.getByRole('group', { name: 'Crop. Move it with the arrow keys.' })).toBeInTheDocument()
    await expectAccessible()
    await userEvent.click(form.getByRole('radio', { name: '1:1' }))
    expect(numbers(form)).toEqual([200, 0, 800, 800])
    fill(form, 'Width, px', '300')
    fill(form, 'Left, px', '900')
    expect(numbers(form)).toEqual([900, 0, 300, 300])
    expect(form.getByText('The new file has 300 × 300 pixels. This one stays.')).toBeInTheDocument()
    await press(form, 'Crop into a new file')
    await userEvent.click(await screen.findByRole('link', { name: 'Open Coins in a jar, cropped' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Coins in a jar, cropped' })).toBeInTheDocument()
    expect(screen.getByText(/^300 × 300/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Coins in a jar' })).toHaveAttribute('href', page)
  })

  it('is sent once with a key, and a refusal is said', async () => {
    const form = await openCrop()
    const sent = recordWrites('post', `${address}/crops`, () => refusal(503, 'unavailable', 'The file could not be stored.'))
    await press(form, 'Crop into a new file')
    expect(await screen.findByText('It was not cropped.')).toBeInTheDocument()
    expect(sent).toMatchObject([{ body: { x: 120, y: 80, width: 960, height: 640 } }])
    expect(sent[0]?.key).toMatch(/.{8}/)
  })

  it('is not offered for a video', async () => {
    await openDesk('creator', `/dashboard/media/${mockId(1002)}`)
    await screen.findByRole('heading', { level: 2, name: 'A loom at work' })
    expect(screen.queryByRole('button', { name: 'Crop …' })).toBeNull()
  })
})

describe('where a file is used', () => {
  it('is listed with links to the forms', async () => {
    await openFile()
    expect(screen.getByText('3 articles and stories show this file, 2 of them published.')).toBeInTheDocument()
    const uses = within(screen.getByRole('region', { name: 'Where it is used' }))
    expect(uses.getByRole('link', { name: 'Coins, and what they were worth' })).toHaveAttribute('href', `/dashboard/articles/${mockId(851)}`)
    expect(uses.getByText('Article, scheduled: section, picture of shared links')).toBeInTheDocument()
    expect(uses.getByRole('link', { name: 'Small change' })).toHaveAttribute('href', `/dashboard/stories/${mockId(951)}`)
  })
})

describe('the deletion of a file', () => {
  const deleteAt = async (path: string) => {
    await openFile(path)
    await userEvent.click(screen.getByRole('button', { name: 'Delete …' }))
    return within(await screen.findByRole('dialog', { name: 'Delete this file?' }))
  }

  it('asks, and leads back to the list', async () => {
    const question = await deleteAt(`/dashboard/media/${mockId(1003)}?withoutAlt=1`)
    expect(question.getByText(/No article or story shows this file/)).toBeInTheDocument()
    expect(question.queryByRole('checkbox')).toBeNull()
    await press(question, 'Delete')
    expect(await screen.findByText('Deleted: Rupee notes')).toBeInTheDocument()
    expect(await screen.findByText('No files match these filters.')).toBeInTheDocument()
  })

  it('says where readers see it, and needs a box ticked then', async () => {
    const query: (string | null)[] = []
    server.use(
      http.delete(address, ({ request }) => {
        query.push(new URL(request.url).searchParams.get('publishedUses'))
        return HttpResponse.json({ message: 'The file was deleted.' })
      }),
    )
    const question = await deleteAt(page)
    expect(question.getByText('Article, live: cover')).toBeInTheDocument()
    await expectAccessible()
    await press(question, 'Delete')
    expect(await question.findByText('Tick the box to delete it.')).toBeInTheDocument()
    expect(query).toEqual([])
    await userEvent.click(question.getByRole('checkbox', { name: 'Delete it although 2 published pieces show it' }))
    await press(question, 'Delete')
    expect(await screen.findByText('Deleted: Coins in a jar')).toBeInTheDocument()
    expect(query).toEqual(['2'])
  })

  it('that is refused says why and reads again where it is used', async () => {
    const question = await deleteAt(`/dashboard/media/${mockId(1003)}`)
    const now = libraryDetailsBuilder({ _id: mockId(1003), name: 'Rupee notes', useCount: 1, publishedUses: 1 })
    server.use(
      http.delete('/api/desk/media/:id', () => refusal(409, 'conflict', '1 published piece shows this file.')),
      http.get('/api/desk/media/:id', () => HttpResponse.json(now)),
    )
    await press(question, 'Delete')
    expect(await screen.findByText('It was not deleted.')).toBeInTheDocument()
    expect(screen.getByText('1 published piece shows this file.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('1 article or story shows this file, 1 of them published.')).toBeInTheDocument())
  })

  it('can be left', async () => {
    const question = await deleteAt(page)
    await press(question, 'Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete …' })).toBeInTheDocument()
  })
})
