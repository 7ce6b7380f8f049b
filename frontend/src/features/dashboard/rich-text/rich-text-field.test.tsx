import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../mocks/page-tests/accessibility.ts'
import { editorOf, open, tool, withoutLayout } from './open-field.tsx'

beforeAll(withoutLayout)

const shown = () => editorOf(screen.getByRole('textbox', { name: 'Description' })).getText()

describe('a stored text', () => {
  const plain = '1. What is a repo rate?\n\n  The rate of the central bank.  \n2 < 3 & 4'
  const html = '<p>Words</p><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>ragged</td></tr></tbody></table><p>&nbsp;</p>'

  it('without markup reads as on the page', async () => {
    const { region } = await open(plain)
    expect(region.querySelector('h3')).toHaveTextContent('1. What is a repo rate?')
    expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['The rate of the central bank.', '2 < 3 & 4'])
  })

  it.each([plain, html, '', 'One line'])('is not changed by being opened, looked at and left: %j', async (value) => {
    const { onChange, editor, region } = await open(value)
    act(() => void editor.commands.focus('start'))
    act(() => void editor.commands.selectAll())
    fireEvent.blur(region)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is given back as it was stored when a change is undone', async () => {
    const { onChange, editor } = await open(plain)
    act(() => void editor.chain().focus('end').insertContent(' more').run())
    expect(onChange).toHaveBeenLastCalledWith('<h3>1. What is a repo rate?</h3><p>The rate of the central bank.</p><p>2 &lt; 3 &amp; 4 more</p>')
    await userEvent.click(tool('Undo'))
    expect(onChange).toHaveBeenLastCalledWith(plain)
  })
})

describe('a value from outside', () => {
  it('opens the editor again, with nothing to undo', async () => {
    const { editor, setValue } = await open('<p>First</p>')
    act(() => void editor.chain().focus('end').insertContent('!').run())
    setValue('<p>A draft</p>')
    expect(await screen.findByText('A draft')).toBeVisible()
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
    setValue('')
    expect(shown()).toBe('')
  })

  it('that is what the field said itself leaves the cursor where it is', async () => {
    const { editor, region } = await open('<p>First</p>')
    act(() => void editor.chain().focus('end').insertContent(' word').insertContent(' by word').run())
    expect(screen.getByRole('textbox')).toBe(region)
    expect(shown()).toBe('First word by word')
  })
})

describe('the tools', () => {
  it('are one stop of the Tab key; arrows lead on, and a press says whether it is on', async () => {
    const { editor, onChange } = await open('<p>Words</p>')
    act(() => void editor.commands.selectAll())
    const bar = screen.getByRole('toolbar', { name: 'Format of Description' })
    expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    tool('Heading').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(tool('Bold')).toHaveFocus()
    expect(tool('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B')
    await userEvent.keyboard('{End}')
    expect(tool('Redo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}')
    expect(tool('Heading')).toHaveFocus()
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(tool('Bold'))
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
    expect(onChange).toHaveBeenLastCalledWith('<p><strong>Words</strong></p>')
  })

  it.each([
    ['Heading', '<h3>Words</h3>'],
    ['Small heading', '<h4>Words</h4>'],
    ['Italic', '<p><em>Words</em></p>'],
    ['Underline', '<p><u>Words</u></p>'],
    ['Strikethrough', '<p><s>Words</s></p>'],
    ['Bulleted list', '<ul><li>Words</li></ul>'],
    ['Numbered list', '<ol><li>Words</li></ol>'],
    ['Quote', '<blockquote><p>Words</p></blockquote>'],
    ['Callout', '<aside><p>Words</p></aside>'],
    ['Question and answer', '<details><summary>Words</summary></details>'],
  ])('%s makes %s', async (name, expected) => {
    const { editor, onChange } = await open('<p>Words</p>')
    act(() => void editor.commands.setTextSelection({ from: 1, to: 6 }))
    await userEvent.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith(expected)
    await userEvent.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith('<p>Words</p>')
  })

  it('of a table are there in a table only', async () => {
    const { editor, onChange } = await open('<p>Words</p>')
    expect(screen.queryByRole('toolbar', { name: 'Table in Description' })).toBeNull()
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Insert table'))
    const row = (cell: string) => `<tr>${`<${cell}></${cell}>`.repeat(3)}</tr>`
    expect(onChange).toHaveBeenLastCalledWith(`<p>Words</p><table><thead>${row('th')}</thead><tbody>${row('td')}${row('td')}</tbody></table>`)
    expect(tool('Header row')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('Header row'))
    await userEvent.click(tool('Row below'))
    await userEvent.click(tool('Delete column'))
    expect(onChange).toHaveBeenLastCalledWith(`<p>Words</p><table><tbody>${'<tr><td></td><td></td></tr>'.repeat(4)}</tbody></table>`)
    await expectAccessible()
    await userEvent.click(tool('Delete table'))
    expect(onChange).toHaveBeenLastCalledWith('<p>Words</p>')
  })

  it('are reached from the text with Alt and F10', async () => {
    const { region } = await open('<p>Words</p>')
    act(() => region.focus())
    fireEvent.keyDown(region, { key: 'F10', altKey: true })
    expect(tool('Heading')).toHaveFocus()
  })
})

describe('Tab', () => {
  it('leaves the text for the next field, from within a list too', async () => {
    const { editor, region } = await open('<ul><li>One</li><li>Two</li></ul>')
    act(() => void editor.commands.focus('end'))
    const goesOn = fireEvent.keyDown(region, { key: 'Tab' })
    expect(goesOn).toBe(true)
    expect(editor.isActive('listItem')).toBe(true)
  })

  it('goes from cell to cell in a table', async () => {
    const { editor, region } = await open('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')
    act(() => void editor.commands.focus('start'))
    const goesOn = fireEvent.keyDown(region, { key: 'Tab' })
    expect(goesOn).toBe(false)
    expect(editor.state.selection.$from.parent.textContent).toBe('b')
  })
})

describe('the region', () => {
  it('is named by its label, and described by what is wrong, the hint and its keys', async () => {
    const { region } = await open('<p>Words</p>', { error: 'Description is required', hint: 'As long as it needs.' })
    expect(region).toHaveAttribute('aria-multiline', 'true')
    expect(region).toHaveAttribute('aria-invalid', 'true')
    expect(region).toHaveAccessibleDescription(/^Description is required As long as it needs\. Press Alt\+F10/)
    await expectAccessible()
  })

  it('takes pasted HTML clean', async () => {
    const { editor, onChange, region } = await open('')
    act(() => void editor.commands.focus('end'))
    const data: Record<string, string> = {
      'text/html': '<h1 style="color:red">Title</h1><p>a<img src="x"><b style="font-weight:normal">b</b></p>',
      'text/plain': 'Title',
    }
    fireEvent.paste(region, { clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] } })
    expect(onChange).toHaveBeenLastCalledWith('<h3>Title</h3><p>ab</p>')
  })

  it('brings no style element of its own', async () => {
    await open('<p>Words</p>')
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
  })
})

it('tells of the addresses in pasted notes, which stand in a list at the end', async () => {
  const onNoteLinks = vi.fn()
  const { editor, onChange } = await open('', { onNoteLinks })
  const html =
    '<p>Rate<a href="#_ftn1" name="_ftnref1">[1]</a></p><div><p><a href="#_ftnref1" name="_ftn1">[1]</a> <a href="https://rbi.example/a">RBI bulletin</a></p></div>'
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))
  expect(onNoteLinks.mock.calls).toEqual([[[{ title: 'RBI bulletin', authority: 'rbi.example', address: 'https://rbi.example/a' }]]])
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<p>Rate<a href="#(note-\w+-1)" id="\1-mark"><sup>\[1\]<\/sup><\/a><\/p><ol><li id="\1">/)
})
