import type { Article } from '@artha/contract/article'
import { articleKey } from '../../api/articles.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { articlePath } from '../../lib/paths.ts'

export function articleHead({ answers, params: { id = '' } }: HeadContext): Head {
  const canonicalPath = articlePath(id)
  const article = answers[articleKey(id)] as Article | undefined
  if (article === undefined) {
    return { title: 'Article', description: 'This article could not be shown.', canonicalPath, noindex: true }
  }
  const addresses = [...article.sections.map(({ imageUrl }) => imageUrl), article.imageUrl]
  const image = addresses.find((address) => address !== '' && !isVideoAddress(address)) ?? ''
  return {
    title: article.title,
    description: article.standfirst || article.title,
    canonicalPath,
    type: 'article',
    ...(image !== '' && { image }),
  }
}
