import { Button } from '../../ui/button.tsx'
import { PrintIcon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { Article } from '@artha/contract/article'
import { ListenButton } from './listen-button.tsx'
import { printArticle } from './print-article.ts'
import { TextSizeControl } from './text-size-control.tsx'
import styles from './article-tools.module.css'

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
