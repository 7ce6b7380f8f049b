import { Node } from '@tiptap/core'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'
import { addressOfBlock, blockNames, blockOfAddress } from '@artha/contract/block-address'
import { blockAttributes, isBlockTag, validBlockAttributes } from '@artha/contract/rich-text-policy'

/** A block as its dialog edits it: the address of something of ours, and the words for clients that do not draw it. */
export interface BlockDraft {
  address: string
  title: string
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    namedBlock: {
      /** Changes the selected block, or inserts one at the cursor. */
      saveBlock: (block: BlockDraft) => ReturnType
    }
  }
}

const attributesOf = (element: HTMLElement) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

/** Reads a stored block. One without a valid id is no block: its text is read as plain text. */
function storedBlock(element: HTMLElement): BlockDraft | false {
  const tag = element.localName
  const ids = isBlockTag(tag) ? validBlockAttributes(tag, attributesOf(element)) : undefined
  if (!isBlockTag(tag) || ids === undefined) return false
  // The text inside a picture is its caption
  const title = (element.querySelector('a') ?? element).textContent.replace(/\s+/g, ' ').trim()
  return { address: addressOfBlock({ tag, ids }), title }
}

const nameOf = (address: string) => {
  const block = blockOfAddress(address)
  return block === undefined ? '' : blockNames[block.tag]
}

/** The address as the box shows it. */
const shownAddress = (address: string) => address.replace(/\?on=today(?:&|$)/, (rest) => (rest.endsWith('&') ? '?' : ''))

/** Something of ours by its id: a box that is selected as a whole and edited in a dialog. */
export const NamedBlock = Node.create({
  name: 'namedBlock',
  group: 'topBlock',
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: '', rendered: false }, title: { default: '', rendered: false } }),
  parseHTML: () => [
    ...Object.keys(blockAttributes).map((tag) => ({ tag, getAttrs: storedBlock })),
    {
      tag: 'div[data-block]',
      // A box copied from our own editor
      getAttrs: ({ dataset: { address = '', title = '' } }: HTMLElement) => blockOfAddress(address) !== undefined && { address, title },
    },
  ],
  renderHTML({ node }) {
    const [address, title] = [String(node.attrs.address), String(node.attrs.title)]
    return [
      'div',
      { 'data-block': '', 'data-address': address, 'data-title': title },
      ['span', { 'data-block-name': '' }, nameOf(address)],
      ['strong', {}, title || shownAddress(address)],
      ['span', {}, shownAddress(address)],
    ]
  },
  addCommands: () => ({
    saveBlock:
      (attrs) =>
      ({ commands, state }) =>
        selectedBlock(state) ? commands.updateAttributes('namedBlock', attrs) : commands.insertContent({ type: 'namedBlock', attrs }),
  }),
})

/** Returns the selected block as its dialog edits it. */
export function selectedBlock({ selection }: EditorState): BlockDraft | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'namedBlock') return undefined
  const { address, title } = selection.node.attrs
  return { address: shownAddress(String(address)), title: String(title) }
}
