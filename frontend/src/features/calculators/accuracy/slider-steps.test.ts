import { expect, it } from 'vitest'
import { queryableCalculators } from './of-build.ts'

const sliders = queryableCalculators.flatMap(({ of: { path, fields } }) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'number' || field.limits.slide === 'none') return []
    const { unit, min, max, step, initial, slide = [min, max] } = field.limits
    return unit === 'rupees' ? [{ path, name, step, initial, from: slide[0] }] : []
  }),
)

it('there are sliders of amounts', () => expect(sliders.length).toBeGreaterThan(30))

it.each(sliders)('$path, $name: the slider stands on what the field starts with, and stops at round amounts', ({ step, initial, from }) => {
  expect(from % step).toBe(0)
  expect((initial - from) % step).toBe(0)
})
