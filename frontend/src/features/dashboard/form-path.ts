/** Where a piece stands in its form. */
export const formPath = (kind: 'article' | 'story', id: string) =>
  `/dashboard/${kind === 'article' ? 'articles' : 'stories'}/${encodeURIComponent(id)}`
