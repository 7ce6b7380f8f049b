import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { hasMarkup } from '@artha/contract/rich-text-policy'
import { plainTextHtml } from '../../../lib/plain-text-html.ts'
import prose from '../../../ui/rich-text.module.css'
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts'
import { linksOfNotes, type NoteLink } from '../paste/pasted-notes.ts'
import { pasteIntoTable } from '../paste/paste-into-table.ts'
import { LinkDialog, type LinkDraft } from '../links/link-dialog.tsx'
import { richTextExtensions } from './rich-text-extensions.ts'
import { reportChanges } from './rich-text-changes.ts'
import { listenToKeys } from './rich-text-keys.ts'
import { RichTextTools, TableTools } from './rich-text-toolbars.tsx'
import styles from './rich-text-editor.module.css'

export interface RichTextEditorProps {
  id: string
  label: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  /** What it opens with; from then on it keeps its own text. */
  initialValue: string
  onChange: (value: string) => void
  /** The addresses in the notes of what was just pasted, where there are any. */
  onNoteLinks?: ((links: NoteLink[]) => void) | undefined
}

/** The editor itself with its tools. In a file of its own because of its weight: loaded where a field is drawn. */
export function RichTextEditor({ initialValue, onChange, onNoteLinks, ...region }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState<{ address: string; asksText: boolean }>()
  const [content] = useState(() => (hasMarkup(initialValue) ? initialValue : plainTextHtml(initialValue)))
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
    // It would write a <style> into the page, which the page's policy refuses; its rules stand in our own sheet
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
    })
  }, [editor])

  function saveLink({ address, text }: LinkDraft) {
    setLink(undefined)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (text === undefined) chain.setLink({ href: address }).run()
    else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }).run()
  }

  return (
    <div className={styles.frame} ref={frame} data-invalid={region.isInvalid || undefined}>
      <RichTextTools editor={editor} label={`Format of ${region.label}`} controls={region.id} onLink={() => setLink(linkAt(editor))} />
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
    </div>
  )
}

/** Where the cursor stands in a link, that one is changed; where nothing is selected, its text is asked for. */
function linkAt(editor: Editor) {
  const isInLink = editor.isActive('link')
  const address: unknown = editor.getAttributes('link').href
  return { address: isInLink ? String(address) : '', asksText: !isInLink && editor.state.selection.empty }
}

/** The last toolbar is that of the table the cursor stands in, where it stands in one. */
function focusTools(frame: HTMLElement | null) {
  const bars = frame?.querySelectorAll('[role="toolbar"]') ?? []
  bars[bars.length - 1]?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

type Region = Omit<RichTextEditorProps, 'initialValue' | 'onChange' | 'onNoteLinks'>

type KeyListener = ReturnType<typeof listenToKeys>

function useEditorProps(
  { id, labelId, describedBy, isInvalid }: Region,
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
      },
      transformPastedHTML: (html: string) => {
        const clean = cleanPastedHtml(html)
        // What was copied here has its sources already
        const links = clean === html ? [] : linksOfNotes(clean)
        if (links.length > 0) noteListener.current?.(links)
        return clean
      },
      handlePaste: pasteIntoTable,
      handleDOMEvents: { keydown: (...of: Parameters<KeyListener>) => keyListener.current?.(...of) ?? false },
    }),
    [id, labelId, describedBy, isInvalid, keyListener, noteListener],
  )
}
