import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { MediaAnswer } from '@artha/contract/media'
import { expectAccessible } from '../../../mocks/page-tests/accessibility.ts'
import { MediaField, type LoadLibrary, type MediaValue } from './media-field.tsx'
import { libraryFileBuilder } from '../../../mocks/data/library-builder.ts'
import type { LibraryProps } from './use-library.ts'
import type { UploadOptions } from './use-media-upload.ts'

const coins = new File(['picture'], 'coins.jpg', { type: 'image/jpeg' })
const clip = new File(['video'], 'clip.mp4', { type: 'video/mp4' })
const stored = { imageUrl: '/uploads/old_1.webp', imageAlt: 'An old picture' }
const none = { imageUrl: '', imageAlt: '' }
const answer = (secure_url: string): MediaAnswer => ({ secure_url, kind: 'image', image: null })

const coinsOfLibrary = libraryFileBuilder()

/** Stands for the library's dialog. */
const Library = ({ onChoose, onClose }: LibraryProps) => (
  <div role="dialog" aria-label="Library">
    <button type="button" onClick={() => onChoose(coinsOfLibrary)}>
      Coins
    </button>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

/** Renders the field in a form, with an upload that the test ends. */
function open(start: MediaValue = none, error?: string, loadLibrary: LoadLibrary = () => Promise.resolve(Library)) {
  const onSubmit = vi.fn()
  const ends: { file: File; options: UploadOptions; resolve: (answer: MediaAnswer) => void; reject: (error: unknown) => void }[] = []
  const upload = (file: File, options: UploadOptions) => new Promise<MediaAnswer>((resolve, reject) => ends.push({ file, options, resolve, reject }))
  const onChange = vi.fn<(value: MediaValue) => void>()
  function Form() {
    const [value, setValue] = useState(start)
    const change = (next: MediaValue) => {
      onChange(next)
      setValue(next)
    }
    return (
      <form action={onSubmit}>
        <MediaField label="Picture or video" value={value} onChange={change} upload={upload} loadLibrary={loadLibrary} error={error} />
        <button>Submit</button>
      </form>
    )
  }
  const { container, unmount } = render(<Form />, { container: document.body.appendChild(document.createElement('main')) })
  const picker = container.querySelector<HTMLInputElement>('input[type="file"]')
  /** Chooses a file and waits, because its first bytes are checked before it is sent. */
  const choose = async (file: File) => {
    const before = ends.length
    fireEvent.change(picker as HTMLInputElement, { target: { files: [file] } })
    await waitFor(() => expect(ends.length > before || screen.getByRole('alert').textContent !== '').toBe(true))
  }
  const last = () => ends.at(-1) as (typeof ends)[number]
  return { onChange, onSubmit, ends, choose, last, unmount, field: screen.getByRole('group', { name: 'Picture or video' }) }
}

describe('a file', () => {
  it('is shown at once and said in percent while it is sent; its address is what the server gave', async () => {
    const { choose, last, onChange } = open()
    await choose(coins)
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    expect(screen.getByText('coins.jpg')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Uploading coins.jpg' })
    last().options.onProgress(0.426)
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '42% sent'))
    expect(bar).toHaveAttribute('value', '0.426')
    last().options.onProgress(1)
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'Processing …'))
    expect(bar).not.toHaveAttribute('value')
    await expectAccessible()

    last().resolve(answer('/uploads/coins_2.webp'))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ imageUrl: '/uploads/coins_2.webp', imageAlt: '' }))
    expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/coins_2.webp')
    expect(screen.getByRole('status')).toHaveTextContent('coins.jpg is uploaded.')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await userEvent.type(screen.getByLabelText('Alternative text'), 'Coins')
    expect(onChange).toHaveBeenLastCalledWith({ imageUrl: '/uploads/coins_2.webp', imageAlt: 'Coins' })
    await expectAccessible()
  })

  it('can be dropped on the field or pasted into it', async () => {
    const { field, ends } = open()
    fireEvent.dragEnter(field, { dataTransfer: { types: ['Files'], files: [coins] } })
    expect(field).toHaveAttribute('data-over')
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [coins] } })
    expect(field).not.toHaveAttribute('data-over')
    await waitFor(() => expect(ends).toHaveLength(1))
    fireEvent.paste(screen.getByRole('button', { name: 'Choose another' }), { clipboardData: { types: ['Files'], files: [clip] } })
    await waitFor(() => expect(ends.map(({ file }) => file.name)).toEqual(['coins.jpg', 'clip.mp4']))
    // The second upload replaced the first
    expect(ends.map(({ options }) => options.signal.aborted)).toEqual([true, false])
  })

  it('that comes along with words is left to the field that the words are for', () => {
    const { field, ends } = open()
    fireEvent.paste(field, { clipboardData: { types: ['text/plain', 'Files'], files: [coins] } })
    expect(ends).toEqual([])
  })

  it.each([
    [new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /^Upload failed\.SVG drawings are not supported/],
    [new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.jpg', { type: 'image/jpeg' }), /HEIC pictures from an iPhone are not supported/],
    [Object.defineProperty(new File(['x'], 'big.png', { type: 'image/png' }), 'size', { value: 11 * 1024 * 1024 }), /pictures can be up to 10 MB/],
  ])('that the server would not take is not sent', async (file, words) => {
    const { choose, ends } = open(stored)
    await choose(file)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('img')).toHaveAttribute('src', stored.imageUrl)
    expect(ends).toEqual([])
  })

  it('dropped beside the field does not open in place of the page', () => {
    open()
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(drop, { dataTransfer: { types: ['Files'] } })
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
  })
})

describe('an upload that fails', () => {
  it('says why, shows what was there before, and can be tried again', async () => {
    const { choose, last, ends, onChange } = open(stored)
    await choose(coins)
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    last().reject(Object.assign(new Error('The server could not be reached.'), { kind: 'network' }))
    expect(await screen.findByText(/could not be reached\. The previous file is still there\./)).toBeVisible()
    expect(screen.getByRole('img', { name: 'An old picture' })).toHaveAttribute('src', stored.imageUrl)
    expect(onChange).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Choose another' })).toHaveFocus()
    expect(ends).toHaveLength(2)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    last().resolve(answer('/uploads/coins_2.webp'))
    // The old picture's alternative text does not fit the new one
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ imageUrl: '/uploads/coins_2.webp', imageAlt: '' }))
  })

  it('because of the file itself is not offered again', async () => {
    const { choose, last } = open()
    await choose(coins)
    last().reject(Object.assign(new Error('This is no picture.'), { status: 415 }))
    expect(await screen.findByText('This is no picture.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('by being cancelled says nothing', async () => {
    const { choose, last, onChange } = open(stored)
    await choose(coins)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(last().options.signal.aborted).toBe(true)
    last().reject(new DOMException('Stopped.', 'AbortError'))
    expect(screen.getByRole('img')).toHaveAttribute('src', stored.imageUrl)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: 'Choose another' })).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('or is not done yet holds the form back, so that nothing is saved without it', async () => {
    const { choose, last, onSubmit } = open()
    await choose(coins)
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('This file is still uploading.')
    last().resolve(answer('/uploads/coins_2.webp'))
    await screen.findByLabelText('Alternative text')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('is stopped with the form that it was for', async () => {
    const { choose, last, unmount } = open()
    await choose(coins)
    unmount()
    expect(last().options.signal.aborted).toBe(true)
  })
})

describe('what is stored', () => {
  it('can be removed, with its words', async () => {
    const { onChange } = open(stored)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onChange).toHaveBeenCalledWith(none)
    expect(screen.getByRole('button', { name: 'Choose a picture or video' })).toHaveFocus()
    expect(screen.queryByLabelText('Alternative text')).toBeNull()
  })

  it('plays where it is a video', async () => {
    open({ imageUrl: '/uploads/clip_1.mp4', imageAlt: 'A clip' })
    const video = screen.getByLabelText('A clip')
    expect(video.tagName).toBe('VIDEO')
    expect(video).toHaveAttribute('controls')
    expect(video).not.toHaveAttribute('autoplay')
    expect(screen.getByText('clip_1.mp4')).toBeVisible()
    await expectAccessible()
  })

  it('can be named by its address, which is taken over with Enter or on leaving', async () => {
    const { onChange } = open()
    await userEvent.click(screen.getByText('Or paste the address of one of our files'))
    const address = screen.getByLabelText('Address of the picture or video')
    await userEvent.type(address, `${window.location.origin}/uploads/other.webp{Enter}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ imageUrl: '/uploads/other.webp', imageAlt: '' })
    expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/other.webp')
  })

  it('that cannot be fetched is said in words', () => {
    open(stored)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('No picture or video at this address.')).toBeVisible()
  })

  it('shows what is wrong with it beside its address', () => {
    open({ ...stored, imageUrl: 'https://elsewhere.example/a.jpg' }, 'Choose a file of our media.')
    const address = screen.getByLabelText('Address of the picture or video')
    expect(address).toHaveAttribute('aria-invalid', 'true')
    expect(address).toHaveAccessibleDescription(/Choose a file of our media\./)
    expect(address).toBeVisible()
  })
})

describe('the media library', () => {
  const fromLibrary = () => screen.getByRole('button', { name: 'Choose from the library' })

  it('gives the address and the alternative text, says so, and gives the focus back', async () => {
    const { onChange } = open()
    await userEvent.click(fromLibrary())
    await userEvent.click(await screen.findByRole('button', { name: 'Coins' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ imageUrl: coinsOfLibrary.url, imageAlt: coinsOfLibrary.alt })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fromLibrary()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Coins in a jar is chosen.')
    expect(screen.getByLabelText('Alternative text')).toHaveValue(coinsOfLibrary.alt)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('changes nothing where it is closed', async () => {
    const { onChange } = open(stored)
    await userEvent.click(fromLibrary())
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fromLibrary()).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('ends the upload that it takes the place of', async () => {
    const { choose, last, onChange } = open(stored)
    await choose(coins)
    await userEvent.click(fromLibrary())
    await userEvent.click(await screen.findByRole('button', { name: 'Coins' }))
    expect(last().options.signal.aborted).toBe(true)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ imageUrl: coinsOfLibrary.url, imageAlt: coinsOfLibrary.alt })
  })

  it('that cannot be loaded says so, and is tried again', async () => {
    let tries = 0
    open(none, undefined, () => ((tries += 1) === 1 ? Promise.reject(new Error('Offline')) : Promise.resolve(Library)))
    await userEvent.click(fromLibrary())
    expect(await screen.findByText('This part could not be loaded. Check your connection.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Library' })).toBeVisible()
  })
})
