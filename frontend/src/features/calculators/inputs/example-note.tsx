import { Button } from '../../../ui/button.tsx'
import styles from './undo-note.module.css'

/** Says that the figures in the fields are made up, with the press that takes them away. */
export const ExampleNote = ({ onClear }: { onClear: () => void }) => (
  <div className={`${styles.note} not-printed`}>
    <span>This is an example with invented figures.</span>
    <Button onClick={onClear}>Clear it</Button>
  </div>
)
