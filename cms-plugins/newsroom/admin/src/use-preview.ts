import { previewAddress } from '@artha/contract/studio-newsroom'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { parse } from 'zod/mini'

/** Opens an entry as readers will see it, in a tab of its own. */
export function usePreview(path: string) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    // Opened within the click, since browsers hold back a tab that is opened after waiting for an answer.
    const tab = window.open('about:blank', '_blank')
    setOpening(true)
    try {
      const { data } = await post(`${path}/preview`)
      const { url } = parse(previewAddress, data)
      if (tab === null) throw new Error('The browser opened no tab')
      // The site has no business with the Studio's window.
      tab.opener = null
      tab.location.href = url
    } catch {
      tab?.close()
      toggleNotification({ type: 'danger', message: 'The preview could not be opened. Please try again.' })
    }
    setOpening(false)
  }
  return { open, isOpening }
}
