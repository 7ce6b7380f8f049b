import { nearestAllowed, type InputLimits } from './input-limits.ts'

const sliderEnds = ({ min, max, slide }: InputLimits) => (slide === undefined || slide === 'none' ? ([min, max] as const) : slide)

/** A value this near to a step, as a share of the step, counts as that step. */
const near = 1e-6

/**
 * The next step up or down from a value, which may be between two steps. A value on the slider stops at the slider's ends; one beyond them stops at
 * the limits.
 */
export function steppedValue(limits: InputLimits, value: number, direction: 1 | -1) {
  const [min, max] = sliderEnds(limits)
  const steps = (value - min) / limits.step
  const next = direction === 1 ? Math.floor(steps + near) + 1 : Math.ceil(steps - near) - 1
  const stepped = min + next * limits.step
  const isOnSlider = value >= min && value <= max
  return nearestAllowed(limits, isOnSlider ? Math.min(max, Math.max(min, stepped)) : stepped)
}
