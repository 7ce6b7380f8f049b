import { Fragment, Slice, type Node, type Schema } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import { __pastedCells as pastedCells, CellSelection, handlePaste, isInTable, selectedRect, tableNodeTypes } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Pastes cells into the table that the cursor stands in. The editor's own rule fails on some tables with spans, and clips what
 * is larger than the selected cells: where not every cell would arrive, they are pasted without their spans, and where that
 * fails too, as a table below. Answers whether it was for this rule.
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

/** Cells that are selected are filled; where more is pasted than they are, it begins at the first of them. */
function leaveSmallerSelection(view: EditorView, { width, height }: { width: number; height: number }) {
  const { state } = view
  if (!(state.selection instanceof CellSelection)) return
  const { left, right, top, bottom, map, tableStart } = selectedRect(state)
  if (width <= right - left && height <= bottom - top) return
  const first = tableStart + (map.map[top * map.width + left] ?? 0)
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(first + 1))))
}

/** What the editor would do; undefined where it would fail. */
function changeBy(view: EditorView, event: ClipboardEvent, slice: Slice): Transaction | undefined {
  let made: Transaction | undefined
  // The view stays as it is until the change is known to be good
  const dispatch = (change: Transaction) => {
    made = change
  }
  try {
    // What is made of a view has all of it
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

/** The rows with a cell at every place: what a cell spanned besides its first place is empty. */
function flatRows(rows: readonly (readonly Node[])[]): Node[][] {
  const places: Node[][] = rows.map(() => [])
  for (const [top, cells] of rows.entries()) {
    let left = 0
    for (const cell of cells) {
      while (places[top]?.[left] !== undefined) left += 1
      // Both are attributes of every cell in this schema
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
