import type { Session } from '@artha/contract/account'
import { dateAndTimeInIndia } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './sessions-list.module.css'

interface SessionsListProps {
  sessions: readonly Session[]
  /** The id of the session being ended. */
  ending: string | undefined
  onEnd: (session: Session) => void
}

/** A person's sessions: the current one, then the others, last used first. The current one ends by logging out, so it has no button here. */
export const SessionsList = ({ sessions, ending, onEnd }: SessionsListProps) => (
  <ul className={styles.list}>
    {[...sessions].sort(lastUsedFirst).map((session) => (
      <li key={session._id} className={styles.session}>
        <div>
          <p className={styles.device}>
            <span>{session.device || 'Unknown device'}</span> {session.current && <Badge>This device</Badge>}
          </p>
          <p className={styles.times}>
            Signed in <Moment at={session.createdAt} />
            <br />
            Last used <Moment at={session.lastUsedAt} />
          </p>
        </div>
        {!session.current && (
          <Button aria-disabled={ending === session._id} onClick={() => onEnd(session)}>
            Sign out<span className="visually-hidden">{` of ${session.device || 'the unknown device'}`}</span>
          </Button>
        )}
      </li>
    ))}
  </ul>
)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{dateAndTimeInIndia(new Date(at))}</time>

const lastUsedFirst = (one: Session, other: Session) =>
  Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt)
