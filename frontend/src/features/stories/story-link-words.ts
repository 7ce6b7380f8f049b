/** Returns the text of a slide's link, which names the target. Screen reader users who list the links would learn nothing from "Read more". */
export function storyLinkWords(to: string) {
  if (!to.startsWith('/')) return `Read more on ${new URL(to).hostname}`
  const [first = '', second] = to.slice(1).split(/[?#]/, 1).join('').split('/').filter(Boolean)
  if (second !== undefined && first === 'blog') return 'Read the article'
  if (second !== undefined && first === 'stories') return 'Read the story'
  const words = (second ?? first).replace('networth', 'net worth').replaceAll('-', ' ')
  return words === '' ? 'To the front page' : words.charAt(0).toUpperCase() + words.slice(1)
}
