import styles from './hidden-field.module.css'

/** A hidden field against spam: bots fill in every field, and no person reaches this one by sight, keyboard, screen reader or password manager. */
export const HiddenField = ({ name, label }: { name: string; label: string }) => (
  <div className={styles.hidden} aria-hidden="true">
    <label>
      <span>{label}</span>
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
