import { nearestAllowed, type InputLimits } from './input-limits.ts'

const sliderEnds = ({ min, max, slide }: InputLimits) => (slide === undefined || slide === 'none' ? ([min, max] as const) : slide)

/** Half of the finest part that an input knows, as a share of a step: a value so near to a step is that step. */
const near = 1e-6

/**
 * The next step up or down from a value, which may itself lie between two steps. On the slider it stops at the slider's ends;
 * beyond them it stops at the field's.
 */
export function steppedValue(limits: InputLimits, value: number, direction: 1 | -1) {
  const [min, max] = sliderEnds(limits)
  const steps = (value - min) / limits.step
  const next = direction === 1 ? Math.floor(steps + near) + 1 : Math.ceil(steps - near) - 1
  const stepped = min + next * limits.step
  const isOnSlider = value >= min && value <= max
  return nearestAllowed(limits, isOnSlider ? Math.min(max, Math.max(min, stepped)) : stepped)
}
