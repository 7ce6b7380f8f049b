import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './mock-panel.module.css'
import { scenarioGroups, scenarioNamed } from '../scenarios/scenarios.ts'
import { resetTab } from '../data/tab-list.ts'
import { scenarioWord, tabScenario } from '../scenarios/tab-scenario.ts'
import { clearUploads } from '../handlers/uploaded-files.ts'

/** Discards the changes of this tab and starts with the usual answers. */
async function startOver() {
  resetTab()
  await clearUploads()
  window.location.replace(window.location.pathname)
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** The list of scenarios. Each link loads the whole page, so nothing of the previous scenario remains and Back returns to it. */
export function MockPanel() {
  const current = tabScenario()
  return (
    <nav className={`${styles.panel} not-printed`} aria-label="Mocks">
      <details className={styles.details} onKeyDown={closeOnEscape}>
        <summary className={styles.summary}>
          Mocks{current !== 'normal' && <span className={styles.current}>{`: ${scenarioNamed(current).title}`}</span>}
        </summary>
        <div className={styles.body}>
          {Object.entries(scenarioGroups).map(([group, scenarios]) => (
            <div key={group}>
              <p className={styles.group}>{group}</p>
              <ul className={styles.list}>
                {Object.entries(scenarios).map(([name, { title }]) => (
                  <li key={name}>
                    <a className={styles.link} href={`?${scenarioWord}=${name}`} aria-current={name === current ? 'true' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Button onClick={() => void startOver()}>Forget what this tab has written</Button>
        </div>
      </details>
    </nav>
  )
}
