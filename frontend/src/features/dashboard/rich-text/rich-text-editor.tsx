import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { reportChanges } from '@artha/editor/changes'
import { contentOf, richTextExtensions } from '@artha/editor/extensions'
import { listenToKeys } from '@artha/editor/keys'
import { cleanPastedHtml } from '@artha/editor/paste/clean-pasted-html'
import { pasteIntoTable } from '@artha/editor/paste/paste-into-table'
import { selectedBlock, type BlockDraft } from '@artha/editor/named-block'
import { linksOfNotes, type NoteLink } from '@artha/editor/paste/pasted-notes'
import prose from '../../../ui/rich-text.module.css'
import { LinkDialog, type LinkDraft } from '../links/link-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { RichTextTools, TableTools } from './rich-text-toolbars.tsx'
import styles from './rich-text-editor.module.css'

export interface RichTextEditorProps {
  id: string
  label: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  /** True if a typed "1." begins a question and not a list. */
  isFaqs?: boolean | undefined
  /** The text at the start. Later changes of this prop have no effect. */
  initialValue: string
  onChange: (value: string) => void
  /** Called with the addresses in pasted footnotes, if there are any. */
  onNoteLinks?: ((links: NoteLink[]) => void) | undefined
}

/** The editor with its toolbars. It is large, so it is loaded only when a field is rendered. */
export function RichTextEditor({ initialValue, onChange, onNoteLinks, ...region }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState<{ address: string; asksText: boolean }>()
  const [edited, setEdited] = useState<{ block: BlockDraft | undefined }>()
  const [content] = useState(() => contentOf(initialValue))
  const [changedValue] = useState(() => reportChanges(initialValue))
  const keyListener = useRef<ReturnType<typeof listenToKeys>>(undefined)
  const noteListener = useRef(onNoteLinks)
  useEffect(() => {
    noteListener.current = onNoteLinks
  })
  const editorProps = useEditorProps(region, keyListener, noteListener)
  const editor: Editor = useEditor({
    extensions: richTextExtensions,
    content,
    editorProps,
    // The editor would insert a <style>, which the content security policy blocks. Its rules are in our own sheet
    injectCSS: false,
    onUpdate: ({ editor: { state }, transaction }) => {
      const value = changedValue(transaction.before, state.doc)
      if (value !== undefined) onChange(value)
    },
  })

  useEffect(() => {
    keyListener.current = listenToKeys({
      onLink: () => setLink(linkAt(editor)),
      onTools: () => focusTools(frame.current),
      onBlock: () => setEdited({ block: selectedBlock(editor.state) }),
    })
  }, [editor])

  function saveLink({ address, text }: LinkDraft) {
    setLink(undefined)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (text === undefined) chain.setLink({ href: address }).run()
    else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }).run()
  }

  function open(tool: string) {
    if (tool === 'link') setLink(linkAt(editor))
    else setEdited({ block: selectedBlock(editor.state) })
  }

  return (
    <div className={styles.frame} ref={frame} data-invalid={region.isInvalid || undefined}>
      <RichTextTools editor={editor} label={`Format of ${region.label}`} controls={region.id} onOpen={open} />
      <EditorContent editor={editor} />
      <TableTools editor={editor} label={`Table in ${region.label}`} controls={region.id} />
      {link && (
        <LinkDialog
          {...link}
          onSave={saveLink}
          onRemove={() => {
            setLink(undefined)
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
          }}
          onCancel={() => {
            setLink(undefined)
            editor.commands.focus()
          }}
        />
      )}
      {edited && (
        <BlockDialog
          block={edited.block}
          onSave={(block) => {
            setEdited(undefined)
            editor.chain().focus().saveBlock(block).run()
          }}
          onRemove={() => {
            setEdited(undefined)
            editor.chain().focus().deleteSelection().run()
          }}
          onCancel={() => {
            setEdited(undefined)
            editor.commands.focus()
          }}
        />
      )}
    </div>
  )
}

/** Returns the link at the cursor to edit; for a new link without a selection, its text is asked for. */
function linkAt(editor: Editor) {
  const isInLink = editor.isActive('link')
  const address: unknown = editor.getAttributes('link').href
  return { address: isInLink ? String(address) : '', asksText: !isInLink && editor.state.selection.empty }
}

/** Focuses the last toolbar, which is the table's if the cursor is in a table. */
function focusTools(frame: HTMLElement | null) {
  const bars = frame?.querySelectorAll('[role="toolbar"]') ?? []
  bars[bars.length - 1]?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

type Region = Omit<RichTextEditorProps, 'initialValue' | 'onChange' | 'onNoteLinks'>

type KeyListener = ReturnType<typeof listenToKeys>

function useEditorProps(
  { id, labelId, describedBy, isInvalid, isFaqs }: Region,
  keyListener: RefObject<KeyListener | undefined>,
  noteListener: RefObject<RichTextEditorProps['onNoteLinks']>,
) {
  return useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: `${prose.prose ?? ''} ${styles.text ?? ''}`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isFaqs && { 'data-faqs': '' }),
      },
      transformPastedHTML: (html: string) => {
        const clean = cleanPastedHtml(html)
        // HTML from our own editor has its sources already
        const links = clean === html ? [] : linksOfNotes(clean)
        if (links.length > 0) noteListener.current?.(links)
        return clean
      },
      handlePaste: pasteIntoTable,
      handleDOMEvents: { keydown: (...of: Parameters<KeyListener>) => keyListener.current?.(...of) ?? false },
    }),
    [id, labelId, describedBy, isInvalid, isFaqs, keyListener, noteListener],
  )
}
