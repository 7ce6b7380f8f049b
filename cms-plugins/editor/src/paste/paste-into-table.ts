import { Fragment, Slice, type Node, type Schema } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import { __pastedCells as pastedCells, CellSelection, handlePaste, isInTable, selectedRect, tableNodeTypes } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Pastes cells into the table at the cursor. The editor's own paste fails on some tables with spans and drops cells that do not fit the selection. If
 * any cell would be lost, the cells are pasted without spans, and if that fails too, as a new table below. Returns true if the paste was handled.
 */
export function pasteIntoTable(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  if (!isInTable(view.state)) return false
  const cells = pastedCells(slice)
  if (cells === null) return false
  const rows = cells.rows.map(childrenOf)
  leaveSmallerSelection(view, cells)
  const flat = new Slice(Fragment.from(tableOf(view.state.schema, flatRows(rows))), 0, 0)
  for (const attempt of [slice, flat]) {
    const change = changeBy(view, event, attempt)
    if (change !== undefined && holdsAll(change.doc, rows)) {
      view.dispatch(change.scrollIntoView())
      return true
    }
  }
  const { tableStart, table } = selectedRect(view.state)
  view.dispatch(view.state.tr.insert(tableStart - 1 + table.nodeSize, flat.content).scrollIntoView())
  return true
}

const childrenOf = (fragment: Fragment): Node[] => Array.from({ length: fragment.childCount }, (_, at) => fragment.child(at))

/** Reduces a selection that is smaller than the pasted cells to its first cell, where the paste then begins. */
function leaveSmallerSelection(view: EditorView, { width, height }: { width: number; height: number }) {
  const { state } = view
  if (!(state.selection instanceof CellSelection)) return
  const { left, right, top, bottom, map, tableStart } = selectedRect(state)
  if (width <= right - left && height <= bottom - top) return
  const first = tableStart + (map.map[top * map.width + left] ?? 0)
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(first + 1))))
}

/** Returns the change that the editor's own paste would make; undefined if it fails. */
function changeBy(view: EditorView, event: ClipboardEvent, slice: Slice): Transaction | undefined {
  let made: Transaction | undefined
  // The view must not change before the result is checked
  const dispatch = (change: Transaction) => {
    made = change
  }
  try {
    // An object with the view as its prototype has all of its properties
    handlePaste(Object.assign(Object.create(view) as EditorView, { dispatch }), event, slice)
    made?.doc.check()
    return made
  } catch {
    return undefined
  }
}

function countWords(words: Iterable<string>) {
  const counts = new Map<string, number>()
  for (const each of words) if (each !== '') counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

function holdsAll(document: Node, rows: readonly (readonly Node[])[]) {
  const arrived: string[] = []
  document.descendants((node) => {
    if (/cell/.test(String(node.type.spec.tableRole))) arrived.push(node.textContent)
  })
  const counts = countWords(arrived)
  return [...countWords(rows.flat().map(({ textContent }) => textContent))].every(([words, count]) => (counts.get(words) ?? 0) >= count)
}

const tableOf = (schema: Schema, rows: readonly (readonly Node[])[]) => {
  const { table, row } = tableNodeTypes(schema)
  return table.create(
    null,
    rows.map((cells) => row.create(null, cells)),
  )
}

/** Returns the rows with a cell in every place. Places that a span covered get empty cells. */
function flatRows(rows: readonly (readonly Node[])[]): Node[][] {
  const places: Node[][] = rows.map(() => [])
  for (const [top, cells] of rows.entries()) {
    let left = 0
    for (const cell of cells) {
      while (places[top]?.[left] !== undefined) left += 1
      // Every cell in this schema has both attributes
      const { colspan, rowspan } = cell.attrs as { colspan: number; rowspan: number }
      for (const row of places.slice(top, top + rowspan)) {
        for (let at = left; at < left + colspan; at += 1) row[at] ??= emptyLike(cell)
      }
      const own = places[top]
      if (own !== undefined) own[left] = cell.type.create({ ...cell.attrs, colspan: 1, rowspan: 1 }, cell.content)
      left += colspan
    }
  }
  const width = Math.max(...places.map(({ length }) => length))
  const sample = rows.flat()[0]
  return places.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? (sample && emptyLike(sample))).filter((cell) => cell !== undefined))
}

const emptyLike = ({ type }: Node): Node => type.createAndFill() ?? type.create()
