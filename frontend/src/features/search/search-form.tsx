import { maxSearchLength, searchTypes } from '@artha/contract/search-types'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { groupNames } from './group-names.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { searchFiltersOf, searchPath, searchTopics, type SearchFilters } from './search-filters.ts'
import styles from './search-form.module.css'

/** Returns the label of the folded filters, with those that are set. */
function filterText({ type, topic, from }: SearchFilters) {
  const set = [type === '' ? '' : groupNames[type], topic, from === '' ? '' : `since ${from}`].filter(Boolean)
  return set.length === 0 ? 'Filters' : `Filters: ${set.join(', ')}`
}

/** The search field and its filters. The form works without script; with script, typed amounts stay in the browser. */
export function SearchForm({ filters, typed }: { filters: SearchFilters; typed: string }) {
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') given.set(name, value)
    void navigate(searchPath(searchFiltersOf(given)), { state: { typed: given.get('q') ?? '' } })
  }

  return (
    <form className={styles.form} action="/search" role="search" aria-label="Search everything" onSubmit={submit}>
      <div className={styles.words}>
        <Field label="Words" name="q" type="search" defaultValue={typed} maxLength={maxSearchLength} autoComplete="off" enterKeyHint="search" />
      </div>
      <details className={styles.fold}>
        <summary className={styles.summary}>{filterText(filters)}</summary>
        <div className={styles.filters}>
          <SelectField
            label="Type"
            name="type"
            options={searchTypes}
            nameOf={(each) => groupNames[each]}
            placeholder="Everything"
            defaultValue={filters.type}
          />
          <SelectField label="Topic" name="topic" options={searchTopics} placeholder="All topics" defaultValue={filters.topic} />
          <Field label="Published since" name="from" type="date" defaultValue={filters.from} />
        </div>
      </details>
      <SubmitButton className={styles.submit}>Show results</SubmitButton>
    </form>
  )
}
