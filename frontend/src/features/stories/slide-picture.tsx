import type { Story } from '@artha/contract/story'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'

/** The picture or the video of a slide; a quiet frame where it has none. */
export function SlidePicture({ slide }: { slide: Story['slides'][number] | undefined }) {
  const { imageUrl = '', imageAlt = '', image = null } = slide ?? {}
  if (isVideoAddress(imageUrl)) return <VideoFrame src={imageUrl} label={imageAlt} ratio="portrait" />
  return <ResponsivePicture files={image} src={imageUrl} alt={imageAlt} sizes="18rem" ratio="portrait" />
}
