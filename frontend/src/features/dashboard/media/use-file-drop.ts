import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Takes the files that are dropped on an element or pasted into it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  /** Counts entered elements: a child is entered before its parent is left, so the file is gone only at 0. */
  const depth = useRef(0)
  useStrayDropGuard()

  function takeAll(event: { preventDefault: () => void }, files: FileList) {
    if (files.length === 0) return
    event.preventDefault()
    take([...files])
  }

  const enter = (step: 1 | -1 | 0) => {
    depth.current = step === 0 ? 0 : Math.max(0, depth.current + step)
    setIsOver(depth.current > 0)
  }

  const handlers = {
    onDragEnter: ({ dataTransfer }: DragEvent) => hasFiles(dataTransfer) && enter(1),
    onDragLeave: ({ dataTransfer }: DragEvent) => hasFiles(dataTransfer) && enter(-1),
    onDrop: (event: DragEvent) => {
      enter(0)
      takeAll(event, event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => {
      // With text on the clipboard, as from Word, the paste is meant for the text field
      const isText = event.clipboardData.types.includes('text/plain')
      if (!isText) takeAll(event, event.clipboardData.files)
    },
  }
  return { isOver, handlers }
}

/** Ignores files dropped beside the field. The browser would otherwise open them in place of the page, and unsaved text would be lost. */
function useStrayDropGuard() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}
