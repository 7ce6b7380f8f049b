import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Checks a page with axe. Colours are left out, because jsdom does not render; token-contrast.test.ts checks them. The documents of frames are
 * left out, because jsdom loads none.
 */
export async function expectAccessible(container: Element = document.body) {
  const { violations } = await axe.run(container, { iframes: false, rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
