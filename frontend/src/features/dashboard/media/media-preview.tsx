import { useState } from 'react'
import { isVideoAddress } from '../../../lib/media-kind.ts'
import { isShowable } from './media-address.ts'
import type { UploadState } from './use-media-upload.ts'
import styles from './media-field.module.css'

interface MediaPreviewProps {
  upload: UploadState
  address: string
  alt: string
}

/** What was chosen, as soon as it is chosen; what is stored, as long as nothing is on its way. */
export function MediaPreview({ upload, address, alt }: MediaPreviewProps) {
  const isSending = upload.phase === 'sending'
  const src = isSending ? upload.localUrl : address
  if (!isShowable(src)) return null
  const isVideo = isSending ? upload.isVideo : isVideoAddress(address)
  return <Shown key={src} src={src} isVideo={isVideo} alt={isSending ? '' : alt} />
}

function Shown({ src, isVideo, alt }: { src: string; isVideo: boolean; alt: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <p className={styles.missing}>Nothing to show at this address.</p>
  const onError = () => setIsMissing(true)
  return (
    <div className={styles.preview}>
      {isVideo ? (
        <video src={src} controls playsInline preload="metadata" aria-label={alt || 'The chosen video'} onError={onError} />
      ) : (
        <img src={src} alt={alt || 'The chosen picture'} onError={onError} />
      )}
    </div>
  )
}
