import { Button } from '../../../ui/button.tsx'
import styles from './number-field.module.css'

interface PresetsProps<Part> {
  /** The label of each button, and the values that it fills in. */
  presets: readonly (readonly [name: string, part: Part])[]
  onPress: (part: Part) => void
}

/** Buttons for examples that fill several fields at once. */
export const Presets = <Part,>({ presets, onPress }: PresetsProps<Part>) => (
  <p className={`${styles.readings} needs-script not-printed`} role="group" aria-label="Examples">
    {presets.map(([name, part]) => (
      <Button key={name} onClick={() => onPress(part)}>
        {name}
      </Button>
    ))}
  </p>
)
