/** The longest wait for pictures before printing. */
const longestWaitMs = 3_000

const arrived = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

/** Loads the article's lazy pictures, then prints, so that none is missing on paper. */
export async function printArticle() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('article img[loading="lazy"]')].filter(
    (picture) => !picture.complete && picture.closest('.not-printed') === null,
  )
  const all = Promise.all(pictures.map(arrived))
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  window.print()
}
