import { isVideoAddress } from '../lib/media-kind.ts'
import { Drawn } from './drawing.tsx'
import styles from './responsive-picture.module.css'

interface PictureFile {
  url: string
  width: number
  format: string
}

interface FocusPoint {
  x: number
  y: number
}

interface ResponsivePictureProps {
  /** The available sizes and formats; null if there is only `src`. */
  files: { width: number; height: number; variants: readonly PictureFile[]; focus?: FocusPoint | undefined } | null
  src: string
  alt: string
  /** The displayed width, as the `sizes` attribute of an image. */
  sizes: string
  ratio?: 'wide' | 'screen' | 'square' | 'portrait'
  /** Shown if there is no picture. */
  drawing?: string | undefined
  /** True for the main picture of the first screen, which is loaded with priority. */
  isLead?: boolean
  className?: string | undefined
}

const modernFormats = ['avif', 'webp']

/** A picture in a frame of fixed ratio, so nothing moves when it loads. Shows a drawing if `src` is empty or a video. */
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
  const { variants = [], width = 1200, height = 800, focus } = files ?? {}
  const offered = offeredFiles(variants, sizes)
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
          const srcSet = sourceSet(offered, format)
          return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        })}
        <img
          className={styles.image}
          // Served pages have no style attributes, so the style sheet has a rule for each tenth of width and height
          data-x={focus && Math.round(focus.x / 10)}
          data-y={focus && Math.round(focus.y / 10)}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isLead ? 'eager' : 'lazy'}
          fetchPriority={isLead ? 'high' : undefined}
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

/** The densest screens of phones, in pixels of the screen for one of the page. */
const densest = 3

/** Returns the files that a browser would choose from. A small picture of fixed width needs none wider than the first that is dense enough. */
function offeredFiles(variants: readonly PictureFile[], sizes: string) {
  const rem = Number(/^([\d.]+)rem$/.exec(sizes)?.[1])
  if (Number.isNaN(rem)) return variants
  const enough = Math.min(...variants.map(({ width }) => width).filter((width) => width >= rem * 16 * densest))
  return variants.filter(({ width }) => width <= enough)
}
