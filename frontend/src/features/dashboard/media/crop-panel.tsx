import type { LibraryFileDetails } from '@artha/contract/media-library'
import type { Picture } from '@artha/contract/picture'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { LatePart } from '../../../ui/late-part.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { libraryPath } from './library-address.ts'
import { useCrop } from './use-crop.ts'
import styles from './media-crop.module.css'

/** Loads the crop editor with its library when an editor opens it. */
const loadCropEditor = async () => (await import('./crop-editor.tsx')).CropEditor

/** The crop of a picture behind a button, and the new file that it made. */
export function CropPanel({ file, image }: { file: LibraryFileDetails; image: Picture }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [search] = useSearchParams()
  const { crop, isCropping, problem, made } = useCrop(file._id)
  return (
    <div className={styles.panel}>
      <div>
        <Button onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen} aria-controls={id}>
          {isOpen ? 'Close the crop' : 'Crop …'}
        </Button>
      </div>
      <div id={id}>{isOpen && <LatePart load={loadCropEditor} props={{ file, image, isCropping, onCrop: crop }} />}</div>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      <LiveRegion role="status">
        {made && <Message kind="done" title="Cropped." detail={<Link to={libraryPath(search, made)}>{`Open ${made.name}`}</Link>} />}
      </LiveRegion>
    </div>
  )
}
