import { Link } from 'react-router-dom'

/** A slide's link to a page of this site, or to another site, which gets no referrer. */
export const StoryLink = ({ to, isSkipped = false }: { to: string; /** True if the Tab key skips it. */ isSkipped?: boolean }) =>
  to.startsWith('/') ? (
    <Link to={to} tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkText(to)}
    </Link>
  ) : (
    <a href={to} rel="noopener noreferrer" tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkText(to)}
    </a>
  )

/** Returns the text of a slide's link, which names the target. Screen reader users who list the links would learn nothing from "Read more". */
export function storyLinkText(to: string) {
  if (!to.startsWith('/')) return `Read more on ${new URL(to).hostname}`
  const [first = '', second] = to.slice(1).split(/[?#]/, 1).join('').split('/').filter(Boolean)
  if (second !== undefined && first === 'blog') return 'Read the article'
  if (second !== undefined && first === 'stories') return 'Read the story'
  const words = (second ?? first).replace('networth', 'net worth').replaceAll('-', ' ')
  return words === '' ? 'To the front page' : words.charAt(0).toUpperCase() + words.slice(1)
}
