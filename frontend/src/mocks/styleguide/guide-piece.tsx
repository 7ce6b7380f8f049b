import { useEffect, useRef, type ReactNode } from 'react'
import styles from './styleguide.module.css'

interface StateProps {
  name: string
  /** True for a piece as wide as the page. */
  isWide?: boolean
  children: ReactNode
}

/** One state of a piece of `ui/`, under its name. */
export const State = ({ name, isWide = false, children }: StateProps) => (
  <div className={`${styles.state} ${isWide ? styles.wide : ''}`.trim()}>
    <p className={styles.name}>{name}</p>
    {children}
  </div>
)

/** A piece with all its states; `file` is its file in `ui/`. */
export const Piece = ({ file, children }: { file: string; children: ReactNode }) => (
  <section className={styles.piece} aria-labelledby={`piece-${file}`}>
    <h2 className={styles.file} id={`piece-${file}`}>
      {file}
    </h2>
    <div className={styles.states}>{children}</div>
  </section>
)

/** Presses the button inside its children once, to show the opened state. */
export function Pressed({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('button, summary')?.click(), [])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
