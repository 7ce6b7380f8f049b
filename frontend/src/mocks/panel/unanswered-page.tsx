import { Button } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import styles from './unanswered-page.module.css'
import { dismissUnanswered } from './unanswered-calls.ts'

/** Replaces the site after a call that no handler answers. */
export const UnansweredPage = ({ calls }: { calls: readonly string[] }) => (
  <main className="page-width">
    <MessagePage
      kicker="A hole in the mocks"
      title="No mock answers this call"
      action={
        <>
          <Button look="strong" onClick={() => window.location.reload()}>
            Load this page again
          </Button>
          <Button onClick={dismissUnanswered}>Go on without it</Button>
        </>
      }
    >
      {calls.map((call) => (
        <code className={styles.call} key={call}>
          {call}
        </code>
      ))}
      <span>Give it an answer in src/mocks/handlers/handlers.ts, by its name in the contract.</span>
    </MessagePage>
  </main>
)
