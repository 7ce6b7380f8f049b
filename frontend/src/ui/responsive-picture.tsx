import { isVideoAddress } from '../lib/media-kind.ts'
import { Drawn } from './drawing.tsx'
import styles from './responsive-picture.module.css'

interface PictureFile {
  url: string
  width: number
  format: string
}

interface ResponsivePictureProps {
  /** The sizes and formats that exist; null for a picture that is only an address. */
  files: { width: number; height: number; variants: readonly PictureFile[] } | null
  src: string
  alt: string
  /** How wide the picture is drawn, as in the attribute of that name. */
  sizes: string
  ratio?: 'wide' | 'screen' | 'square' | 'portrait'
  /** What is drawn where there is no picture. */
  drawing?: string | undefined
  /** The one picture that the first screen is waited for. */
  isLead?: boolean
  className?: string | undefined
}

const modernFormats = ['avif', 'webp']

/** A picture in a frame of fixed ratio, so that nothing moves when it arrives; without an address, or where a video lies, a drawing. */
export function ResponsivePicture({
  files,
  src,
  alt,
  sizes,
  ratio = 'wide',
  drawing = '/drawings/plain.svg',
  isLead = false,
  className = '',
}: ResponsivePictureProps) {
  const frame = `${styles.frame} ${styles[ratio] ?? ''} ${className}`.trim()
  if (src === '' || isVideoAddress(src)) {
    return (
      <span className={frame}>
        <Drawn src={drawing} />
      </span>
    )
  }
  return (
    <span className={frame}>
      <picture>
        {modernFormats.map((format) => {
          const srcSet = sourceSet(files?.variants ?? [], format)
          return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        })}
        <img
          className={styles.image}
          src={src}
          alt={alt}
          width={files?.width ?? 1200}
          height={files?.height ?? 800}
          loading={isLead ? 'eager' : 'lazy'}
          fetchPriority={isLead ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  )
}

const sourceSet = (variants: readonly PictureFile[], format: string) =>
  variants
    .filter((variant) => variant.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
