import { Link } from 'react-router-dom'
import { storyLinkWords } from './story-link-words.ts'

/** A slide's link to a page of this site, or to another site, which gets no referrer. */
export const StoryLink = ({ to, isSkipped = false }: { to: string; /** True if the Tab key skips it. */ isSkipped?: boolean }) =>
  to.startsWith('/') ? (
    <Link to={to} tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkWords(to)}
    </Link>
  ) : (
    <a href={to} rel="noopener noreferrer" tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkWords(to)}
    </a>
  )
