import { Extension, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { isNoteId } from '@artha/contract/rich-text-policy'
import { StarterKit } from '@tiptap/starter-kit'
import prose from '../../../ui/rich-text.module.css'
import { isLinkAllowed } from '../links/link-address.ts'

/** A table of the page: in the frame that scrolls, without widths, and with its caption, which is kept but not edited. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: { default: '', parseHTML: (table: HTMLElement) => table.querySelector('caption')?.textContent.trim() ?? '' },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const caption = String(node.attrs.caption)
    const body = ['tbody', 0] as const
    return ['div', { class: prose.tableFrame }, caption ? ['table', ['caption', { contenteditable: 'false' }, caption], body] : ['table', body]]
  },
})

/** More than a page can show, and a bound to the memory that a table of a few letters can ask for. */
const mostSpanned = 50

const span = (property: 'colSpan' | 'rowSpan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Math.max(cell instanceof HTMLTableCellElement ? cell[property] : 1, 1), mostSpanned),
})
const spans = { colspan: span('colSpan'), rowspan: span('rowSpan') }

const DataCell = TableCell.extend({ addAttributes: () => spans })
const HeadCell = TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) })

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})
const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})

/** What Tab does elsewhere: here it leads to the next field. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** The ids of notes and of their marks: an item that is split in two leaves its id to the first. */
const NoteIds = Extension.create({
  name: 'noteIds',
  addGlobalAttributes: () => [
    {
      types: ['listItem', 'link'],
      attributes: {
        id: { default: null, keepOnSplit: false, parseHTML: ({ id }: HTMLElement) => (isNoteId(id) ? id : null) },
      },
    },
  ],
})

/** What a text may hold: every tag of the contract's policy, so that nothing that is stored is lost by opening it. */
export const richTextExtensions = [
  StarterKit.configure({
    // The section's subtitle is the h2
    heading: { levels: [3, 4] },
    codeBlock: false,
    // A line to go on in after what the cursor cannot leave by Enter: a table, a dividing line
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAllowed, HTMLAttributes: { target: null, rel: null } },
  }),
  // Drawn by its own renderHTML: the view that comes with it writes widths into style attributes
  PlainTable.configure({ View: null }),
  TableRow,
  HeadCell,
  DataCell,
  Subscript,
  Superscript,
  ListKeys,
  NoteIds,
]
