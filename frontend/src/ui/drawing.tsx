import styles from './drawing.module.css'

interface DrawnProps {
  /** Where the drawing is; its part "d" takes the colours that the styles give it here. */
  src: string
  /** Its own, as in the attribute of that name. */
  viewBox?: string
  className?: string | undefined
}

/** A drawing of the covers' family in the colours of the theme; what is cut off lies at its edges. It says nothing that the words beside it do not say. */
export const Drawn = ({ src, viewBox = '0 0 1200 800', className = '' }: DrawnProps) => (
  <svg className={`${styles.drawn} ${className}`} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`${src}#d`} />
  </svg>
)

/** A drawing as a strip at the head of a page or of an empty list. */
export const Drawing = ({ src }: { src: string }) => <Drawn src={src} viewBox="0 0 1200 400" className={`${styles.strip ?? ''} not-printed`} />
