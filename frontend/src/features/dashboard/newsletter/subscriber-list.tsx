import {
  subscribersPerPage,
  subscriberSources,
  subscriberStates,
  type SubscriberFilters,
  type SubscriberLine,
  type SubscriberSearch,
} from '@artha/contract/newsletter-subscriber'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { refusalOf } from '../../../api/refusal-of.ts'
import { dateInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberedPager } from '../../../ui/numbered-pager.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import table from '../tables/desk-table.module.css'
import filtersStyles from '../tables/article-filters.module.css'
import styles from '../tables/manager.module.css'
import { pagesShown } from '../tables/pages-shown.ts'
import { useDebounced } from '../tables/use-debounced.ts'
import { SubscriberImportForm } from './subscriber-import.tsx'
import { sourceTexts, subscriberStateTexts, subscribersText } from './subscriber-texts.ts'
import { saveFile } from './save-file.ts'
import { useSubscriberFile, useSubscribers } from './use-subscribers.ts'

const typingDelayMs = 300

/** The subscribers of the newsletter. The search stays out of the page's address, because it may be a reader's address. */
export function SubscriberList({ isOwner }: { isOwner: boolean }) {
  const [search, setSearch] = useState<SubscriberSearch>({ q: '', page: 1 })
  const asked = useDebounced(search, typingDelayMs)
  const subscribers = useSubscribers(asked)
  const total = subscribers.data?.total
  const change = (patch: Partial<SubscriberFilters>) => setSearch({ ...search, ...patch, page: 1 })
  const isFiltered = asked.q !== '' || asked.state !== undefined || asked.source !== undefined

  return (
    <div className={styles.manager}>
      <p className={styles.about}>
        <Link to="/dashboard/newsletter">Back to the issues</Link>
      </p>
      <div className={filtersStyles.filters} role="search" aria-label="Subscribers">
        <div className={filtersStyles.wide}>
          <Field
            label="Search by address"
            name="q"
            type="search"
            maxLength={254}
            autoComplete="off"
            value={search.q}
            onChange={({ target }) => change({ q: target.value })}
          />
        </div>
        <SelectField
          label="State"
          name="state"
          options={subscriberStates}
          nameOf={(state) => subscriberStateTexts[state]}
          placeholder="Any"
          value={search.state ?? ''}
          onChange={({ target }) => change({ state: subscriberStates.find((state) => state === target.value) })}
        />
        <SelectField
          label="Source"
          name="source"
          options={subscriberSources}
          nameOf={(source) => sourceTexts[source]}
          placeholder="Any"
          value={search.source ?? ''}
          onChange={({ target }) => change({ source: subscriberSources.find((source) => source === target.value) })}
        />
      </div>
      <p className={styles.count} role="status">
        {total !== undefined && subscribersText(total)}
      </p>
      <LoadState
        of={subscribers}
        pending={<SkeletonText lines={8} />}
        failedMessage="The subscribers could not be loaded."
        isEmpty={({ subscribers: found }) => found.length === 0}
        empty={
          <Notice kind="empty" title={isFiltered ? 'No subscriber matches.' : 'Nobody is subscribed yet.'}>
            {isFiltered
              ? 'Try a part of the address, or another state or source.'
              : 'Readers subscribe on the newsletter’s page and in the box of the site.'}
          </Notice>
        }
      >
        {(page) => (
          <>
            <SubscriberTable subscribers={page.subscribers} />
            {page.total > subscribersPerPage && (
              <NumberedPager
                label="Pages of subscribers"
                pages={pagesShown(String(page.total), subscribersPerPage)}
                page={search.page}
                onPage={(number) => setSearch({ ...search, page: number })}
              />
            )}
          </>
        )}
      </LoadState>
      {isOwner && <ExportButton filters={asked} isEmpty={total === 0} />}
      {isOwner && <SubscriberImportForm onImported={subscribers.retry} />}
    </div>
  )
}

const dayOf = (time: string | null) => (time === null ? '–' : dateInIndia(new Date(time)))

const SubscriberTable = ({ subscribers }: { subscribers: readonly SubscriberLine[] }) => (
  <table className={table.table} aria-label="Subscribers">
    <thead>
      <tr>
        <th scope="col">Address</th>
        <th scope="col">State</th>
        {['Source', 'Agreed on', 'Confirmed on'].map((name) => (
          <th key={name} scope="col" className={table.wide}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {subscribers.map(({ email, state, source, agreedAt, wordsVersion, confirmedAt }) => (
        <tr key={email}>
          <th scope="row" className={table.name}>
            {email}
          </th>
          <td>
            <span>{subscriberStateTexts[state]}</span>
            <span className={table.narrow}>{`${source === null ? '–' : sourceTexts[source]}, agreed ${dayOf(agreedAt)}`}</span>
          </td>
          <td className={table.wide}>{source === null ? '–' : sourceTexts[source]}</td>
          <td className={table.wide}>
            <span>{dayOf(agreedAt)}</span>
            {wordsVersion !== '' && <span className={table.kind}>{wordsVersion}</span>}
          </td>
          <td className={table.wide}>{dayOf(confirmedAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Saves the matching subscribers as a file. */
function ExportButton({ filters: { q, state, source }, isEmpty }: { filters: SubscriberFilters; isEmpty: boolean }) {
  const readFile = useSubscriberFile()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [done, setDone] = useState<string>()

  async function save() {
    setIsBusy(true)
    setProblem(undefined)
    setDone(undefined)
    try {
      const { csv, count } = await readFile({ q, state, source })
      saveFile('newsletter-subscribers.csv', csv)
      setDone(`${subscribersText(count)} exported. The file holds personal data: delete it when you no longer need it.`)
    } catch (error) {
      setProblem(titledProblemOf(refusalOf(error), 'The subscribers could not be exported.'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div>
      <Button disabled={isBusy || isEmpty} onClick={() => void save()}>
        {isBusy ? 'Exporting …' : 'Export as CSV'}
      </Button>
      <LiveRegion role="status">{done !== undefined && <Message kind="done" title={done} />}</LiveRegion>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
    </div>
  )
}
