/** The text of a slide's link: where it leads. "Read more" says nothing to a screen reader's user who goes from link to link. */
export function storyLinkWords(to: string) {
  if (!to.startsWith('/')) return `Read more on ${new URL(to).hostname}`
  const [first = '', second] = to.slice(1).split(/[?#]/, 1).join('').split('/').filter(Boolean)
  if (second !== undefined && first === 'blog') return 'Read the article'
  if (second !== undefined && first === 'stories') return 'Read the story'
  const words = (second ?? first).replace('networth', 'net worth').replaceAll('-', ' ')
  return words === '' ? 'To the front page' : words.charAt(0).toUpperCase() + words.slice(1)
}
