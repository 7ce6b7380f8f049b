import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { tableTools, textTools, toolStates, type ToolRule, type ToolState } from '@artha/editor/tools'
import { Toolbar } from '../../../ui/toolbar.tsx'
import { ToolIcon } from './rich-text-icons.tsx'
import styles from './rich-text-editor.module.css'

interface ToolsProps {
  editor: Editor
  label: string
  controls: string
}

type States = Record<string, ToolState>

const bound = (editor: Editor, states: States, groups: readonly (readonly ToolRule[])[], onOpen?: (tool: string) => void) =>
  groups.map((group) =>
    group.map(({ name, label, keys, icon, run }) => ({
      name,
      label,
      keys,
      icon: icon && <ToolIcon name={icon} />,
      isPressed: states[name]?.isPressed,
      isPossible: states[name]?.isPossible ?? true,
      onPress: () => (run ? run(editor.chain().focus()).run() : onOpen?.(name)),
    })),
  )

export function RichTextTools({ editor, label, controls, onOpen }: ToolsProps & { onOpen: (tool: string) => void }) {
  const states = useEditorState({ editor, selector: ({ editor: current }) => toolStates(current) })
  return <Toolbar className={styles.tools} label={label} controls={controls} groups={bound(editor, states, textTools, onOpen)} />
}

/** The table's toolbar. Below the text, so that the table does not move away from the pointer that just entered it. */
export function TableTools({ editor, label, controls }: ToolsProps) {
  const isInTable = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') })
  const states = useEditorState({ editor, selector: ({ editor: current }) => toolStates(current) })
  if (!isInTable) return null
  return <Toolbar className={styles.tableTools} label={label} controls={controls} groups={bound(editor, states, tableTools)} />
}
