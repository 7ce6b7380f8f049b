import { Extension, Node, type CommandProps } from '@tiptap/core'
import { Fragment, type Node as DocumentNode, type ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blocks: {
      /** Makes the block at the cursor a question with an empty answer, or a question plain blocks again. */
      toggleQuestion: () => ReturnType
      toggleCallout: () => ReturnType
    }
  }
}

/** Questions and callouts are never inside a list, a quote or each other. */
export const TopDocument = Node.create({ name: 'doc', topNode: true, content: '(block | topBlock)+' })

export const Callout = Node.create({
  name: 'callout',
  group: 'topBlock',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
  addCommands: () => ({
    toggleCallout:
      () =>
      ({ commands }) =>
        commands.toggleWrap('callout'),
  }),
})

/** The text of a question is plain, as it is on the page. */
export const QuestionText = Node.create({
  name: 'questionText',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }, { tag: 'p[data-question-text]', priority: 60 }],
  renderHTML: () => ['p', { 'data-question-text': '' }, 0],
})

/** A question with its answer. In the editor it is always open, so it is no `details` there. */
export const Question = Node.create({
  name: 'question',
  group: 'topBlock',
  content: 'questionText block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }, { tag: 'div[data-question]' }],
  renderHTML: () => ['div', { 'data-question': '' }, 0],
  addCommands: () => ({
    toggleQuestion: () => (props) => (questionAt(props.state.selection.$from) ? unwrapQuestion(props) : wrapQuestion(props)),
  }),
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.command(({ state, tr, dispatch }) => onEnter(state, tr, dispatch !== undefined)),
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection
        const isAtStart = empty && $from.parentOffset === 0 && $from.parent.type.name === 'questionText'
        return isAtStart && this.editor.commands.toggleQuestion()
      },
    }
  },
})

interface Found {
  node: DocumentNode
  from: number
  to: number
}

/** Returns the question around a position. */
function questionAt($at: ResolvedPos): Found | undefined {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    if ($at.node(depth).type.name === 'question') return { node: $at.node(depth), from: $at.before(depth), to: $at.after(depth) }
  }
  return undefined
}

const nodeOf = ({ schema }: EditorState, name: string, content?: Fragment | DocumentNode[]) => {
  const type = schema.nodes[name]
  if (type === undefined) throw new Error(`The editor has no ${name}`)
  return type.create(null, content)
}

const newQuestion = (state: EditorState, text = '') =>
  nodeOf(state, 'question', [nodeOf(state, 'questionText', Fragment.from(text ? state.schema.text(text) : null)), nodeOf(state, 'paragraph')])

const cursorAt = (tr: Transaction, position: number) => tr.setSelection(TextSelection.near(tr.doc.resolve(position)))

function wrapQuestion({ state, tr, dispatch }: CommandProps) {
  const { $from } = state.selection
  const block = $from.node(1)
  if ($from.depth !== 1 || !block.isTextblock) return false
  if (dispatch) {
    const text = block.textBetween(0, block.content.size, undefined, ' ')
    tr.replaceWith($from.before(1), $from.after(1), newQuestion(state, text))
    cursorAt(tr, $from.before(1) + 2 + text.length)
  }
  return true
}

function unwrapQuestion({ state, tr, dispatch }: CommandProps) {
  const found = questionAt(state.selection.$from)
  if (found === undefined) return false
  if (dispatch) {
    const [text, ...answer] = found.node.children
    const isEmpty = answer.length === 1 && answer[0]?.content.size === 0
    tr.replaceWith(found.from, found.to, [nodeOf(state, 'paragraph', text?.content), ...(isEmpty ? [] : answer)])
    cursorAt(tr, found.from + 1)
  }
  return true
}

/** From the question Enter leads to the answer; from an empty line at the answer's end to a next question. */
function onEnter(state: EditorState, tr: Transaction, isRun: boolean) {
  const { $from, empty } = state.selection
  const found = questionAt($from)
  if (found === undefined || !empty) return false
  if ($from.parent.type.name === 'questionText') {
    if (found.node.textContent === '') return isRun ? (tr.replaceWith(found.from, found.to, nodeOf(state, 'paragraph')), true) : true
    if (isRun) cursorAt(tr, $from.after() + 1)
    return true
  }
  const isLastLine = $from.depth === 2 && $from.index(1) === found.node.childCount - 1 && $from.parent.content.size === 0
  if (!isLastLine || found.node.childCount < 3) return false
  if (isRun) questionAfter(state, tr, found, $from, '')
  return true
}

/** Takes the line at the cursor out of the answer and puts a question with this text after it. */
function questionAfter(state: EditorState, tr: Transaction, found: Found, $line: ResolvedPos, text: string) {
  tr.insert(found.to, newQuestion(state, text)).delete($line.before(), $line.after())
  cursorAt(tr, tr.mapping.map(found.to, -1) + 2)
}

/**
 * In a region with `data-faqs` a typed "1." begins a question. A list would make the answer's line an item of its own, which readers see as a
 * question.
 */
export const QuestionsByNumber = Extension.create({
  name: 'questionsByNumber',
  // Before the rule of numbered lists
  priority: 200,
  addInputRules() {
    return [
      {
        find: /^\d{1,3}[.)]\s$/,
        undoable: true,
        handler: ({ state, range }) => {
          const { tr } = state
          const $from = tr.doc.resolve(range.from)
          const found = questionAt($from)
          const isLine = $from.parent.type.name === 'paragraph' && $from.depth === (found ? 2 : 1)
          const isLast = !found || ($from.index(1) === found.node.childCount - 1 && found.node.childCount > 2)
          if (!this.editor.view.dom.hasAttribute('data-faqs') || !isLine || !isLast) return null
          const text = tr.doc.textBetween(range.to, $from.end(), undefined, ' ')
          if (found) return questionAfter(state, tr, found, $from, text)
          tr.replaceWith($from.before(), $from.after(), newQuestion(state, text))
          cursorAt(tr, $from.before() + 2)
        },
      },
    ]
  },
})
