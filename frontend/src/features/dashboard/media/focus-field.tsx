import type { LibraryFileDetails } from '@artha/contract/media-library'
import type { FocusPoint, Picture } from '@artha/contract/picture'
import { useId, type PointerEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx'
import { focusCentre, focusText, pointAt } from './focus-point.ts'
import { NumberField } from './number-field.tsx'
import { TwoVersions } from './two-versions.tsx'
import styles from './media-crop.module.css'

interface FocusFieldProps {
  file: LibraryFileDetails
  image: Picture
  focus: FocusPoint | null
  /** Somebody else's point, if both changed it; null for a cleared one. */
  theirs: FocusPoint | null | undefined
  onChange: (name: 'focus', focus: FocusPoint | null) => void
  onChoose: (name: 'focus', focus: FocusPoint | null) => void
}

const frames = ['screen', 'square', 'portrait'] as const

/** The focal point of a picture: set by pressing on the picture, or as numbers, with the frames that will be cut around it. */
export function FocusField({ file: { url }, image, focus, theirs, onChange, onChoose }: FocusFieldProps) {
  const hint = useId()
  const { x, y } = focus ?? focusCentre
  function press(event: PointerEvent<HTMLElement>) {
    const isHeld = event.type === 'pointerdown' || event.buttons === 1
    const point = isHeld ? pointAt(event, event.currentTarget.getBoundingClientRect()) : undefined
    if (point) onChange('focus', point)
  }
  const files = { ...image, focus: focus ?? undefined }
  return (
    <fieldset className={styles.focus} aria-describedby={hint}>
      <legend className={styles.legend}>Focal point</legend>
      <p className={styles.note} id={hint}>
        Cards and lists cut pictures. Press on what must stay in view.
      </p>
      <div className={styles.pad} role="presentation" onPointerDown={press} onPointerMove={press}>
        <img src={url} alt="" width={image.width} height={image.height} draggable={false} />
        <svg className={styles.mark} aria-hidden="true">
          <circle cx={`${x}%`} cy={`${y}%`} r="13" />
          <circle cx={`${x}%`} cy={`${y}%`} r="3" />
        </svg>
      </div>
      <div className={styles.numbers}>
        <NumberField label="From the left, %" value={x} most={100} onChange={(value) => onChange('focus', { x: value, y })} />
        <NumberField label="From the top, %" value={y} most={100} onChange={(value) => onChange('focus', { x, y: value })} />
        <Button onClick={() => onChange('focus', null)} aria-disabled={focus === null}>
          Use the centre
        </Button>
      </div>
      {theirs !== undefined && (
        <TwoVersions
          label="Focal point"
          said={`Someone else saved ${focusText(theirs)}.`}
          onTheirs={() => onChoose('focus', theirs)}
          onMine={() => onChoose('focus', focus)}
        />
      )}
      <div className={styles.frames} aria-hidden="true">
        {frames.map((ratio) => (
          <ResponsivePicture key={ratio} files={files} src={url} alt="" sizes="10rem" ratio={ratio} />
        ))}
      </div>
    </fieldset>
  )
}
