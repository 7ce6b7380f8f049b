import { Extension, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { plainTextHtml } from '@artha/contract/plain-text-html'
import { hasMarkup, isNoteId } from '@artha/contract/rich-text-policy'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAllowed } from './link-address.ts'
import { Callout, Question, QuestionsByNumber, QuestionText, TopDocument } from './blocks.ts'
import { NamedBlock } from './named-block.ts'

/** A table as on the site: in a frame that scrolls, without column widths. Its caption is kept but cannot be edited. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: { default: '', parseHTML: (table: HTMLElement) => table.querySelector('caption')?.textContent.trim() ?? '' },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const caption = String(node.attrs.caption)
    const body = ['tbody', 0] as const
    return ['div', { 'data-table-frame': '' }, caption ? ['table', ['caption', { contenteditable: 'false' }, caption], body] : ['table', body]]
  },
})

/** The largest span. More than a page can show, and a limit on the memory that a small pasted table can take. */
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

/** Indents lists by Mod-] and Mod-[, because Tab moves to the next field here. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** The ids of footnotes and their marks. A split item leaves its id to the first part. */
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

/** The editor's extensions. They cover every tag of the contract's policy, so that opening a text loses nothing. */
export const richTextExtensions = [
  TopDocument,
  StarterKit.configure({
    document: false,
    // The section's subtitle is the h2
    heading: { levels: [3, 4] },
    codeBlock: false,
    // Adds an empty line after a table or a divider, which the cursor cannot leave by Enter
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAllowed, HTMLAttributes: { target: null, rel: null } },
  }),
  // Rendered by its own renderHTML: the default view writes widths into style attributes
  PlainTable.configure({ View: null }),
  TableRow,
  HeadCell,
  DataCell,
  Subscript,
  Superscript,
  Callout,
  Question,
  QuestionText,
  QuestionsByNumber,
  NamedBlock,
  ListKeys,
  NoteIds,
]

/** Returns a stored text as HTML for the editor. Plain lines read as they do on the page. */
export const contentOf = (stored: string) => (hasMarkup(stored) ? stored : plainTextHtml(stored))
