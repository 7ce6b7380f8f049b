import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { libraryFileBuilder, mockLibrary } from '../../mocks/data/library-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { formNamed, recordWrites, openDesk, press, refusal, type Form } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

async function openArticle() {
  await openDesk('creator', '/form')
  return formNamed('Create Article')
}

/** Opens the library of the form's media field. */
async function openLibrary(form?: Form) {
  const opened = form ?? (await openArticle())
  const button = opened.getByRole('button', { name: 'Choose from the library' })
  await userEvent.click(button)
  const element = await screen.findByRole('dialog', { name: 'Media library' })
  return { form: opened, button, element, library: within(element) }
}

type Library = Awaited<ReturnType<typeof openLibrary>>['library']

const files = async (library: Library, name = 'Files') => within(await library.findByRole('list', { name })).getAllByRole('button')

describe('the media library in a form', () => {
  it('shows what can be chosen, and gives it to the article', async () => {
    const { form, button, library } = await openLibrary()
    const [coins, loom, notes, ...others] = await files(library)
    expect(coins).toHaveAccessibleName('Coins in a jar 1200 × 800, 83 KB A glass jar half full of coins')
    expect(loom).toHaveAccessibleName('A loom at work Video, 4.2 MB A weaver at a hand loom')
    expect(notes).toHaveAccessibleName('Rupee notes 1200 × 800, 83 KB No alternative text')
    expect(others).toHaveLength(21)
    const thumbnail = coins?.querySelector('img')
    expect(thumbnail).toHaveAttribute('loading', 'lazy')
    expect([thumbnail?.getAttribute('width'), thumbnail?.getAttribute('height')]).toEqual(['1200', '800'])
    expect(library.getByText('28 files')).toBeInTheDocument()
    await expectAccessible()

    await userEvent.click(coins as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
    expect(form.getByLabelText('Alternative text')).toHaveValue('A glass jar half full of coins')
    expect(form.getByRole('img', { name: 'A glass jar half full of coins' })).toHaveAttribute('src', mockLibrary[0]?.url)
  })

  it('loads more, and the focus goes on to the first of them', async () => {
    const { library } = await openLibrary()
    await files(library)
    await userEvent.click(library.getByRole('button', { name: 'Load more' }))
    const more = await files(library, 'Files, part 2')
    expect(more).toHaveLength(mockLibrary.length - 24)
    expect(more[0]).toHaveFocus()
    expect(library.queryByRole('button', { name: 'Load more' })).toBeNull()
    await expectAccessible()
  })

  it('is searched and narrowed by kind, and Enter in its field saves nothing', async () => {
    const sent = recordWrites('post', '/admin/upload', () => refusal(400, 'validation', 'No'))
    const { library } = await openLibrary()
    await userEvent.click(library.getByRole('radio', { name: 'Videos' }))
    expect(await library.findByText('1 file')).toBeInTheDocument()
    expect(await files(library)).toHaveLength(1)
    const field = library.getByRole('searchbox', { name: 'Search by name, alternative text or caption' })
    await userEvent.type(field, 'coins{Enter}')
    expect(await library.findByText('No name, alternative text or caption matches.')).toBeInTheDocument()
    await userEvent.click(library.getByRole('radio', { name: 'All' }))
    expect(await library.findByText('1 file')).toBeInTheDocument()
    expect((await files(library))[0]).toHaveAccessibleName(/^Coins in a jar/)
    expect(sent).toEqual([])
  })

  it('closes with Escape and its button, and gives the focus back', async () => {
    const { element, button } = await openLibrary()
    // A browser answers Escape with this event
    fireEvent(element, new Event('close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
    await userEvent.click(button)
    const again = await screen.findByRole('dialog', { name: 'Media library' })
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('says where nothing is in it, and where it could not be read', async () => {
    server.use(http.get('/api/desk/media', () => refusal(503, 'unavailable', 'The database is away'), { once: true }))
    const { library } = await openLibrary()
    expect(await library.findByText('Could not fetch the library.')).toBeInTheDocument()
    await expectAccessible()
    server.use(http.get('/api/desk/media', () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })))
    await userEvent.click(library.getByRole('button', { name: 'Try again' }))
    expect(await library.findByText('Uploaded files appear here.')).toBeInTheDocument()
    await expectAccessible()
  })

  it('asks for what is typed once it rests', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get('/api/desk/media', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q'))
        return HttpResponse.json([libraryFileBuilder()], { headers: { 'x-total-count': '1' } })
      }),
    )
    const { library } = await openLibrary()
    await files(library)
    fireEvent.change(library.getByRole('searchbox'), { target: { value: ' coins ' } })
    await waitFor(() => expect(asked).toContain('coins'))
    expect(asked).toEqual([null, 'coins'])
  })

  it('is there for a story’s slide too', async () => {
    await openDesk('creator', '/dashboard/stories')
    const form = await formNamed('Add Story')
    await press(form, '+ Add Slide')
    const { library } = await openLibrary(form)
    await userEvent.click((await files(library))[0] as HTMLElement)
    expect(form.getByLabelText('Alternative text')).toHaveValue('A glass jar half full of coins')
  })
})
