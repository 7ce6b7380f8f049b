import { Button } from '../../../ui/button.tsx'
import styles from './schedule-switch.module.css'

export type SchedulePeriod = 'years' | 'months'

interface ScheduleSwitchProps {
  period: SchedulePeriod
  onChange: (period: SchedulePeriod) => void
}

/** Switches between years and months. Without script the schedule shows years, and the switch is hidden. */
export const ScheduleSwitch = ({ period, onChange }: ScheduleSwitchProps) => (
  <div className={`${styles.switch} needs-script not-printed`} role="group" aria-label="Show schedule by">
    {(['years', 'months'] as const).map((each) => (
      <Button key={each} className={styles.choice} aria-pressed={each === period} onClick={() => onChange(each)}>
        {each === 'years' ? 'By year' : 'By month'}
      </Button>
    ))}
  </div>
)
