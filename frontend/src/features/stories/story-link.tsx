import { Link } from 'react-router-dom'

/** Where a slide leads: a page of this site, or another one, which learns nothing of where its reader came from. */
export const StoryLink = ({ to }: { to: string }) =>
  to.startsWith('/') ? (
    <Link to={to}>Read more</Link>
  ) : (
    <a href={to} rel="noopener noreferrer">
      Read more on {new URL(to).hostname}
    </a>
  )
