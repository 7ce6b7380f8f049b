import { useParams } from 'react-router-dom'
import { MediaFile } from '../../features/dashboard/media/media-file.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** One file of the media library. */
export function MediaFilePage() {
  const { id = '' } = useParams()
  return <DeskFrame title="Media">{({ _id }) => <MediaFile key={`${_id} ${id}`} id={id} />}</DeskFrame>
}
