import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Files that are dropped on an element or pasted into it: the first one is taken. */
export function useFileDrop(take: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  /** Entering a child comes before leaving its parent: only when all are left is the file gone. */
  const depth = useRef(0)
  useStrayDropGuard()

  function takeFirst(event: { preventDefault: () => void }, files: FileList) {
    const [file] = files
    if (file === undefined) return
    event.preventDefault()
    take(file)
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
      takeFirst(event, event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => {
      // Where words come along, as from Word, they are meant for the field they are pasted into
      const isText = event.clipboardData.types.includes('text/plain')
      if (!isText) takeFirst(event, event.clipboardData.files)
    },
  }
  return { isOver, handlers }
}

/** A file that is dropped beside the field would open in place of the page, and all that is typed there would be gone. */
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
