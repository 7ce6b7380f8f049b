import { LibraryList } from '../../features/dashboard/media/library-list.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The pictures and videos of the media library, filtered by the parameters in the address. */
export const MediaPage = () => <DeskFrame title="Media">{({ _id }) => <LibraryList key={_id} />}</DeskFrame>
