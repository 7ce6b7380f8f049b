import { useState, type SubmitEvent } from 'react'
import { articleCategories } from '@artha/contract/value-lists'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { subcategoryAfter, subcategoryChoice } from '../editor/subcategory-choice.ts'
import { bulkActions, bulkOperation, type BulkAction, type BulkOperation, type BulkFields } from './bulk-operation.ts'
import styles from './bulk-bar.module.css'

const names: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  categorise: 'Change category',
  tag: 'Add a tag',
  untag: 'Remove a tag',
  delete: 'Delete',
}

const countText = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

interface BulkBarProps {
  /** The number of selected articles. */
  count: number
  isBusy: boolean
  onApply: (deed: BulkOperation) => void
}

/** A bar with the bulk action to choose, its fields, and a button with the number of articles. */
export function BulkBar({ count, isBusy, onApply }: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>()
  const [fields, setFields] = useState<BulkFields>({ category: '', subcategory: '', tag: '' })
  const [problems, setProblems] = useState<Partial<BulkFields>>({})

  const change = (patch: Partial<BulkFields>) => {
    setFields((before) => ({ ...before, ...patch }))
    setProblems({})
  }
  function apply(event: SubmitEvent) {
    event.preventDefault()
    if (action === undefined || count === 0 || isBusy) return
    const asked = bulkOperation(action, fields)
    if ('deed' in asked) onApply(asked.deed)
    setProblems('deed' in asked ? {} : asked.problems)
  }

  return (
    <form className={styles.bar} aria-label="Selected articles" noValidate onSubmit={apply}>
      <SelectField
        name="bulk-action"
        label="Action"
        options={bulkActions}
        nameOf={(each) => names[each]}
        placeholder="Choose"
        value={action ?? ''}
        onChange={({ target }) => {
          setAction(bulkActions.find((each) => each === target.value))
          setProblems({})
        }}
      />
      {action === 'categorise' && <PlacementFields fields={fields} problems={problems} onChange={change} />}
      {(action === 'tag' || action === 'untag') && (
        <Field
          name="bulk-tag"
          label={action === 'tag' ? 'Tag to add' : 'Tag to remove'}
          maxLength={40}
          autoComplete="off"
          value={fields.tag}
          error={problems.tag}
          onChange={({ target }) => change({ tag: target.value })}
        />
      )}
      <Button type="submit" className={styles.apply} aria-disabled={action === undefined || count === 0 || isBusy}>
        {count === 0 ? 'None selected' : `Apply to ${countText(count)}`}
      </Button>
    </form>
  )
}

interface PlacementFieldsProps {
  fields: BulkFields
  problems: Partial<BulkFields>
  onChange: (patch: Partial<BulkFields>) => void
}

function PlacementFields({ fields: { category, subcategory }, problems, onChange }: PlacementFieldsProps) {
  const { options } = subcategoryChoice(category, '')
  const given = { name: 'bulk-subcategory', label: 'New subcategory', value: subcategory, error: problems.subcategory }
  return (
    <>
      <SelectField
        name="bulk-category"
        label="New category"
        options={articleCategories}
        placeholder="Choose"
        value={category}
        error={problems.category}
        onChange={({ target }) => onChange({ category: target.value, subcategory: subcategoryAfter(target.value, subcategory) })}
      />
      {options === undefined ? (
        <Field {...given} maxLength={100} autoComplete="off" onChange={({ target }) => onChange({ subcategory: target.value })} />
      ) : (
        <SelectField {...given} options={options} placeholder="Choose" onChange={({ target }) => onChange({ subcategory: target.value })} />
      )}
    </>
  )
}
