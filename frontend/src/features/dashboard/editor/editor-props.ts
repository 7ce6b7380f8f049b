import type { EditorFrameProps } from './editor-frame.tsx'
import type { EntryRules, StoredEntry } from './entry-type.ts'
import type { Editor } from './use-editor.ts'
import { usePreviewTab } from './use-preview-tab.ts'

type FromEditor = Omit<EditorFrameProps, 'title' | 'titleLevel' | 'id' | 'scrollTo' | 'openedCount'>

/** Returns the props of a form's frame. The preview opens only if the typed text is valid. */
export function useEditorProps<Values extends { title: string }, Stored extends StoredEntry>(
  kind: EntryRules<Values, Stored>,
  editor: Editor<Values, Stored>,
): FromEditor {
  const preview = usePreviewTab()
  const { form } = editor
  return {
    tries: editor.tries,
    isSaving: editor.isSaving,
    isUnsaved: editor.isUnsaved,
    failure: editor.failure ?? preview.failure,
    hasDraft: form.hasDraft,
    isDraftRefused: editor.isDraftRefused,
    isDraftSaved: editor.isDraftSaved,
    onSubmit: () => editor.submit(),
    onSaveDraft: editor.saveDraft,
    onCancel: editor.cancel,
    onSaveAsNew: editor.saveAsNew,
    onPreview: () => {
      if (editor.checkForm()) void preview.show(kind.previewOf(form.values, form.base))
    },
  }
}
