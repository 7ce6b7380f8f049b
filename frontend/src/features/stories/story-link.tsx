import { Link } from 'react-router-dom'
import { storyLinkWords } from './story-link-words.ts'

/** Where a slide leads: a page of this site, or another one, which learns nothing of where its reader came from. */
export const StoryLink = ({ to }: { to: string }) =>
  to.startsWith('/') ? (
    <Link to={to}>{storyLinkWords(to)}</Link>
  ) : (
    <a href={to} rel="noopener noreferrer">
      {storyLinkWords(to)}
    </a>
  )
