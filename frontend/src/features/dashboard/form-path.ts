/** Returns the path of an entry's form. */
export const formPath = (kind: 'article' | 'story', id: string) =>
  `/dashboard/${kind === 'article' ? 'articles' : 'stories'}/${encodeURIComponent(id)}`
