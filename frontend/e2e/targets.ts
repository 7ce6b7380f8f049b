import type { Page } from 'playwright-core'

const operable = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]'

/** Returns the elements that can be operated by finger, mouse or key, in page order: those that are visible and not behind a dialog. */
export const shownTargets = (page: Page) =>
  page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => {
        const isSeen = each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && each.getClientRects().length > 0
        return isSeen && each.closest('[inert]') === null
      }),
    operable,
  )
