import { act, render, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { vi } from 'vitest'
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'

/** Gives jsdom what the editor asks of a browser: it has no layout and no canvas. */
export function withoutLayout() {
  HTMLCanvasElement.prototype.getContext = () => null
  const nowhere = () => new DOMRect()
  Range.prototype.getBoundingClientRect = nowhere
  // An empty list has no rows to give
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  document.elementFromPoint = () => null
}

interface Opened {
  onChange: ReturnType<typeof vi.fn<(value: string) => void>>
  editor: Editor
  region: HTMLElement
  setValue: (value: string) => void
}

/** Renders the field in a form that keeps its value. */
export async function open(start: string, words: Pick<RichTextFieldProps, 'error' | 'hint' | 'isFaqs' | 'onNoteLinks'> = {}): Promise<Opened> {
  const onChange = vi.fn<(value: string) => void>()
  let setFromOutside: (value: string) => void = () => undefined
  function Form() {
    const [value, setValue] = useState(start)
    setFromOutside = setValue
    const change = (next: string) => {
      onChange(next)
      setValue(next)
    }
    return (
      <main>
        <RichTextField label="Description" value={value} onChange={change} {...words} />
        <button type="button">Next field</button>
      </main>
    )
  }
  render(<Form />)
  const region = await screen.findByRole('textbox', { name: 'Description' })
  return { onChange, editor: editorOf(region), region, setValue: (value) => act(() => setFromOutside(value)) }
}

// TipTap sets the property on its element
export const editorOf = (region: HTMLElement) => (region as HTMLElement & { editor: Editor }).editor
export const tool = (name: string) => screen.getByRole('button', { name })
