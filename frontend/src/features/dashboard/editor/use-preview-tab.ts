import { useState } from 'react'
import type { PreviewInput } from '@artha/contract/preview'
import { useCreatePreview } from '../api.ts'
import { refusalOf } from '../../../api/refusal-of.ts'
import { saveFailure, type SaveFailure } from './save-failure.ts'

/** Opens a preview of the typed text in a new tab. */
export function usePreviewTab() {
  const [failure, setFailure] = useState<SaveFailure>()
  const createPreview = useCreatePreview()

  async function show(input: PreviewInput) {
    setFailure(undefined)
    // Opened in the click itself: browsers block a window that opens after a response
    const tab = window.open('', '_blank')
    try {
      const { path } = await createPreview({ body: input })
      goTo(tab, path)
    } catch (error) {
      tab?.close()
      setFailure(saveFailure(refusalOf(error), 'The preview could not be created.'))
    }
  }

  function goTo(tab: Window | null, path: string) {
    if (tab === null) return setFailure({ title: 'The preview could not be opened.', detail: 'Allow this site to open new tabs, then try again.' })
    // The preview must not have access to the form's page
    tab.opener = null
    tab.location.replace(new URL(path, window.location.href).href)
  }
  return { show, failure }
}
