/** The longest wait for all charts, in milliseconds. Charts that still load after it are not printed. */
const longestWaitMs = 5_000

/** Charts that have not loaded yet. In data-saving mode a button is in their place, and they are not waited for. */
const undrawn = () => [...document.querySelectorAll('figure')].filter((figure) => !figure.querySelector('[role="img"], button'))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Prints the page after loading its charts: scrolls through those that have not been in view yet. */
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
