import type { Page } from 'playwright-core'

const operable = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]'

/** The elements of a page that a finger, a mouse or a key operates, in its order: those that are seen and not behind a dialog. */
export const shownTargets = (page: Page) =>
  page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => {
        const isSeen = each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && each.getClientRects().length > 0
        return isSeen && each.closest('[inert]') === null
      }),
    operable,
  )
