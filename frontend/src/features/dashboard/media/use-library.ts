import type { LibraryFile } from '@artha/contract/media-library'
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

export interface LibraryProps {
  onChoose: (file: LibraryFile) => void
  onClose: () => void
}

/** Loads the dialog of the media library, which reads its files itself. */
export type LoadLibrary = () => Promise<ComponentType<LibraryProps>>

/** The library of a media field: open or closed, and the name of the file chosen last. The focus returns to `button` when it closes. */
export function useLibrary(button: RefObject<HTMLButtonElement | null>) {
  const wasOpen = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  // After the dialog is gone, because nothing outside an open modal dialog can be focused
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, button])
  return { isOpen, setIsOpen, chosen, setChosen }
}
