import { Button } from '../../../ui/button.tsx'
import styles from './number-field.module.css'

interface PresetsProps<Part> {
  /** What the press says, and what it fills in. */
  presets: readonly (readonly [name: string, part: Part])[]
  onPress: (part: Part) => void
}

/** Examples that fill several fields, a press away. */
export const Presets = <Part,>({ presets, onPress }: PresetsProps<Part>) => (
  <p className={`${styles.readings} needs-script not-printed`} role="group" aria-label="Examples">
    {presets.map(([name, part]) => (
      <Button key={name} onClick={() => onPress(part)}>
        {name}
      </Button>
    ))}
  </p>
)
