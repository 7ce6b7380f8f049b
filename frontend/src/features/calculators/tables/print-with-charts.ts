/** Whose script does not come by then is left out. */
const longestWaitMs = 5_000

/** Charts come when they are seen; for who saves data a button stands in their place. */
const undrawn = () => [...document.querySelectorAll('figure')].filter((figure) => !figure.querySelector('[role="img"], button'))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Puts the page on paper once its charts are there: those that were not in view yet pass through it. */
export async function printWithCharts() {
  const { scrollX: left, scrollY: top } = window
  for (const figure of undrawn()) {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' })
    await nextFrame()
    await nextFrame()
  }
  window.scrollTo({ left, top, behavior: 'instant' })
  const latest = performance.now() + longestWaitMs
  while (undrawn().length > 0 && performance.now() < latest) await nextFrame()
  window.print()
}
