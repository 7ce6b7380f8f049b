import { Link } from 'react-router-dom'
import { storyLinkWords } from './story-link-words.ts'

/** Where a slide leads: a page of this site, or another one, which learns nothing of where its reader came from. */
export const StoryLink = ({ to, isSkipped = false }: { to: string; /** By the Tab key. */ isSkipped?: boolean }) =>
  to.startsWith('/') ? (
    <Link to={to} tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkWords(to)}
    </Link>
  ) : (
    <a href={to} rel="noopener noreferrer" tabIndex={isSkipped ? -1 : undefined}>
      {storyLinkWords(to)}
    </a>
  )
