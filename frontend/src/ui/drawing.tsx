import styles from './drawing.module.css'

interface DrawnProps {
  /** Address of the SVG file; its part "d" is coloured by the styles here. */
  src: string
  /** As the attribute of an `svg` element. */
  viewBox?: string
  className?: string | undefined
}

/** A decorative drawing in the theme's colours; its edges may be cut off. It is hidden from screen readers because the text beside it says the same. */
export const Drawn = ({ src, viewBox = '0 0 1200 800', className = '' }: DrawnProps) => (
  <svg className={`${styles.drawn} ${className}`} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`${src}#d`} />
  </svg>
)

/** A drawing as a strip at the top of a page or of an empty list. */
export const Drawing = ({ src }: { src: string }) => <Drawn src={src} viewBox="0 0 1200 400" className={`${styles.strip ?? ''} not-printed`} />
