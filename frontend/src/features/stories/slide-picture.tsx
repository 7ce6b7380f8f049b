import type { Story } from '@artha/contract/story'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'

interface SlidePictureProps {
  slide: Story['slides'][number] | undefined
  /** The `sizes` attribute of the picture; by default the width of a card. */
  sizes?: string
  isLead?: boolean
}

/** The picture or video of a slide; a plain frame if it has none. */
export function SlidePicture({ slide, sizes = '18rem', isLead = false }: SlidePictureProps) {
  const { imageUrl = '', imageAlt = '', image = null } = slide ?? {}
  if (isVideoAddress(imageUrl)) return <VideoFrame src={imageUrl} label={imageAlt} ratio="portrait" />
  return <ResponsivePicture files={image} src={imageUrl} alt={imageAlt} sizes={sizes} ratio="portrait" isLead={isLead} />
}
