import { previewAddress } from '@artha/contract/studio-newsroom'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { parse } from 'zod/mini'

/** Opens a preview of an entry in a new tab. */
export function usePreview(path: string) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    // Opened during the click, because browsers block a tab that is opened after an answer has come.
    const tab = window.open('about:blank', '_blank')
    setOpening(true)
    try {
      const { data } = await post(`${path}/preview`)
      const { url } = parse(previewAddress, data)
      if (tab === null) throw new Error('The browser opened no tab')
      // Stops the site from reaching the Studio's window.
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
