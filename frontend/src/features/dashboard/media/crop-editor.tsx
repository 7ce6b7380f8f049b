import type { CropRectangle, LibraryFile } from '@artha/contract/media-library'
import type { Picture } from '@artha/contract/picture'
import { useState, type SubmitEvent } from 'react'
import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { SubmitButton } from '../../../ui/form.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { aspectOf, cropOfPercents, firstCrop, percentsOf, shaped, withNumber, type RatioName } from './crop-shape.ts'
import { NumberField } from './number-field.tsx'
import styles from './media-crop.module.css'

export interface CropEditorProps {
  file: LibraryFile
  image: Picture
  isCropping: boolean
  onCrop: (cut: CropRectangle) => void
}

const shapes: readonly { value: RatioName; label: string }[] = [
  { value: 'free', label: 'Free' },
  { value: '16:9', label: '16:9' },
  { value: '4:3', label: '4:3' },
  { value: '1:1', label: '1:1' },
]

const ariaLabels = {
  cropArea: 'Crop. Move it with the arrow keys.',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
}

/** Chooses a part of a picture: by mouse or touch, with the arrow keys, or as numbers. */
export function CropEditor({ file: { url }, image, isCropping, onCrop }: CropEditorProps) {
  const [shape, setShape] = useState<RatioName>('free')
  const [cut, setCut] = useState(() => firstCrop(image))
  const number = (label: string, side: keyof CropRectangle, least: number, most: number) => (
    <NumberField
      label={label}
      value={cut[side]}
      least={least}
      most={most}
      onChange={(value) => setCut((before) => withNumber(before, side, value, shape, image))}
    />
  )
  const aspect = aspectOf(shape)
  function changeShape(next: RatioName) {
    setShape(next)
    setCut((before) => shaped(before, next, image))
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onCrop(cut)
  }
  return (
    <form className={styles.editor} method="post" noValidate aria-label="Crop" onSubmit={submit}>
      <RadioStrip label="Shape" options={shapes} value={shape} onChange={changeShape} />
      <ReactCrop
        className={styles.crop ?? ''}
        crop={{ unit: '%', ...percentsOf(cut, image) }}
        {...(aspect !== undefined && { aspect })}
        ariaLabels={ariaLabels}
        ruleOfThirds
        keepSelection
        onChange={(_, percents) => setCut((before) => cropOfPercents(percents, image) ?? before)}
      >
        <img src={url} alt="" width={image.width} height={image.height} />
      </ReactCrop>
      <div className={styles.numbers}>
        {number('Left, px', 'x', 0, image.width - cut.width)}
        {number('Top, px', 'y', 0, image.height - cut.height)}
        {number('Width, px', 'width', 1, image.width)}
        {number('Height, px', 'height', 1, image.height)}
      </div>
      <p className={styles.note}>{`The new file has ${cut.width} × ${cut.height} pixels. This one stays.`}</p>
      <SubmitButton isSending={isCropping} sendingLabel="Cropping...">
        Crop into a new file
      </SubmitButton>
    </form>
  )
}
