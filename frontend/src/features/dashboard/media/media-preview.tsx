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

/** A preview of the chosen file during the upload, else of the stored one. */
export function MediaPreview({ upload, address, alt }: MediaPreviewProps) {
  const isSending = upload.phase === 'sending'
  const src = isSending ? upload.localUrl : address
  if (!isShowable(src)) return null
  const isVideo = isSending ? upload.isVideo : isVideoAddress(address)
  return <Shown key={src} src={src} isVideo={isVideo} alt={isSending ? '' : alt} />
}

function Shown({ src, isVideo, alt }: { src: string; isVideo: boolean; alt: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <p className={styles.missing}>No picture or video at this address.</p>
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
