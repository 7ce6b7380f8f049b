import axe from 'axe-core'
import { expect } from 'vitest'

/** Everything axe checks except colours: jsdom draws nothing, and token-contrast.test.ts holds those. */
export async function expectAccessible(container: Element = document.body) {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
