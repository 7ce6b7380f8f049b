import { nearestAllowed, type InputLimits } from './input-limits.ts'

/** Half of the finest part that an input knows, as a share of a step: a value so near to a step is that step. */
const near = 1e-6

/** The next step of the slider up or down from a value, which may itself lie between two steps. */
export function steppedValue(limits: InputLimits, value: number, direction: 1 | -1) {
  const steps = (value - limits.min) / limits.step
  const next = direction === 1 ? Math.floor(steps + near) + 1 : Math.ceil(steps - near) - 1
  return nearestAllowed(limits, limits.min + next * limits.step)
}
