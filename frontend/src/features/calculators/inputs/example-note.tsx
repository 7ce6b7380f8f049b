import { Button } from '../../../ui/button.tsx'
import styles from './undo-note.module.css'

/** Says that the numbers in the fields are invented, with a button that clears them. */
export const ExampleNote = ({ onClear }: { onClear: () => void }) => (
  <div className={`${styles.note} not-printed`}>
    <span>This is an example with invented figures.</span>
    <Button onClick={onClear}>Clear it</Button>
  </div>
)
