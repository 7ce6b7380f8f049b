import { isFaqs } from '@artha/contract/faqs'
import { reportChanges } from '@artha/editor/changes'
import { contentOf, richTextExtensions } from '@artha/editor/extensions'
import { listenToKeys } from '@artha/editor/keys'
import { afterEmitting, afterValue, openingOf } from '@artha/editor/outside-changes'
import { selectedBlock, type BlockDraft } from '@artha/editor/named-block'
import { cleanPastedHtml } from '@artha/editor/paste/clean-pasted-html'
import { pasteIntoTable } from '@artha/editor/paste/paste-into-table'
import { tableTools, textTools, toolStates, type ToolRule } from '@artha/editor/tools'
import { Field, VisuallyHidden } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { BlockRow } from './text-editor-block'
import { EditedText, EditorFrame } from './text-editor-frame'
import { LinkRow } from './text-editor-link'
import { EditorTools } from './text-editor-tools'
import type { StudioFieldProps } from './studio-field-props'

/** The text of a section, in the editor of the site's dashboard. The form holds HTML, as it is stored. */
export function TextEditor({ name, label, hint, labelAction, required, disabled = false }: StudioFieldProps) {
  const { value, error, onChange } = useField<string | null>(name)
  const { value: subtitle } = useField<string | null>(name.replace(/[^.]+$/, 'subtitle'))
  const id = useId()
  const [state, setState] = useState(() => openingOf(value ?? ''))
  const current = afterValue(state, value ?? '')
  if (current !== state) setState(current)
  return (
    <Field.Root id={id} name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <OpenEditor
        key={current.opened.count}
        id={id}
        label={label}
        initialValue={current.opened.value}
        isFaqs={isFaqs(subtitle ?? '')}
        isInvalid={error !== undefined}
        isDisabled={disabled}
        onChange={(text) => {
          setState((now) => afterEmitting(now, text))
          onChange(name, text)
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

interface OpenEditorProps {
  /** The field's id: the design system makes those of label, hint and error from it. */
  id: string
  label: string
  initialValue: string
  isFaqs: boolean
  isInvalid: boolean
  isDisabled: boolean
  onChange: (text: string) => void
}

function OpenEditor(props: OpenEditorProps) {
  const { id, label, isInvalid, isDisabled } = props
  const frame = useRef<HTMLDivElement>(null)
  const [linkAddress, setLinkAddress] = useState<string>()
  const [edited, setEdited] = useState<{ block: BlockDraft | undefined }>()
  const focusTools = () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
  const { place, editor, states } = useEditor(props, { onLink: setLinkAddress, onTools: focusTools, onBlock: (block) => setEdited({ block }) })

  const close = () => setLinkAddress(undefined)
  const link = () => editor?.chain().focus().extendMarkRange('link')
  function press(tool: ToolRule) {
    if (editor === undefined || isDisabled) return
    if (tool.run) tool.run(editor.chain().focus()).run()
    else if (tool.name === 'link') setLinkAddress(addressAt(editor))
    else setEdited({ block: selectedBlock(editor.state) })
  }
  const isInTable = editor?.isActive('table') ?? false
  return (
    <EditorFrame ref={frame} data-invalid={isInvalid || undefined}>
      <EditorTools label={`Format of ${label}`} controls={id} tools={textTools.flat()} states={states} onPress={press} />
      {isInTable && <EditorTools label={`Table in ${label}`} controls={id} tools={tableTools.flat()} states={states} onPress={press} />}
      {linkAddress !== undefined && (
        <LinkRow
          address={linkAddress}
          onSave={(address, text = address) => {
            close()
            if (editor?.state.selection.empty && linkAddress === '')
              editor
                .chain()
                .focus()
                .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] })
                .run()
            else link()?.setLink({ href: address }).run()
          }}
          onRemove={() => {
            close()
            link()?.unsetLink().run()
          }}
          onCancel={() => {
            close()
            editor?.commands.focus()
          }}
        />
      )}
      {edited && (
        <BlockRow
          block={edited.block}
          onSave={(block) => {
            setEdited(undefined)
            editor?.chain().focus().saveBlock(block).run()
          }}
          onRemove={() => {
            setEdited(undefined)
            editor?.chain().focus().deleteSelection().run()
          }}
          onCancel={() => {
            setEdited(undefined)
            editor?.commands.focus()
          }}
        />
      )}
      <EditedText ref={place} />
      <VisuallyHidden id={`${id}-keys`}>
        Press Alt+F10 for the toolbar. In a table, Tab moves between cells. Enter changes a selected block.
      </VisuallyHidden>
    </EditorFrame>
  )
}

/** Returns the address of the link at the cursor; "" if there is none. */
const addressAt = (editor: Editor) => (editor.isActive('link') ? String(editor.getAttributes('link').href) : '')

interface Listeners {
  onLink: (address: string) => void
  onTools: () => void
  onBlock: (block: BlockDraft | undefined) => void
}

/** Opens TipTap in `place`. Its options follow the props; the initial value counts at the start only. */
function useEditor(props: OpenEditorProps, listeners: Listeners) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [states, setStates] = useState<ReturnType<typeof toolStates>>({})
  const latest = useRef({ props, listeners })
  useEffect(() => {
    latest.current = { props, listeners }
  })

  useEffect(() => {
    const { initialValue } = latest.current.props
    const changedValue = reportChanges(initialValue)
    const made: Editor = new Editor({
      element: place.current,
      extensions: richTextExtensions,
      content: contentOf(initialValue),
      // Its rules are in our own styles
      injectCSS: false,
      editorProps: {
        transformPastedHTML: (html) => cleanPastedHtml(html),
        handlePaste: pasteIntoTable,
        handleDOMEvents: {
          keydown: (view, event) =>
            listenToKeys({
              onLink: () => latest.current.listeners.onLink(addressAt(made)),
              onTools: () => latest.current.listeners.onTools(),
              onBlock: () => latest.current.listeners.onBlock(selectedBlock(made.state)),
            })(view, event),
        },
      },
      onTransaction: () => setStates(toolStates(made)),
      onUpdate: ({ editor: { state }, transaction }) => {
        const value = changedValue(transaction.before, state.doc)
        if (value !== undefined) latest.current.props.onChange(value)
      },
    })
    setEditor(made)
    setStates(toolStates(made))
    return () => made.destroy()
  }, [])

  const { id, isFaqs: takesQuestions, isInvalid, isDisabled } = props
  useEffect(() => {
    if (editor === undefined) return
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-hint ${id}-error ${id}-keys`,
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
      ...(takesQuestions && { 'data-faqs': '' }),
    }
    editor.setOptions({ editable: !isDisabled, editorProps: { ...editor.options.editorProps, attributes } })
  }, [editor, id, isInvalid, isDisabled, takesQuestions])
  return { place, editor, states }
}
