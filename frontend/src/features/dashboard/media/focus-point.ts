import type { FocusPoint } from '@artha/contract/picture'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const percent = (part: number, whole: number) => Math.min(Math.max(Math.round((part / whole) * 100), 0), 100)

/** Returns the point of a picture under the pointer; undefined before the picture has a size. */
export function pointAt({ clientX, clientY }: { clientX: number; clientY: number }, box: Box): FocusPoint | undefined {
  if (box.width === 0 || box.height === 0) return undefined
  return { x: percent(clientX - box.left, box.width), y: percent(clientY - box.top, box.height) }
}

export const focusCentre: FocusPoint = { x: 50, y: 50 }

export const focusText = (focus: FocusPoint | null) => (focus === null ? 'the centre' : `${focus.x}% from the left, ${focus.y}% from the top`)
