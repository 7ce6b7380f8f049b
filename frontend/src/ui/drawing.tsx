import styles from './drawing.module.css'

/** A drawing of the covers' family, as a strip. It says nothing that the words beside it do not say. */
export const Drawing = ({ src }: { src: string }) => (
  <img className={`${styles.drawing} not-printed`} src={src} alt="" width={1200} height={800} loading="lazy" decoding="async" />
)
