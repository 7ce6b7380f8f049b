import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { ShownFilters } from './filters-in-address.ts'
import styles from './article-filters.module.css'

const states = ['live', 'scheduled', 'draft'] as const
const stateNames = { live: 'Live', scheduled: 'Scheduled', draft: 'Draft in the Studio' }
const orders = ['oldest', 'changed', 'title'] as const
const orderNames = { oldest: 'Oldest first', changed: 'Recently changed', title: 'By title' }
const categories = [...articleCategories, ...legacyCategories]

interface ArticleFiltersProps {
  filters: ShownFilters
  onChange: (patch: Partial<ShownFilters>) => void
}

/** The filter fields of the list of articles. */
export const ArticleFilters = ({ filters, onChange }: ArticleFiltersProps) => {
  const text = (name: Exclude<keyof ShownFilters, 'mine'>) => ({
    name,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.filters} role="search" aria-label="Articles">
      <div className={styles.wide}>
        <Field {...text('q')} label="Search by title" type="search" maxLength={100} />
      </div>
      <SelectField {...text('state')} label="State" options={states} nameOf={(state) => stateNames[state]} placeholder="Any" />
      <SelectField {...text('category')} label="Category" options={categories} placeholder="Any" />
      <Field {...text('tag')} label="Tag" maxLength={40} autoComplete="off" />
      <Field {...text('author')} label="Author" maxLength={100} autoComplete="off" />
      <Field {...text('from')} label="From" type="date" />
      <Field {...text('to')} label="To" type="date" />
      <SelectField {...text('sort')} label="Sort by" options={orders} nameOf={(order) => orderNames[order]} placeholder="Newest first" />
      <Checkbox name="mine" checked={filters.mine === '1'} onChange={({ target }) => onChange({ mine: target.checked ? '1' : '' })}>
        Mine only
      </Checkbox>
    </div>
  )
}
