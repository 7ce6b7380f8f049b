import type { ChainedCommands, Editor } from '@tiptap/core'

export type ToolIconName =
  | 'heading'
  | 'smallHeading'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'bulletList'
  | 'orderedList'
  | 'indent'
  | 'outdent'
  | 'quote'
  | 'callout'
  | 'question'
  | 'link'
  | 'table'
  | 'block'
  | 'rule'
  | 'undo'
  | 'redo'

/** A tool's definition: its name, its action, and functions that say if it is possible and pressed. */
export interface ToolRule {
  name: string
  label: string
  keys?: string
  icon?: ToolIconName
  /** Undefined if the action is elsewhere, such as in a dialog. */
  run?: (chain: ChainedCommands) => ChainedCommands
  isPressed?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const mark = (name: ToolIconName, label: string, keys: string): ToolRule => ({
  name,
  label,
  keys,
  icon: name,
  run: (chain) => chain.toggleMark(name),
  isPressed: (editor) => editor.isActive(name),
})

const heading = (name: 'heading' | 'smallHeading', label: string, level: 3 | 4): ToolRule => ({
  name,
  label,
  keys: `Mod+Alt+${level}`,
  icon: name,
  run: (chain) => chain.toggleHeading({ level }),
  isPressed: (editor) => editor.isActive('heading', { level }),
})

const isInTable = (editor: Editor) => editor.isActive('table')

export const textTools: readonly (readonly ToolRule[])[] = [
  [heading('heading', 'Heading', 3), heading('smallHeading', 'Small heading', 4)],
  [
    mark('bold', 'Bold', 'Mod+B'),
    mark('italic', 'Italic', 'Mod+I'),
    mark('underline', 'Underline', 'Mod+U'),
    mark('strike', 'Strikethrough', 'Mod+Shift+S'),
  ],
  [
    {
      name: 'bulletList',
      label: 'Bulleted list',
      keys: 'Mod+Shift+8',
      icon: 'bulletList',
      run: (chain) => chain.toggleBulletList(),
      isPressed: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      label: 'Numbered list',
      keys: 'Mod+Shift+7',
      icon: 'orderedList',
      run: (chain) => chain.toggleOrderedList(),
      isPressed: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'outdent',
      label: 'Decrease indent',
      keys: 'Mod+[',
      icon: 'outdent',
      run: (chain) => chain.liftListItem('listItem'),
      isPossible: (editor) => editor.can().liftListItem('listItem'),
    },
    {
      name: 'indent',
      label: 'Increase indent',
      keys: 'Mod+]',
      icon: 'indent',
      run: (chain) => chain.sinkListItem('listItem'),
      isPossible: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      name: 'quote',
      label: 'Quote',
      keys: 'Mod+Shift+B',
      icon: 'quote',
      run: (chain) => chain.toggleBlockquote(),
      isPressed: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'callout',
      label: 'Callout',
      icon: 'callout',
      run: (chain) => chain.toggleCallout(),
      isPressed: (editor) => editor.isActive('callout'),
      isPossible: (editor) => editor.can().toggleCallout(),
    },
    {
      name: 'question',
      label: 'Question and answer',
      icon: 'question',
      run: (chain) => chain.toggleQuestion(),
      isPressed: (editor) => editor.isActive('question'),
      isPossible: (editor) => editor.can().toggleQuestion(),
    },
  ],
  [
    { name: 'link', label: 'Link', keys: 'Mod+K', icon: 'link', isPressed: (editor) => editor.isActive('link') },
    {
      name: 'table',
      label: 'Insert table',
      icon: 'table',
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
      isPossible: (editor) => !isInTable(editor),
    },
    { name: 'block', label: 'Picture, figure, calculator or story', icon: 'block', isPressed: (editor) => editor.isActive('namedBlock') },
    { name: 'rule', label: 'Divider', icon: 'rule', run: (chain) => chain.setHorizontalRule() },
  ],
  [
    { name: 'undo', label: 'Undo', keys: 'Mod+Z', icon: 'undo', run: (chain) => chain.undo(), isPossible: (editor) => editor.can().undo() },
    { name: 'redo', label: 'Redo', keys: 'Mod+Shift+Z', icon: 'redo', run: (chain) => chain.redo(), isPossible: (editor) => editor.can().redo() },
  ],
]

export const tableTools: readonly (readonly ToolRule[])[] = [
  [
    { name: 'headerRow', label: 'Header row', run: (chain) => chain.toggleHeaderRow(), isPressed: hasHeaderRow },
    { name: 'rowAbove', label: 'Row above', run: (chain) => chain.addRowBefore() },
    { name: 'rowBelow', label: 'Row below', run: (chain) => chain.addRowAfter() },
    { name: 'columnBefore', label: 'Column left', run: (chain) => chain.addColumnBefore() },
    { name: 'columnAfter', label: 'Column right', run: (chain) => chain.addColumnAfter() },
  ],
  [
    { name: 'deleteRow', label: 'Delete row', run: (chain) => chain.deleteRow() },
    { name: 'deleteColumn', label: 'Delete column', run: (chain) => chain.deleteColumn() },
    { name: 'deleteTable', label: 'Delete table', run: (chain) => chain.deleteTable() },
  ],
]

function hasHeaderRow({ state }: Editor) {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'table') return node.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false
  }
  return false
}

export interface ToolState {
  isPressed: boolean | undefined
  isPossible: boolean
}

/** Returns the state of each tool at the cursor, by name. */
export const toolStates = (editor: Editor): Record<string, ToolState> =>
  Object.fromEntries(
    [...textTools, ...tableTools]
      .flat()
      .map(({ name, isPressed, isPossible }) => [name, { isPressed: isPressed?.(editor), isPossible: isPossible?.(editor) ?? true }]),
  )
