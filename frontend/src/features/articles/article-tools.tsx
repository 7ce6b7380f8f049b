import { Button } from '../../ui/button.tsx'
import { PrintIcon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { Article } from '@artha/contract/article'
import { ListenButton } from './listen-button.tsx'
import { TextSizeControl } from './text-size-control.tsx'
import styles from './article-tools.module.css'

/** The longest wait for pictures before printing. */
const longestWaitMs = 3_000

const arrived = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

/** Loads the article's lazy pictures, then prints, so that none is missing on paper. */
async function printArticle() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('article img[loading="lazy"]')].filter(
    (picture) => !picture.complete && picture.closest('.not-printed') === null,
  )
  const all = Promise.all(pictures.map(arrived))
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  window.print()
}

interface ArticleToolsProps {
  article: Article
  language: string
  onFailed: () => void
}

/** An article's tools: listen, text size, print, share. */
export const ArticleTools = ({ article, language, onFailed }: ArticleToolsProps) => (
  <div className={`${styles.tools} not-printed`}>
    <ListenButton article={article} language={language} onFailed={onFailed} />
    <TextSizeControl />
    <Button className={styles.print} onClick={() => void printArticle()}>
      <PrintIcon size={18} /> Print
    </Button>
    <ShareButton title={article.title} />
  </div>
)
