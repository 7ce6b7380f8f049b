import { Editor } from '@tiptap/core'
import { CellSelection } from '@tiptap/pm/tables'
import { expect, it } from 'vitest'
import { richTextExtensions } from '@artha/editor/extensions'
import { htmlOfDocument } from '@artha/editor/document-html'
import { pasteIntoTable } from '@artha/editor/paste/paste-into-table'

/** Opens a text, puts the cursor into its first cell or selects a range of cells, and pastes. */
function pastedInto(text: string, html: string, from = 0, to?: number) {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({
    extensions: richTextExtensions,
    content: text,
    injectCSS: false,
    element,
    editorProps: { handlePaste: pasteIntoTable },
  })
  const cells: number[] = []
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') cells.push(at)
  })
  if (to === undefined) editor.commands.setTextSelection((cells[from] ?? 0) + 2)
  else editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, cells[from] ?? 0, cells[to] ?? 0)))
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  const written = htmlOfDocument(editor.getJSON())
  editor.destroy()
  element.remove()
  return written
}

const four = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'
const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

it.each([
  ['a plain one', '<td>1</td><td>2</td>', table('<td>1</td><td>2</td>', '<td>c</td><td>d</td>')],
  ['one with spans', '<td colspan="2">1</td></tr><tr><td>2</td><td>3</td>', table('<td colspan="2">1</td>', '<td>2</td><td>3</td>')],
])('a table that is pasted into a table gives its cells: %s', (_, rows, expected) => {
  expect(pastedInto(four, `<table><tr>${rows}</tr></table>`)).toBe(expected)
})

it('a table with spans that the editor fails at gives its cells without the spans', () => {
  const uneven = '<table><tr><td>a</td><td>b</td></tr><tr><td colspan="2" rowspan="3">c</td></tr></table>'
  const html = '<table><tr><td>1</td><td rowspan="2" colspan="3">2</td></tr><tr><td rowspan="3">3</td><td rowspan="3">4</td></tr></table>'
  const written = pastedInto(uneven, html, 0, 1)
  for (const cell of ['>1<', '>2<', '>3<', '>4<']) expect(written).toContain(cell)
})

it('what is larger than the selected cells is not clipped, what is smaller fills them', () => {
  expect(pastedInto(four, '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>', 0, 1)).toBe(
    table('<td>1</td><td>2</td>', '<td>3</td><td>4</td>'),
  )
  expect(pastedInto(four, '<table><tr><td>1</td></tr></table>', 0, 3)).toBe(table('<td>1</td><td>1</td>', '<td>1</td><td>1</td>'))
})

/** A small random number generator that gives the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

it('no cell is lost, whatever spans both tables have', () => {
  const draw = numbers(7)
  const span = (name: string) => (draw(3) === 0 ? ` ${name}="${1 + draw(3)}"` : '')
  const times = <Of>(count: number, make: (at: number) => Of) => Array.from({ length: count }, (_, at) => make(at))
  const drawn = (word: string) => {
    const rows = times(1 + draw(3), (y) => times(1 + draw(3), (x) => `<td${span('rowspan')}${span('colspan')}>${word}${y}${x}</td>`).join(''))
    return { html: table(...rows), cells: rows.join('').split('<td').length - 1 }
  }
  for (const _ of times(80, String)) {
    const [into, given] = [drawn('old'), drawn('new')]
    const from = draw(into.cells)
    const written = pastedInto(into.html, given.html, from, draw(2) === 0 ? undefined : draw(into.cells))
    for (const [words] of given.html.matchAll(/new\d+/g)) expect(written, `${given.html} into ${into.html}`).toContain(words)
  }
})
